"""The contract test, for games that any package brings. Its test file needs one line:

    from atoll.testing import contract

    TestKonane = contract("konane")

It holds the game to all that `docs/architecture.md` promises, at every player count and in every
mode. HYPOTHESIS_PROFILE says how many positions it tries: brief, steady (the default) or thorough.
"""

from atoll.extras import needed

with needed("testing"):
    from atoll.testing.contract import contract, held_to
    from atoll.testing.held import Census, Held
    from atoll.testing.ledger import rule
    from atoll.testing.silence import Silence

__all__ = ["Census", "Held", "Silence", "contract", "held_to", "rule"]
