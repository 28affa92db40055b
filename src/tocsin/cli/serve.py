"""tocsin serve: runs the web server, for this machine or for others too."""

import click

from .options import database_option


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, help="Port to listen on.")
@database_option
@click.option("--open", "open_browser", is_flag=True, help="Open the start page in the browser.")
def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Run the web server. Settings: see docs/hosting.md."""
    # Imported here, since the other commands do not need the web server.
    from tocsin.server.run import run
    from tocsin.server.settings import from_environment

    run(from_environment(database=database), host, port, open_browser)
