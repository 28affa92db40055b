"""The page of a report: one self-contained HTML file for screen and print, light and dark."""

import shlex
from collections.abc import Sequence
from html import escape

from tocsin import __version__
from tocsin.kernel.game import Game
from tocsin.lab import charts
from tocsin.lab.study import ComponentStats, Estimate, OptionComparison, Spread, Study
from tocsin.table.words import Words

from . import html

STYLE = f""":root{{color-scheme:light dark}}
body{{font:16px/1.5 Georgia,serif;max-width:50rem;margin:2rem auto;padding:0 1rem}}
h1,h2{{line-height:1.2;text-wrap:balance}}h2{{margin-top:2.5rem}}
figure{{margin:1.5rem 0}}svg{{display:block;width:100%;max-width:38rem;height:auto}}
figcaption{{font-size:.9rem}}figcaption b{{color:{charts.ACCENT}}}
figcaption span{{display:inline-block;margin-right:1rem}}
.scroll{{overflow-x:auto;margin:1.5rem 0}}
table{{border-collapse:collapse;font-size:.9rem;min-width:100%}}
th,td{{padding:.2rem 0 .2rem 1rem;text-align:right;vertical-align:bottom}}
tr{{border-bottom:1px solid #8885}}
th:first-child{{padding-left:0;text-align:left}}
tbody th{{font-weight:normal;position:sticky;left:0;background:Canvas;min-width:7.5rem}}
td{{white-space:nowrap;font-variant-numeric:tabular-nums}}
code{{font-size:.85rem;overflow-wrap:anywhere}}
@media print{{@page{{margin:1.5cm}}body{{max-width:none;margin:0;padding:0;font-size:11pt}}
.scroll{{overflow:visible}}table{{font-size:8.5pt}}th,td{{padding-left:.5rem}}
tbody th{{position:static}}figure,tr,p{{break-inside:avoid}}h2,h2+p{{break-after:avoid}}}}"""
# Rows of the table of components; the JSON has all.
MAX_ROWS = 60
# Shown where a sample is too small.
NO_VALUE = "–"


class ReportPage:
    """The sections of a page."""

    def __init__(
        self,
        words: Words,
        game: Game,
        study: Study,
        comparisons: dict[str, OptionComparison],
        source: str,
        command: Sequence[str],
    ) -> None:
        self.words = words
        self.game = game
        self.study = study
        self.comparisons = comparisons
        self.source = source
        self.command = shlex.join(command)

    def text(self, language: str) -> str:
        """Return the whole page."""
        study, words = self.study, self.words
        title = words("report-title", game=self.game.name, players=study.players)
        about = escape(words("report-about", matches=study.matches, bots=self.source))
        sections = "".join(
            (self._seats(), self._length(), self._scores(), self._components(), self._options())
        )
        made = escape(words("report-made", version=__version__, rules=self.game.rules_version))
        footer = f"<footer><p>{made} <code>{escape(self.command)}</code></p></footer>"
        return html.page(language, title, STYLE, f"<p>{about}</p>\n{sections}{footer}")

    def _section(self, head: str, note: str, *parts: str) -> str:
        head, note = escape(self.words(head)), escape(self.words(note))
        return f"<section><h2>{head}</h2><p>{note}</p>\n{''.join(parts)}</section>\n"

    def _seats(self) -> str:
        seats = self.study.seats
        names = [self.words("report-seat-number", number=n + 1) for n in range(len(seats))]
        rows = [[name, _share(seat)] for name, seat in zip(names, seats, strict=True)]
        return self._section(
            "report-seats",
            "report-seats-note",
            self._figure(charts.shares(names, seats), "report-share"),
            self._table(rows, "report-seat", "report-share"),
        )

    def _length(self) -> str:
        study = self.study
        spreads = [("report-decisions", study.decisions), ("report-rounds", study.rounds)]
        if study.seconds is not None:
            spreads.append(("report-minutes", _minutes(study.seconds)))
        spreads.append(("report-lead-changes", study.lead_changes))
        ends = [
            [self.words(f"reason-{reason}"), str(count)] for reason, count in study.reasons.items()
        ]
        return self._section(
            "report-length",
            "report-length-note",
            self._spreads(spreads),
            self._table(ends, "report-reason", "report-matches"),
        )

    def _scores(self) -> str:
        study = self.study
        names = [self._source_name(source) for source in study.sources]
        histogram = charts.histogram(study.all_totals, self.words("report-totals"))
        sources = charts.sources(names, list(study.sources.values())) if names else ""
        return self._section(
            "report-scores",
            "report-scores-note",
            self._figure(histogram, "report-totals"),
            self._spreads([("report-totals", study.totals), ("report-margins", study.margins)]),
            self._figure(sources, "report-sources", "report-winners", "report-others"),
        )

    def _components(self) -> str:
        study = self.study
        named = [one for one in study.components if self._has_name(one.component)]
        sampled = [one for one in named if one.takers is not None and one.leavers is not None]
        drawn = sampled[: charts.MAX_COMPONENTS]
        names = [self._row_name(one) for one in drawn]
        chart = charts.components(names, drawn, 1 / study.players) if drawn else ""
        rows = [
            [
                self._row_name(one),
                f"{one.offered:.0f}",
                f"{one.taken:.0f}",
                NO_VALUE if one.mean_round is None else f"{one.mean_round:.1f}",
                _share(one.takers),
                _share(one.leavers),
                f"{one.surprise:.1f}" if one.takers and one.leavers else NO_VALUE,
            ]
            for one in named[:MAX_ROWS]
        ]
        return self._section(
            "report-components",
            "report-components-note",
            self._figure(chart, "report-components", "report-takers", "report-leavers"),
            self._names("report-habits", study.habits),
            self._names("report-neglected", study.neglected),
            self._names("report-dead", study.dead),
            self._table(
                rows,
                "report-component",
                "report-offered",
                "report-taken",
                "report-mean-round",
                "report-takers",
                "report-leavers",
                "report-surprise",
            ),
        )

    def _options(self) -> str:
        if not self.comparisons:
            return ""
        rows = [
            [variant, *map(_change, (one.decisions, one.totals, one.margins, one.first_seat))]
            for variant, one in self.comparisons.items()
        ]
        table = self._table(
            rows,
            "report-option",
            "report-decisions",
            "report-totals",
            "report-margins",
            "report-first-seat",
        )
        return self._section("report-options", "report-options-note", table)

    # --- parts

    def _figure(self, chart: str, title: str, dots: str = "", crosses: str = "") -> str:
        """Return a chart with a legend of its marks."""
        if not chart:
            return ""
        marks = ((dots, "<b>●</b>"), (crosses, "×"))
        items = [f"<span>{mark} {escape(self.words(name))}</span>" for name, mark in marks if name]
        legend = f"<figcaption>{' '.join(items)}</figcaption>" if items else ""
        label = escape(self.words(title))
        return f'<figure role="group" aria-label="{label}">{legend}{chart}</figure>\n'

    def _names(self, message: str, components: list[str]) -> str:
        """Return a sentence that lists some components."""
        names = [self.words.name(each) for each in components if self._has_name(each)]
        things = self.words.listed(names) if names else ""
        return f"<p>{escape(self.words(message, count=len(names), things=things))}</p>\n"

    def _spreads(self, spreads: Sequence[tuple[str, Spread]]) -> str:
        rows = [
            [
                self.words(name),
                *(f"{value:g}" for value in (s.min, s.p10, s.median, s.p90, s.max)),
                f"{s.mean:.1f}",
            ]
            for name, s in spreads
        ]
        return self._table(
            rows,
            "report-figure",
            "report-least",
            "report-tenth",
            "report-half",
            "report-ninetieth",
            "report-most",
            "report-mean",
        )

    def _table(self, rows: list[list[str]], *columns: str) -> str:
        """Return a table whose columns have the titles of these messages."""
        return html.table([self.words(column) for column in columns], rows)

    def _row_name(self, one: ComponentStats) -> str:
        """Return the name of a component with a capital letter."""
        name = self.words.name(one.component)
        return name[:1].upper() + name[1:]

    def _has_name(self, component: str) -> bool:
        """Return whether an option target is a component: other targets have no name."""
        try:
            return bool(self.words.name(component))
        except LookupError:
            return False

    def _source_name(self, source: str) -> str:
        return self.words.name(source) if ":" in source else self.words(f"points-{source}")


def _share(share: Estimate | None) -> str:
    if share is None:
        return NO_VALUE
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _change(change: Estimate) -> str:
    return f"{change.mean:+.2f} ({change.low:+.2f}, {change.high:+.2f})"


def _minutes(seconds: Spread) -> Spread:
    return Spread(*(round(getattr(seconds, name) / 60, 1) for name in Spread.__struct_fields__))
