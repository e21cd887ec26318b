"""The commands of `penstock` that need no server."""
