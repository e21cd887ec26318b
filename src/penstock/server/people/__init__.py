"""Persons, sessions, and how often somebody may do something."""
