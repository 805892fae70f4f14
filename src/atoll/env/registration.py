"""Gymnasium knows every game of the shelf by its name: `atoll/Tribes-v0`."""

import gymnasium

from atoll.door import shelf


def environment(name: str) -> str:
    """What Gymnasium calls a game."""
    return f"atoll/{''.join(map(str.capitalize, name.split('_')))}-v0"


def register() -> None:
    """Tell Gymnasium of all games that can be learned."""
    for game in shelf():
        if game.has_room("encoding"):
            gymnasium.register(
                environment(game.name),
                entry_point="atoll.env.seat:SeatEnv",
                vector_entry_point="atoll.env.vector:GamesEnv",
                disable_env_checker=True,
                kwargs={"game": game.name},
            )
