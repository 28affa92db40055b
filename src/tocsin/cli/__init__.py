"""The command line: one file for each verb."""

from collections.abc import Sequence

import click

from tocsin import __version__
from tocsin.games import check_folders
from tocsin.kernel import position
from tocsin.kernel.errors import TocsinError

from .admin import admin
from .analyse import analyse
from .arena import arena
from .backup import backup
from .games import games
from .learn import learn
from .play import play
from .replay import replay
from .report import report
from .restore import restore
from .serve import serve
from .simulate import simulate
from .tables import tables
from .verify import verify

BUILD = "plain Python" if str(position.__file__).endswith(".py") else "compiled"


class Verbs(click.Group):
    """Turns every mistake into one sentence and exit code 2."""

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
VERBS: Sequence[click.Command] = (
    games,
    learn,
    play,
    serve,
    tables,
    admin,
    backup,
    restore,
    simulate,
    arena,
    report,
    replay,
    analyse,
    verify,
)
for verb in VERBS:
    main.add_command(verb)
