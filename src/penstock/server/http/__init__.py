"""The door: REST, the table sockets, and the shapes of what goes in and out."""
