"""The database: its tables, typed rows, and the one thread that writes."""
