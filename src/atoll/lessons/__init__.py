"""Lessons: a game taught at the table, one idea at a time. `course` reads them, `attempt` plays them."""
