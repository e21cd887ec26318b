"""What runs beside the requests and what an operator asks for."""
