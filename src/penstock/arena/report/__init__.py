"""Pages for people: one HTML file, nothing from outside, light and dark, phone to wide screen."""
