"""Ways back to one's seats: further devices, codes, passkeys; and where notices go."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

KINDS = ("devices", "codes", "passkeys", "pushes")


def upgrade() -> None:
    def key(name: str, most: int) -> sa.Column[str]:
        return sa.Column(name, sa.String(most), primary_key=True)

    def text(name: str, most: int) -> sa.Column[str]:
        return sa.Column(name, sa.String(most), nullable=False)

    def number(name: str) -> sa.Column[int]:
        return sa.Column(name, sa.Integer, nullable=False)

    op.create_table("devices", key("hash", 64), text("person", 64), number("created"))
    op.create_table("codes", key("hash", 64), text("kind", 20), text("person", 64), number("until"))
    op.create_table(
        "passkeys",
        key("id", 400),
        text("person", 64),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        number("uses"),
        number("created"),
    )
    op.create_table(
        "pushes",
        key("hash", 64),
        text("person", 64),
        sa.Column("endpoint", sa.Text, nullable=False),
        text("p256dh", 120),
        text("auth", 40),
        text("language", 2),
    )
    for kind in KINDS:
        op.create_index(f"ix_{kind}_person", kind, ["person"])


def downgrade() -> None:
    for kind in KINDS:
        op.drop_table(kind)
