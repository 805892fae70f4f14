"""Whether somebody chose a table's seed: then all at the table are told."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    column = sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "seed_chosen")
