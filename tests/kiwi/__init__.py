"""The rules of Kiwi Chow Down, one by one."""
