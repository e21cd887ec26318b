"""What people see: views, facts and words, and the printed components."""
