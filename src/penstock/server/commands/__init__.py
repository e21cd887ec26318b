"""`penstock serve`, `admin`, `backup`, `check` and `verify`."""
