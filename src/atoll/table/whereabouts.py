"""Where a server is: what to type into a browser, on this machine and on others of its network."""

import ipaddress
import socket

EVERYWHERE = {
    "": "127.0.0.1",
    "0.0.0.0": "127.0.0.1",
    "::": "::1",
}  # and this machine's own name there
# Addresses of which documentation speaks: nobody is there, so they only ask for the way out.
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    return page(EVERYWHERE.get(host, host), port)


def address_for_friends(host: str, port: int) -> str | None:
    """What others in the network type, if the server listens to them and the machine is in one."""
    name = own_name(family(host)) if host in EVERYWHERE else None
    return page(name, port) if name else None


def own_name(kind: socket.AddressFamily) -> str | None:
    """This machine's address towards others. Its own table of ways is asked: nothing is sent."""
    try:
        with socket.socket(kind, socket.SOCK_DGRAM) as way:
            way.connect((FAR[kind], 9))
            name: str = way.getsockname()[0]
    except OSError:
        return None
    found = ipaddress.ip_address(name)
    return None if found.is_loopback or found.is_unspecified else name


def page(name: str, port: int) -> str:
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def greeting(host: str, port: int) -> str:
    """What a server says when it is there."""
    lines = [f"Atoll is at {address(host, port)} (Ctrl-C ends it)"]
    friends = address_for_friends(host, port)
    if friends:
        lines += [
            f"In your network it is at {friends}: set tables up there, and your links lead there"
        ]
    elif host in EVERYWHERE:
        lines += ["No address was found at which others reach this machine: is it in a network?"]
    return "\n".join(lines)
