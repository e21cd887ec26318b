"""Bots on seats, in processes of their own, and the compiler behind them."""
