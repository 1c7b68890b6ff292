"""Rise."""
