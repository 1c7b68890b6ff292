"""The database: schema, migrations and queries. What comes out are frozen records (`records.py`), never rows."""

from .database import Store, StoreError, Transaction, open_store
from .queries import Conflict

__all__ = ["Conflict", "Store", "StoreError", "Transaction", "open_store"]
