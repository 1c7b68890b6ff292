"""What the engines say and do, written down to be compared after they were rebuilt: `python -m tests.record --help`."""
