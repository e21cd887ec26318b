"""The page without a server: the games that it holds, and the folder that any web server hands out."""
