"""Drawing parts that every game's painter shares: colours, fonts, text fitting, sheets, sprites, card art, encoding."""
