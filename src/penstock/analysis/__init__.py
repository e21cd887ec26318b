"""What a finished game was decided by: chances over the game, every decision judged, luck apart from it."""
