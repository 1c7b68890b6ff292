"""The real bot on a simulated Discord: the local table in a browser, and the demo."""
