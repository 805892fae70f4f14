"""Who is asking. A person is whoever holds a secret; the store knows only its hash."""

import hashlib
import secrets

from itsdangerous import BadSignature, Signer
from starlette.requests import Request

COOKIE = "atoll"
YEAR = 365 * 24 * 3600


def holder_of(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Identities:
    """Gives out secrets and recognises them, in a signed cookie or as a bearer's token."""

    def __init__(self, key: str) -> None:
        self.signer = Signer(key, salt="atoll.secret")

    def new(self) -> str:
        """A new secret, signed."""
        return self.signer.sign(secrets.token_urlsafe(24)).decode()

    def holder(self, token: str) -> str:
        """The holder a signed secret names; empty if nobody signed it."""
        try:
            return holder_of(self.signer.unsign(token).decode())
        except (BadSignature, UnicodeDecodeError):
            return ""

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
