"""Would a test notice? Seeded mutants of engines, kernel and referee: `python -m tests.mutation`."""
