"""A server says where it is: on this machine, and to friends in the network."""

import socket
import webbrowser
from typing import Any

import pytest

from atoll.table import serving
from atoll.table.whereabouts import address, greeting, own_name


class Way:
    """A socket of a machine that has one address, or none; it sends nothing."""

    name = "192.168.1.20"

    def __init__(self, kind: socket.AddressFamily, what: socket.SocketKind) -> None:
        assert what == socket.SOCK_DGRAM

    def __enter__(self) -> "Way":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: tuple[str, int]) -> None:
        if not self.name:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.name, 40000


def machine(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(Way, "name", name)
    monkeypatch.setattr(socket, "socket", Way)


def test_friends_are_told_the_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, "192.168.1.20")
    here, friends = greeting("0.0.0.0", 8417).splitlines()
    assert "at http://127.0.0.1:8417/ " in here
    assert "at http://192.168.1.20:8417/:" in friends


def test_an_address_of_the_newer_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, "2001:db8::7")
    here, friends = greeting("::", 8417).splitlines()
    assert "at http://[::1]:8417/ " in here
    assert "at http://[2001:db8::7]:8417/:" in friends


@pytest.mark.parametrize("name", ["", "127.0.0.1", "0.0.0.0"])
def test_a_machine_in_no_network_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, name)
    here, friends = greeting("0.0.0.0", 8417).splitlines()
    assert "at http://127.0.0.1:8417/ " in here
    assert friends.startswith("No address was found")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.20"])
def test_who_listens_at_one_address_names_that_alone(host: str) -> None:
    assert greeting(host, 8417) == f"Atoll is at {address(host, 8417)} (Ctrl-C ends it)"


def test_this_machine_finds_itself() -> None:
    """Whatever it is called, somebody can listen there."""
    if name := own_name(socket.AF_INET):
        socket.create_server((name, 0)).close()


def test_the_browser_opens_what_links_must_begin_with(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    everywhere: dict[str, Any] = {"port": 8417, "log_level": "warning", "patience": 1, "rate": 1}
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serving, "has_screen", lambda: True)
    machine(monkeypatch, "192.168.1.20")
    serving.greet(serving.Terms("0.0.0.0", **everywhere), browser=True)
    serving.greet(serving.Terms("127.0.0.1", **everywhere), browser=True)
    assert opened == ["http://192.168.1.20:8417/", "http://127.0.0.1:8417/"]
