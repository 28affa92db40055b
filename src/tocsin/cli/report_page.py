"""The page of a report: one file that needs nothing else, for screens and paper, light and dark."""

import shlex
from collections.abc import Sequence
from html import escape

from tocsin import __version__
from tocsin.kernel.game import Game
from tocsin.lab import charts
from tocsin.lab.study import Compared, Fared, Figure, Spread, Study
from tocsin.table.words import Words

STYLE = f""":root{{color-scheme:light dark}}
body{{font:16px/1.5 Georgia,serif;max-width:50rem;margin:2rem auto;padding:0 1rem}}
h1,h2{{line-height:1.2;text-wrap:balance}}h2{{margin-top:2.5rem}}
figure{{margin:1.5rem 0}}svg{{display:block;width:100%;max-width:38rem;height:auto}}
figcaption{{font-size:.9rem}}figcaption b{{color:{charts.HUE}}}
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
# So many rows of the table of components; the JSON has all.
ROWS = 60
# Of too few nothing is said.
NOTHING = "–"


class Page:
    """The page, section by section."""

    def __init__(
        self,
        words: Words,
        game: Game,
        found: Study,
        compared_with: dict[str, Compared],
        who: str,
        command: Sequence[str],
    ) -> None:
        self.words = words
        self.game = game
        self.found = found
        self.compared = compared_with
        self.who = who
        self.command = shlex.join(command)

    def text(self, language: str) -> str:
        """Return it all."""
        found, words = self.found, self.words
        title = escape(words("report-title", game=self.game.name, players=found.players))
        about = escape(words("report-about", matches=found.matches, bots=self.who))
        sections = "".join(
            (self._seats(), self._length(), self._scores(), self._components(), self._options())
        )
        made = escape(words("report-made", version=__version__, rules=self.game.rules_version))
        footer = f"<footer><p>{made} <code>{escape(self.command)}</code></p></footer>"
        return (
            f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n<p>{about}</p>\n"
            f"{sections}{footer}\n</html>\n"
        )

    def _section(self, head: str, note: str, *parts: str) -> str:
        head, note = escape(self.words(head)), escape(self.words(note))
        return f"<section><h2>{head}</h2><p>{note}</p>\n{''.join(parts)}</section>\n"

    def _seats(self) -> str:
        names = [self.words("report-seat-number", number=n + 1) for n in range(self.found.players)]
        rows = [[name, _share(seat)] for name, seat in zip(names, self.found.seats, strict=True)]
        return self._section(
            "report-seats",
            "report-seats-note",
            self._figure(charts.shares(names, self.found.seats), "report-share"),
            self._table(rows, "report-seat", "report-share"),
        )

    def _length(self) -> str:
        found = self.found
        spreads = [("report-decisions", found.decisions), ("report-rounds", found.rounds)]
        spreads += (
            [("report-minutes", _minutes(found.seconds))] if found.seconds is not None else []
        )
        spreads += [("report-lead-changes", found.lead_changes)]
        ends = [[self._reason(reason), str(count)] for reason, count in found.reasons.items()]
        return self._section(
            "report-length",
            "report-length-note",
            self._spreads(spreads),
            self._table(ends, "report-reason", "report-matches"),
        )

    def _scores(self) -> str:
        found = self.found
        names = [self._source(source) for source in found.sources]
        spread = charts.histogram(found.all_totals, self.words("report-totals"))
        sources = charts.sources(names, list(found.sources.values())) if names else ""
        return self._section(
            "report-scores",
            "report-scores-note",
            self._figure(spread, "report-totals"),
            self._spreads([("report-totals", found.totals), ("report-margins", found.margins)]),
            self._figure(sources, "report-sources", "report-winners", "report-others"),
        )

    def _components(self) -> str:
        found = self.found
        named = [one for one in found.fared if self._is_named(one.thing)]
        told = [one for one in named if one.takers is not None and one.leavers is not None]
        drawn = told[: charts.DRAWN]
        chart = (
            charts.components([self._name(one) for one in drawn], drawn, 1 / found.players)
            if drawn
            else ""
        )
        rows = [
            [
                self._name(one),
                f"{one.offered:.0f}",
                f"{one.taken:.0f}",
                NOTHING if one.mean_round is None else f"{one.mean_round:.1f}",
                _share(one.takers),
                _share(one.leavers),
                f"{one.surprise:.1f}" if one.takers and one.leavers else NOTHING,
            ]
            for one in named[:ROWS]
        ]
        titles = (
            "report-component",
            "report-offered",
            "report-taken",
            "report-mean-round",
            "report-takers",
            "report-leavers",
            "report-surprise",
        )
        return self._section(
            "report-components",
            "report-components-note",
            self._figure(chart, "report-components", "report-takers", "report-leavers"),
            self._things("report-habits", found.habits),
            self._things("report-neglected", found.neglected),
            self._things("report-dead", found.dead),
            self._table(rows, *titles),
        )

    def _options(self) -> str:
        if not self.compared:
            return ""
        rows = [
            [variant, *map(_change, (one.decisions, one.totals, one.margins, one.first_seat))]
            for variant, one in self.compared.items()
        ]
        titles = (
            "report-option",
            "report-decisions",
            "report-totals",
            "report-margins",
            "report-first-seat",
        )
        return self._section("report-options", "report-options-note", self._table(rows, *titles))

    # --- parts

    def _figure(self, chart: str, title: str, dots: str = "", crosses: str = "") -> str:
        """Return a chart with what its marks mean."""
        if not chart:
            return ""
        marks = ((dots, "<b>●</b>"), (crosses, "×"))
        told = [f"<span>{mark} {escape(self.words(name))}</span>" for name, mark in marks if name]
        legend = f"<figcaption>{' '.join(told)}</figcaption>" if told else ""
        label = escape(self.words(title))
        return f'<figure role="group" aria-label="{label}">{legend}{chart}</figure>\n'

    def _things(self, message: str, things: list[str]) -> str:
        """Return a sentence on some components."""
        names = [self.words.name(thing) for thing in things if self._is_named(thing)]
        listed = self.words.listed(names) if names else ""
        return f"<p>{escape(self.words(message, count=len(names), things=listed))}</p>\n"

    def _spreads(self, spreads: Sequence[tuple[str, Spread]]) -> str:
        rows = [
            [
                self.words(name),
                *(f"{figure:g}" for figure in (s.least, s.tenth, s.half, s.ninetieth, s.most)),
                f"{s.mean:.1f}",
            ]
            for name, s in spreads
        ]
        titles = (
            "report-figure",
            "report-least",
            "report-tenth",
            "report-half",
            "report-ninetieth",
            "report-most",
            "report-mean",
        )
        return self._table(rows, *titles)

    def _table(self, rows: list[list[str]], *titles: str) -> str:
        heads = "".join(f"<th scope=col>{escape(self.words(title))}</th>" for title in titles)
        body = "".join(
            f"<tr><th scope=row>{escape(first)}</th>"
            f"{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>\n"
            for first, *cells in rows
        )
        label = escape(self.words(titles[0]))
        return (
            f'<div class=scroll role=region tabindex=0 aria-label="{label}"><table>'
            f"<thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table></div>\n"
        )

    def _name(self, one: Fared) -> str:
        """Return a component's name as a row begins with it."""
        name = self.words.name(one.thing)
        return name[:1].upper() + name[1:]

    def _is_named(self, thing: str) -> bool:
        """Return whether it is a component: a place that is only pointed at has no name."""
        try:
            return bool(self.words.name(thing))
        except LookupError:
            return False

    def _source(self, source: str) -> str:
        return self.words.name(source) if ":" in source else self.words(f"points-{source}")

    def _reason(self, reason: str) -> str:
        return self.words(f"reason-{reason}")


def _share(figure: Figure | None) -> str:
    if figure is None:
        return NOTHING
    return f"{100 * figure.mean:.1f} % ({100 * figure.low:.1f}–{100 * figure.high:.1f})"


def _change(figure: Figure) -> str:
    return f"{figure.mean:+.2f} ({figure.low:+.2f}, {figure.high:+.2f})"


def _minutes(seconds: Spread) -> Spread:
    return Spread(*(round(getattr(seconds, name) / 60, 1) for name in Spread.__struct_fields__))
