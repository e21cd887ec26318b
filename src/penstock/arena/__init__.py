"""Bots against bots: duplicate tournaments on one process, several, or many machines; ratings; reports."""
