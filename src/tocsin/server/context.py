"""Server context: the parts of one server process, created, opened and closed together."""

import contextlib

from prometheus_client import CollectorRegistry

from tocsin import __version__
from tocsin.table.errors import StoreDown
from tocsin.table.storage.store import Store

from .access.authentication import Authentication
from .access.quotas import Quotas
from .bots.pool import BotPool
from .bots.reviews import Reviews
from .notify.notices import Notices
from .operations.background import BackgroundTasks, log_refusal
from .operations.gc_schedule import GcScheduler
from .operations.metrics import Metrics
from .settings import Settings
from .tables.access_control import AccessControl
from .tables.handover import Handover
from .tables.heartbeat import Heartbeat
from .tables.index_writer import IndexWriter
from .tables.opener import TableOpener
from .tables.outages import Outages
from .tables.participants import Participants
from .tables.presence import Presence
from .tables.quarantine import Quarantine
from .tables.registry import TableRegistry
from .tables.remote_changes import RemoteChanges
from .tables.session import SessionServices, TableSession
from .tables.startup import Startup
from .tables.table_runner import TableRunner
from .tables.turn_notices import TurnNotices
from .tables.upkeep import OVERDUE_AFTER_S, Upkeep

# Time for background tasks to end when the server closes.
CLOSE_TIMEOUT_S = 1.0


class ServerContext:
    """Everything that the endpoints and sockets of one process share."""

    def __init__(
        self, settings: Settings, store: Store, overdue_after_s: float = OVERDUE_AFTER_S
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics(CollectorRegistry())
        self.tasks = BackgroundTasks()
        self.gc = GcScheduler()
        self.quotas = Quotas(settings)
        self.auth = Authentication(store, settings.secret)
        self.notices = Notices(settings, store)
        self.bots = BotPool(
            settings.bot_workers, settings.bot_budget, self.metrics.bot_failures.inc
        )
        self.reviews = Reviews(self.bots, settings.review_seconds)
        self._presence = Presence()
        self._outages = Outages(store, settings.heartbeat)
        self._build_tables(overdue_after_s)
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.connections.set_function(lambda: sum(self.quotas.sockets.values()))

    def _build_tables(self, overdue_after_s: float) -> None:
        """Create the table registry and the parts that depend on it."""
        settings, store = self.settings, self.store
        turns = TurnNotices(self.notices, self.tasks)
        self.index = IndexWriter(store, self.tasks)
        self.quarantine = Quarantine(
            store, self.metrics, self.tasks, lambda table_id, why: self.tables.evict(table_id, why)
        )
        services = SessionServices(
            store, self.metrics, self.tasks, self._presence, self.quotas.chat
        )
        self.tables = TableRegistry(
            services, self.quarantine, self.index, self._outages, self._new_runner, turns.on_turn
        )
        self.opener = TableOpener(self.tables, turns.on_seat_reserved)
        self.access = AccessControl(store, self.tables)
        self.startup = Startup(store, self.tables)
        self.remote_changes = RemoteChanges(self.tables, self._presence, self.tasks)
        self.participants = Participants(
            store, self.tables, self.remote_changes.on_change, self.startup.update_index
        )
        self.handover = Handover(store, self.tables)
        upkeep = Upkeep(settings, store, self.metrics, self.tables, overdue_after_s)
        self.heartbeat = Heartbeat(
            settings.heartbeat,
            [
                self._skip_clock_jump,
                self._outages.save_alive,
                self.index.flush,
                self._tidy_memory,
                self.access.disconnect_ended,
                self.access.enforce_bans,
                upkeep.delete_expired,
                upkeep.load_overdue,
                upkeep.tend_sessions,
            ],
        )

    def _new_runner(self, session: TableSession) -> TableRunner:
        return TableRunner(session, self.store, self.bots, self.settings.bot_delay)

    async def _skip_clock_jump(self) -> None:
        await self._outages.skip_jump(self.tables.sessions())

    async def _tidy_memory(self) -> None:
        self.gc.tick(round(self.metrics.value("tocsin_messages_total")))
        self._presence.expire()

    async def open(self) -> None:
        """Open the store, and start all background work."""
        await self.store.open()
        await self.auth.open()
        await self.access.open()
        changes = self.remote_changes
        await self.store.serve(changes.on_change, changes.on_presence, changes.on_release)
        # This version may be able to read tables that another version quarantined.
        await self.store.lift_quarantine_of_other_versions(__version__)
        await self._outages.open()
        self.tasks.spawn(self.startup.run())
        self.tasks.spawn(self.heartbeat.run())
        self.bots.warm_up()

    async def close(self) -> None:
        """Stop all work and close the store; acknowledged entries are durable already."""
        self.bots.close()
        await self.tasks.close(CLOSE_TIMEOUT_S)
        # On a full disk the last heartbeat stands for the time of the end.
        with contextlib.suppress(StoreDown):
            await log_refusal(self.index.flush())
            await self._outages.save_alive()
        await self.store.close()
