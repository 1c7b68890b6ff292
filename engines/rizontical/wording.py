"""The wording of effects (being written)."""
from engines.kernel.text import say
def told(ops): return say("rzc-stub")
