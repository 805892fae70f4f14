"""The decisions of Kiwi Chow Down, one file for each phase or sort."""
