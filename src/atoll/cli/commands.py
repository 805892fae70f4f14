"""The commands by their names, in the order of the help."""

from atoll.cli import (
    arena,
    bench,
    draw,
    encode,
    keep,
    lab,
    learn,
    lesson,
    load,
    new_game,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    shelf,
    watch,
)
from atoll.cli.app import app

app.command("games")(shelf.games)
app.command("serve")(serve.serve)
app.command("backup")(keep.backup)
app.command("restore")(keep.restore)
app.command("tidy")(keep.tidy)
app.command("load")(load.load)
app.command("play")(play.play)
app.command("lesson")(lesson.lesson)
app.command("watch")(watch.watch)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("learn")(learn.learn)
app.command("lab")(lab.lab)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("puzzles")(puzzles.puzzles)
app.command("draw")(draw.draw)
app.command("encode")(encode.encode)
app.command("rules")(rules.rules)
app.command("parts")(shelf.parts)
app.command("new-game")(new_game.new_game)


__all__ = ["app"]
