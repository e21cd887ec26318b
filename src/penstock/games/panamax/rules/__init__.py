"""The rulebook, chapter by chapter: what is allowed, and what follows."""
