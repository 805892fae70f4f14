"""`atoll serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from atoll.cli.app import mistakes

Host = Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 is the whole network.")]
Port = Annotated[
    int | None,
    typer.Option("--port", "-p", min=0, max=65535, help="By default 8000, or the next free one."),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="postgresql://... or sqlite:///...; by default a file in your data folder.",
    ),
]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help="Processes in which bots think.")
]
Web = Annotated[
    int,
    typer.Option("--web", min=1, max=64, help="Processes that answer guests, behind one port."),
]
Pause = Annotated[
    float | None,
    typer.Option("--pause", min=0, help="Seconds a bot takes at least, so that people can follow."),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option("--log-level", help="What goes to the error stream; info logs every request."),
]
Patience = Annotated[
    float,
    typer.Option("--patience", min=0.1, help="Seconds in which a request must arrive whole."),
]
Rate = Annotated[
    float, typer.Option("--rate", min=1, help="Requests per second that one address may make.")
]
PushKey = Annotated[
    Path | None,
    typer.Option(
        "--push-key",
        metavar="FILE",
        envvar="ATOLL_PUSH_KEY",
        help="A private key (PEM, P-256): notices then reach closed tabs by web push.",
    ),
]
PushContact = Annotated[
    str,
    typer.Option(
        "--push-contact",
        metavar="ADDRESS",
        envvar="ATOLL_PUSH_CONTACT",
        help="mailto: or https: address at which push services reach you.",
    ),
]
PushService = Annotated[
    list[str] | None,
    typer.Option(
        "--push-service", metavar="ORIGIN", help="A push service beside those of the browsers."
    ),
]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    workers: Workers = None,
    web: Web = 1,
    pause: Pause = None,
    browser: Browser = True,
    log_level: LogLevel = "warning",
    patience: Patience = 20.0,
    rate: Rate = 100.0,
    push_key: PushKey = None,
    push_contact: PushContact = "",
    push_service: PushService = None,
) -> None:
    """Play in the browser: alone, against bots, or with friends by a link.

    [bold]atoll serve[/bold]                           on this machine
    [bold]atoll serve --host 0.0.0.0 -p 80[/bold]      for everybody on the network
    [bold]atoll serve --database postgresql://user@host/atoll[/bold]
    """
    with mistakes():
        from atoll.table.pushes import PushSettings
        from atoll.table.serving import run  # the others need not wait for a web server

        services = tuple(push_service or ())
        push = PushSettings(push_key, push_contact, services) if push_key else None
        run(host, port, database, workers, browser, pause, log_level, patience, rate, push, web)
