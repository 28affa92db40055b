"""The server with one more migration, as in a later version of Tocsin."""

from functools import partial

from tests.table.later import LATER
from tocsin.cli import main
from tocsin.server import run
from tocsin.table.storage.database import store_for

if __name__ == "__main__":
    setattr(run, "store_for", partial(store_for, migrations=LATER))  # noqa: B010 - run imported the name
    main()
