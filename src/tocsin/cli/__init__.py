"""The command line: one module for each command."""

from importlib import import_module

import click

from tocsin import __version__
from tocsin.games import check_folders
from tocsin.kernel import position
from tocsin.kernel.errors import TocsinError

BUILD = "plain Python" if str(position.__file__).endswith(".py") else "compiled"

# Each name is a module with a function of the same name.
COMMANDS = (
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


class LazyGroup(click.Group):
    """Imports only the command to run; turns every expected error into a sentence and exit code 2.

    A server and its bot processes should not import the libraries for terminal output.
    """

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return the command of that name."""
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"{__name__}.{name}"), name)
        return command

    def invoke(self, context: click.Context) -> object:
        """Run the command."""
        try:
            return super().invoke(context)
        except TocsinError as error:
            raise click.ClickException(error.sentence) from error
        except OSError as error:
            raise click.ClickException(f"{error.filename}: {error.strerror}.") from error


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message=f"%(prog)s %(version)s ({BUILD})")
def main() -> None:
    """Play board games here, host them, simulate them and verify matches."""
    check_folders()


click.ClickException.exit_code = 2
