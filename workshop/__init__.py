"""What designers, organisers and developers run: the local table, demo, verify, scenarios, cards, selfplay, balance,
bench."""
