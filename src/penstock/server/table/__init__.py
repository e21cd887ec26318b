"""Tables: opening, joining, playing, clocks, agreements. Nothing here knows how it is asked for."""
