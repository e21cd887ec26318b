"""The terminal: a table to play at, and the commands of `penstock`."""
