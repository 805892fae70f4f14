"""A bot that plays at a table over the JSON API: python examples/table_bot.py ADDRESS/tables/ID"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


def ask(address: str, secret: str, wish: object = None) -> dict[str, Any]:
    """GET, or POST if there is a wish."""
    body = None if wish is None else json.dumps(wish).encode()
    headers = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
    with urlopen(Request(address, body, headers)) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def play(page: str) -> None:
    """Take the first open seat and play random moves to the end."""
    house, _, table = page.rpartition("/tables/")
    api = f"{house}/api/tables/{table}"
    secret = ask(f"{house}/api/people", "none", {})["secret"]
    seat = next(seat["number"] for seat in ask(api, secret)["seats"] if seat["open"])
    ask(f"{api}/sit", secret, {"seat": seat, "name": "Table bot"})
    with urlopen(f"{api}/stream") as stream:
        for line in stream:
            if not line.startswith(b"data:"):
                continue
            seen = ask(api, secret)
            legal = [choice["move"] for choice in seen["choices"] if not choice["refusal"]]
            if legal:
                wish = {"version": seen["version"], "move": random.choice(legal)}
                ask(f"{api}/moves", secret, wish)
            if seen["over"]:
                return


if __name__ == "__main__":
    play(sys.argv[1])
