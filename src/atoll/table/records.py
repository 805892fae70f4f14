"""Games that are over: what came of them, and records that are brought in from elsewhere."""

from typing import Final

from sqlalchemy import update

from atoll.engine.record import Record, RecordError
from atoll.table.live import result_of
from atoll.table.models import Act, Seat, Table
from atoll.table.refused import Refused
from atoll.table.store import now
from atoll.table.tables import Tables, laid

IMPORTED: Final = "imported"  # why a record's game is over here, if it was not over there
MOST_MOVES: Final = 5000
AT_ONCE: Final = 12  # older games whose results are worked out when somebody looks at a list


def bring_in(tables: Tables, holder: str, text: str) -> str:
    """A table at which a record can be replayed; what is wrong with it raises `RecordError`."""
    record = Record.from_json(text)
    if len(record.moves) > MOST_MOVES:
        raise RecordError(
            f"record: has {len(record.moves)} moves, at most {MOST_MOVES} are read here"
        )
    if not 0 <= record.seed < 2**64:
        raise RecordError("record: 'seed' is no seed of the table's")
    end = record.replay()
    seats = [Seat(number=number) for number in range(record.seats)]
    how = {"host": holder, "position": record.position, "seed_chosen": True}
    table = laid(record.game, seats, record.options, record.seed, **how)
    table.version = len(record.moves)
    table.turn, table.ended = -1, "" if end.over else IMPORTED
    table.result = result_of(end) if end.over else None
    seat_by_move = [state.seat for state, _ in record.positions()]
    acts = [
        Act(table_id=table.id, number=number, seat=seat, move=move, at=now())
        for number, (seat, move) in enumerate(zip(seat_by_move, record.moves, strict=True))
    ]
    tables.store.create(table, acts)
    return table.id


def settle(tables: Tables, found: list[Table]) -> None:
    """Work out what came of games that ended before results were kept; some at a time."""
    unknown = [table for table in found if table.turn < 0 and not table.result and not table.ended]
    for table in unknown[:AT_ONCE]:
        try:
            with tables.at(table.id) as live:
                state = live.session.state
                table.result = result_of(state) if state.over else None
        except Refused:
            continue  # it cannot be read here
        if table.result:
            with tables.store.writing() as connection:
                known = update(Table).where(Table.id == table.id)
                connection.execute(known.values(result=table.result))
