"""The table server: people, tables, storage, streams, bots on seats. `penstock serve` starts it."""
