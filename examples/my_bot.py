"""A bot of your own: atoll arena tribes --bots choose,random --code examples/my_bot.py"""

import atoll


def choose(state: atoll.State) -> int:
    """Play whatever leaves me with the most points, looking one decision ahead."""

    def points_after(move: int) -> int:
        after = state.copy()
        after.play(move)
        return after.scores()[state.seat]

    return max(state.moves(), key=points_after)
