"""What every game shares: agenda, asks, cards, effects, windows, chance, records, views, scenarios, conformance."""
