"""Storage: the log of every table and everything about people, in SQLite or PostgreSQL."""
