"""The one card language of all games, and the documents that it is written in.

`document` reads and freezes files of cards and decks. The language itself: a game declares its nouns, events, relations
and its few own operations with `language.Language`; what a card says is read by `reading` and `fields` into `select`,
`values`, `conditions`, `flow`, `ability`; what lasts is in `lasting`, what waits in `waiting`, and `telling` puts all
of it into words of any language.
"""

from .document import Cards, DeckList, read_card, read_deck, within_lines
from .language import Language
from .printed import CardReader, Printed

__all__ = ["CardReader", "Cards", "DeckList", "Language", "Printed", "read_card", "read_deck", "within_lines"]
