"""What bots believe: nothing here decides what is allowed."""
