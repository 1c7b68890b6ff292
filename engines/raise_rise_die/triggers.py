"""What was set off: one after another, who started the bout first, each player ordering the own. [RD-1804 RD-1806]"""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.cards.following import Following


class Triggers(Following, tag="triggers", kw_only=True):
    """What was set off at the same time. What is set off meanwhile comes right after what set it off. [RD-1804]"""

    order_clause: ClassVar[str] = "RD-1804"
    loop_clause: ClassVar[str] = "RD-1806"
