"""People at a table, for tests: each with a secret of their own, speaking to the API."""

from typing import Any

from fastapi.testclient import TestClient


class Person:
    """Somebody who asks the API with a bearer's secret."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        secret = client.post("/api/people", json={}, headers={"authorization": "Bearer none"})
        self.headers = {"authorization": f"Bearer {secret.json()['secret']}"}

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, **wish: Any) -> Any:
        return self.client.post(path, json=wish, headers=self.headers)

    def patch(self, path: str, **wish: Any) -> Any:
        return self.client.patch(path, json=wish, headers=self.headers)

    def delete(self, path: str) -> Any:
        return self.client.delete(path, headers=self.headers)

    def new_table(self, *kinds: str, **wish: Any) -> str:
        """A table of Tribes; a kind is `you`, `open`, or a bot's level."""
        seats = [
            {"kind": kind} if kind in ("you", "open") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        answer = self.post("/api/tables", **{"game": "tribes", "seats": seats, "seed": 7} | wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def see(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def legal(self, table: str) -> list[str]:
        return [choice["move"] for choice in self.see(table)["choices"] if not choice["refusal"]]

    def play(self, table: str, move: str | None = None, version: int | None = None) -> Any:
        """Play a move (the first legal one, if none is said) in answer to a version."""
        seen = self.see(table)
        if move is None:
            move = next(choice["move"] for choice in seen["choices"] if not choice["refusal"])
        asked = seen["version"] if version is None else version
        return self.post(f"/api/tables/{table}/moves", version=asked, move=move)
