"""What the store keeps. A game is its seed, options and entries; entries are only ever added."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class Base(DeclarativeBase):
    """The tables of the database."""


class Setting(Base):
    """One thing all servers on a database share, such as the key that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Table(Base):
    """A table at which one game is played."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(40))
    seed_chosen: Mapped[bool] = mapped_column(default=False)  # by somebody, who can foresee draws
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # where it began, if midway
    created: Mapped[int]
    touched: Mapped[int]  # seconds: when something last happened here
    version: Mapped[int] = mapped_column(default=0)  # how many entries there are
    changes: Mapped[int] = mapped_column(default=0)  # entries, chat, seats: what streams count
    turn: Mapped[int] = mapped_column(default=0)  # the seat to decide; -1 when the game is over
    turned: Mapped[int] = mapped_column(default=0)  # seconds: since when that seat decides
    turn_time: Mapped[int] = mapped_column(default=0)  # seconds that a turn may take; 0: any time
    host: Mapped[str] = mapped_column(String(64), default="")  # the holder who set it up
    public: Mapped[bool] = mapped_column(default=False)  # shown in the lobby, not by its link alone
    nudged: Mapped[int] = mapped_column(default=0)  # seconds: when who decides was last asked to
    ended: Mapped[str] = mapped_column(String(20), default="")  # why before the game's own end
    rematch: Mapped[str] = mapped_column(String(16), default="")  # the table everybody went on to
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # scores and winners, once over
    seats: Mapped[list["Seat"]] = relationship(order_by="Seat.number", lazy="selectin")

    @property
    def whole(self) -> bool:
        """Are all seats there, that of whose turn it is among them?"""
        numbers = [seat.number for seat in self.seats]
        return numbers == list(range(len(numbers))) and -1 <= self.turn < len(numbers)

    __table_args__ = (
        Index("tables_by_time", "touched"),
        Index("tables_by_turn_time", "turn_time"),
        Index("tables_by_host", "host"),
    )


class Seat(Base):
    """A place at a table: open, a person's, or a bot's."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    holder: Mapped[str] = mapped_column(String(64), default="", index=True)  # a hash; empty: nobody
    bot: Mapped[str] = mapped_column(String(20), default="")  # its level; empty: no bot plays here
    absent: Mapped[bool] = mapped_column(default=False)  # the bot stands in: the turn took too long
    resigned: Mapped[bool] = mapped_column(default=False)  # the bot plays to the end
    agrees: Mapped[bool] = mapped_column(default=False)  # to end the game here

    @property
    def open(self) -> bool:
        return not self.holder and not self.bot


class Act(Base):
    """A move, or the taking back of one."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(String(80))  # in notation; empty: the last move is taken back
    at: Mapped[int]


class Line(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int]  # -1: a spectator
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int]


class Reviewed(Base):
    """What a review found out about one decision of a finished game. See `atoll.table.reviews`."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(
        primary_key=True
    )  # of the table: its last move may go back
    ply: Mapped[int] = mapped_column(primary_key=True)
    found: Mapped[dict[str, Any]] = mapped_column(JSON)


class Deed(Base):
    """Something a person has done: a lesson, a puzzle. See `atoll.table.deeds`."""

    __tablename__ = "deeds"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)  # their holder
    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    game: Mapped[str] = mapped_column(String(20), primary_key=True)
    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    at: Mapped[int]  # seconds: when it was done first


class Device(Base):
    """A further secret of a person, on another device; their first one names them itself."""

    __tablename__ = "devices"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), index=True)
    created: Mapped[int]


class Code(Base):
    """Something that is known or signed once: a recovery code, a link, the challenge of a passkey."""

    __tablename__ = "codes"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    person: Mapped[str] = mapped_column(String(64), index=True)
    until: Mapped[int]  # seconds; 0: for ever


class Passkey(Base):
    """A key that a person's device holds; the house knows its public half."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(400), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int]  # as the key counts them
    created: Mapped[int]


class Push(Base):
    """Where a browser hears of its person's turns while no page is open."""

    __tablename__ = "pushes"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)  # of the endpoint
    person: Mapped[str] = mapped_column(String(64), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(120))
    auth: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(2))
