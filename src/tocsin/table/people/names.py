"""Names of people: validation, and skeletons to detect names that look alike."""

import re
from functools import lru_cache
from unicodedata import combining, name, normalize

from ..errors import BadText

MAX_NAME_LENGTH = 40
# Characters of other scripts, and digits, that look like a Latin letter (UTS #39: confusables).
CONFUSABLES = str.maketrans(
    "авекмнорстухіјѕԁԛԝьһӏүѵҽҫғαβγεζηικμνορστυχωϳօսոհցքɑ01i|$@",
    "abekmhopctyxijsdqwbhlyvecfabyezhikmvopotuxwjounhgpaolllsa",
)
# The Unicode names of Latin letters with strokes or hooks, small capitals and other variants.
VARIANT_NAME = re.compile(
    r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |SCRIPT |DOTLESS |OPEN |TURNED )*([A-Z])"
    r"(?: WITH .*)?"
)
# Scripts that may be mixed within a name.
MIXED_SCRIPTS = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
# The recommended scripts of UAX #31; some others have letters that look like Latin ones.
SCRIPTS = MIXED_SCRIPTS | {
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "DEVANAGARI",
    "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM",
    "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "ETHIOPIC", "KHMER", "THAANA",
}  # fmt: skip
CONFUSABLE_PAIRS = (("rn", "m"), ("vv", "w"))


def clean(text: str, max_length: int) -> str:
    """Return a text with single spaces; raise BadText if empty, too long or not printable."""
    plain = " ".join(text.split())
    if not plain or len(plain) > max_length or not plain.isprintable():
        raise BadText(f"This must be a printable text of 1 to {max_length} characters.")
    return plain


def clean_name(text: str) -> str:
    """Return a name in compatibility composition (NFKC); raise BadText if it cannot be shown."""
    return clean(normalize("NFKC", text), MAX_NAME_LENGTH)


def check_script(text: str) -> None:
    """Raise BadText if a name mixes scripts, or uses a script that is not recommended."""
    used = {name(char, "").partition(" ")[0] for char in text if char.isalpha()}
    if used - SCRIPTS or len(used - MIXED_SCRIPTS) > 1:
        raise BadText("A name must be written in one script, and one in everyday use.")


def skeleton(text: str) -> str:
    """Return the skeleton of a name: names that look alike have equal skeletons (UTS #39)."""
    # Decomposed twice, because case folding may produce combining marks (İ).
    folded = normalize("NFKD", normalize("NFKD", text).casefold())
    chars = (char for char in folded if not combining(char))
    plain = "".join(_base_letter(char) for char in chars if char.isalnum() or char in "|$@")
    # Translated twice: a character may look like i, which looks like l.
    plain = plain.translate(CONFUSABLES).translate(CONFUSABLES)
    for pair, letter in CONFUSABLE_PAIRS:
        plain = plain.replace(pair, letter)
    # A name of symbols only is its own skeleton.
    return plain or folded


@lru_cache(maxsize=1000)
def _base_letter(char: str) -> str:
    """Return the base letter of a Latin variant, or the character itself."""
    variant = None if char.isascii() else VARIANT_NAME.fullmatch(name(char, ""))
    return variant[1].lower() if variant is not None else char
