"""A match but for its moves: opening, finding, looking, agreements, settings and standing orders."""
