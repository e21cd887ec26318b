"""`penstock serve`, `backup`, `check` and `verify`."""
