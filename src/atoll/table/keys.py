"""Ways back to one's seats: a recovery code, a link for another device, passkeys. No passwords, no mail.

A person is known by a secret in a cookie, and by further ones on other devices. Codes are kept as hashes, work
once, and links only for some minutes.
"""

import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from atoll.table.models import Code, Deed, Device, Passkey, Push, Seat, Table
from atoll.table.store import Store, now

RECOVERY, LINK, NEW_KEY, ENTER = "recovery", "link", "new-key", "enter"
MINUTE: Final = 60
LASTING: Final = {RECOVERY: 0, LINK: 10 * MINUTE, NEW_KEY: 5 * MINUTE, ENTER: 5 * MINUTE}
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none is taken for another
GROUPS, LONG = 5, 4  # 100 bits
KNOWN: Final = 10_000  # devices kept in memory
TRUST: Final = MINUTE  # for so long


def new_code() -> str:
    letters = [secrets.choice(LETTERS) for _ in range(GROUPS * LONG)]
    return "-".join("".join(letters[i : i + LONG]) for i in range(0, len(letters), LONG))


def hashed(code: str) -> str:
    """What the store keeps of a code; how it was typed does not matter."""
    plain = "".join(c for c in code.upper() if c.isalnum())
    for typed, meant in (("O", "0"), ("I", "1"), ("L", "1")):
        plain = plain.replace(typed, meant)
    return hashlib.sha256(plain.encode()).hexdigest()


class Keys:
    """What people come back with."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[str, float]] = OrderedDict()

    # Devices

    def add_device(self, secret_hash: str, person: str) -> None:
        with self.store.writing() as connection:
            device = {"hash": secret_hash, "person": person, "created": now()}
            connection.execute(insert(Device).values(device))

    def person_at(self, secret_hash: str) -> str:
        """Whose device a secret belongs to; empty if nobody's."""
        person, until = self.known.get(secret_hash, ("", 0.0))
        if until < time.monotonic():
            with self.store.engine.connect() as connection:
                wanted = select(Device.person).where(Device.hash == secret_hash)
                person = connection.scalar(wanted) or ""
            self.known[secret_hash] = person, time.monotonic() + TRUST
            while len(self.known) > KNOWN:
                self.known.popitem(last=False)
        return person

    # Codes

    def issue(self, kind: str, person: str, code: str | None = None) -> str:
        """A new code of a kind; an older recovery code or link of this person works no longer."""
        code = code or new_code()
        until = LASTING[kind] and now() + LASTING[kind]
        with self.store.writing() as connection:
            stale = (Code.until > 0) & (Code.until < now())
            if kind in (RECOVERY, LINK):
                stale |= (Code.person == person) & (Code.kind == kind)
            connection.execute(delete(Code).where(stale))
            row = {"hash": hashed(code), "kind": kind, "person": person, "until": until}
            connection.execute(insert(Code).values(row))
        return code

    def redeem(self, code: str, *kinds: str) -> str | None:
        """Whose code this was; None if it is none. It works once."""
        rows = Code.__table__.c
        valid = (rows.until == 0) | (rows.until >= now())
        spent = delete(Code).where(rows.hash == hashed(code), rows.kind.in_(kinds), valid)
        with self.store.writing() as connection:
            return connection.scalar(spent.returning(rows.person))

    def has_recovery(self, person: str) -> bool:
        wanted = select(Code.hash).where(Code.person == person, Code.kind == RECOVERY)
        with self.store.engine.connect() as connection:
            return connection.scalar(wanted) is not None

    # Passkeys

    def add_passkey(self, key_id: str, person: str, public_key: bytes, uses: int) -> bool:
        row = {"id": key_id, "person": person, "public_key": public_key, "uses": uses}
        try:
            with self.store.writing() as connection:
                connection.execute(insert(Passkey).values(row | {"created": now()}))
        except IntegrityError:
            return False
        return True

    def passkey(self, key_id: str) -> Passkey | None:
        with self.store.sessions() as session:
            return session.get(Passkey, key_id)

    def passkeys(self, person: str) -> list[Passkey]:
        wanted = select(Passkey).where(Passkey.person == person).order_by(Passkey.created)
        with self.store.sessions() as session:
            return list(session.scalars(wanted))

    def used(self, key_id: str, uses: int) -> None:
        with self.store.writing() as connection:
            connection.execute(update(Passkey).where(Passkey.id == key_id).values(uses=uses))

    def drop_passkey(self, key_id: str, person: str) -> bool:
        own = (Passkey.id == key_id) & (Passkey.person == person)
        with self.store.writing() as connection:
            return bool(connection.execute(delete(Passkey).where(own)).rowcount)

    # One person in two places

    def bring_along(self, old: str, person: str) -> None:
        """What somebody did on a device before it became another person's goes along with them."""
        if not old or old == person:
            return
        wanted = select(Seat.table_id).where(Seat.holder == old).distinct()
        with self.store.engine.connect() as connection:
            tables = list(connection.scalars(wanted))
        for table_id in tables:
            with self.store.change(table_id) as connection:
                own = (Seat.table_id == table_id) & (Seat.holder == old)
                connection.execute(update(Seat).where(own).values(holder=person))
        with self.store.writing() as connection:
            connection.execute(update(Table).where(Table.host == old).values(host=person))
            for kind in (Device, Passkey, Push):
                owner: Any = kind
                connection.execute(update(owner).where(owner.person == old).values(person=person))
            theirs = select(Deed.kind, Deed.game, Deed.name).where(Deed.person == person)
            known = {tuple(row) for row in connection.execute(theirs)}
            for deed in connection.execute(
                select(*Deed.__table__.c).where(Deed.person == old)
            ).all():
                if (deed.kind, deed.game, deed.name) not in known:
                    moved = deed._asdict() | {"person": person}
                    connection.execute(insert(Deed).values(moved))
            connection.execute(delete(Deed).where(Deed.person == old))
        self.known.clear()

    def move_out(self, old: str, person: str) -> None:
        """Be somebody new with all that was theirs: other devices, codes and notices are left behind."""
        with self.store.writing() as connection:
            for kind in (Device, Code, Push):
                owner: Any = kind
                connection.execute(delete(owner).where(owner.person == old))
        self.bring_along(old, person)
