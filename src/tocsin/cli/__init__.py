"""The command line: one file for each verb."""

from importlib import import_module

import click

from tocsin import __version__
from tocsin.games import check_folders
from tocsin.kernel import position
from tocsin.kernel.errors import TocsinError

BUILD = "plain Python" if str(position.__file__).endswith(".py") else "compiled"


# Each is the command of that name in the file of that name.
VERBS = (
    "games",
    "learn",
    "play",
    "serve",
    "tables",
    "admin",
    "backup",
    "restore",
    "simulate",
    "arena",
    "report",
    "replay",
    "analyse",
    "verify",
)


class Verbs(click.Group):
    """Loads the one verb that is asked for; turns every mistake into one sentence and exit code 2.

    A server and its bots need nothing that lays out text in a terminal.
    """

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the names of all verbs."""
        return sorted(VERBS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return the verb of that name."""
        if name not in VERBS:
            return None
        verb: click.Command = getattr(import_module(f"{__name__}.{name}"), name)
        return verb

    def invoke(self, context: click.Context) -> object:
        """Run the verb."""
        try:
            return super().invoke(context)
        except TocsinError as error:
            raise click.ClickException(error.sentence) from error
        except OSError as error:
            raise click.ClickException(f"{error.filename}: {error.strerror}.") from error


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=f"%(prog)s %(version)s ({BUILD})")
def main() -> None:
    """A table for board games: play them here, host them, simulate and verify them."""
    check_folders()


click.ClickException.exit_code = 2
