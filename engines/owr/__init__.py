"""OWR: creatures in lanes, Souls in Stacks behind them, for two."""
