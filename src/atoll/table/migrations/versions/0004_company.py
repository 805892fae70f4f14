"""Hosts, public tables, time for a turn, nudges, resigning, ending by agreement, rematches, results."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NO = sa.false()
SEATS = ("absent", "resigned", "agrees")


def columns() -> list[sa.Column[object]]:
    """What tables have gained."""

    def number(name: str) -> sa.Column[object]:
        return sa.Column(name, sa.Integer, nullable=False, server_default="0")

    def text(name: str, most: int) -> sa.Column[object]:
        return sa.Column(name, sa.String(most), nullable=False, server_default="")

    return [
        number("turned"),
        number("turn_time"),
        number("nudged"),
        text("host", 64),
        text("ended", 20),
        text("rematch", 16),
        sa.Column("public", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("result", sa.JSON),
    ]


def upgrade() -> None:
    for column in columns():
        op.add_column("tables", column)
    op.create_index("tables_by_turn_time", "tables", ["turn_time"])
    op.create_index("tables_by_host", "tables", ["host"])
    for name in SEATS:
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=NO))


def downgrade() -> None:
    for name in SEATS:
        op.drop_column("seats", name)
    op.drop_index("tables_by_host", "tables")
    op.drop_index("tables_by_turn_time", "tables")
    for column in columns():
        op.drop_column("tables", column.name)
