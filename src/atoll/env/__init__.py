"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel; see `docs/environments.md`.

    import gymnasium
    env = gymnasium.make("atoll/Tribes-v0", opponents="greedy")

    from atoll.env import aec, parallel, vector
    env = aec("tribes", seats=3)

OpenSpiel has its own place: `import atoll.env.openspiel`.
"""

from atoll.extras import needed

with needed("env"):
    from atoll.env.aec import aec
    from atoll.env.parallel import parallel
    from atoll.env.registration import register
    from atoll.env.seat import SeatEnv
    from atoll.env.vector import GamesEnv, vector

register()

__all__ = ["GamesEnv", "SeatEnv", "aec", "parallel", "register", "vector"]
