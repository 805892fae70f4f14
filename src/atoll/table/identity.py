"""Who is asking. A person is whoever holds a secret; the store knows only its hash."""

import hashlib
import secrets
from collections.abc import Callable
from functools import lru_cache

from itsdangerous import BadSignature, Signer
from starlette.requests import Request

COOKIE = "atoll"
YEAR = 365 * 24 * 3600
SECRETS = 4096  # of those who asked last, that need not be checked again
FURTHER = "d."  # how the secret of a further device begins: the store knows whose it is


def holder_of(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Identities:
    """Gives out secrets and recognises them, in a signed cookie or as a bearer's token."""

    def __init__(self, key: str, person_at: Callable[[str], str]) -> None:
        self.signer = Signer(key, salt="atoll.secret")
        self.person_at = person_at
        self.read = lru_cache(SECRETS)(self.unsigned)  # every request asks twice

    def new(self) -> str:
        """A new secret, signed."""
        return self.signer.sign(secrets.token_urlsafe(24)).decode()

    def new_device(self) -> tuple[str, str]:
        """A secret for a further device of somebody, signed; and what the store shall keep of it."""
        secret = FURTHER + secrets.token_urlsafe(24)
        return self.signer.sign(secret).decode(), holder_of(secret)

    def holder(self, token: str) -> str:
        """The holder a signed secret names; empty if nobody signed it."""
        try:
            held, further = self.read(token)
        except (BadSignature, UnicodeDecodeError):
            return ""
        return self.person_at(held) if further else held

    def unsigned(self, token: str) -> tuple[str, bool]:
        """What the store keeps of a signed secret, and whether it is that of a further device."""
        secret = self.signer.unsign(token).decode()
        return holder_of(secret), secret.startswith(FURTHER)

    def of(self, request: Request) -> str:
        """The holder behind a request; empty for a stranger."""
        token = token_of(request.headers.get("authorization", "")) or request.cookies.get(
            COOKIE, ""
        )
        return self.holder(token) if token else ""


def token_of(authorization: str) -> str:
    """The token of an Authorization header."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
