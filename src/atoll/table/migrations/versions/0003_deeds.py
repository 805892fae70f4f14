"""What people have done: lessons, puzzles, challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "deeds",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deeds")
