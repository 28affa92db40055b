"""HTML of pages that are one self-contained file."""

from html import escape


def page(language: str, title: str, style: str, body: str) -> str:
    """Return a whole page; `body` is HTML."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n<h1>{escape(title)}</h1>\n"
        f"{body}\n</html>\n"
    )


def table(titles: list[str], rows: list[list[str]]) -> str:
    """Return a table whose first column has the names of the rows; it scrolls if it is too wide."""
    heads = "".join(f"<th scope=col>{escape(title)}</th>" for title in titles)
    body = "".join(
        f"<tr><th scope=row>{escape(first)}</th>"
        f"{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>\n"
        for first, *cells in rows
    )
    return (
        f'<div class=scroll role=region tabindex=0 aria-label="{escape(titles[0])}"><table>'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table></div>\n"
    )
