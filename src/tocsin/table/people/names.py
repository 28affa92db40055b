"""Names of people: as they may be shown, and which of them look alike."""

import re
from functools import lru_cache
from unicodedata import combining, name, normalize

from ..errors import BadText

LONGEST_NAME = 40
# Signs of other scripts, and digits, that pass for a Latin letter on the screen.
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕԁԛԝьһӏүѵҽҫғαβγεζηικμνορστυχωϳօսոհցքɑ01i|$@",
    "abekmhopctyxijsdqwbhlyvecfabyezhikmvopotuxwjounhgpaolllsa",
)
# Latin letters with strokes and hooks, small capitals and the like.
VARIANT = re.compile(
    r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |SCRIPT |DOTLESS |OPEN |TURNED )*([A-Z])"
    r"(?: WITH .*)?"
)
# Scripts in everyday use, as Unicode's annex 31 recommends them for names; letters of some others
# are those of Latin to the eye. Some are written together.
TOGETHER = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
SCRIPTS = TOGETHER | {
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "DEVANAGARI",
    "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM",
    "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "ETHIOPIC", "KHMER", "THAANA",
}  # fmt: skip
PAIRS = (("rn", "m"), ("vv", "w"))


def clean(text: str, longest: int) -> str:
    """Return a text as it may be shown: on one line, printable, not too long."""
    plain = " ".join(text.split())
    if not plain or len(plain) > longest or not plain.isprintable():
        raise BadText(f"This must be a printable text of 1 to {longest} characters.")
    return plain


def clean_name(text: str) -> str:
    """Return a name as it may be shown, in the plainest signs it can be written with."""
    return clean(normalize("NFKC", text), LONGEST_NAME)


def check_script(text: str) -> None:
    """Raise BadText if a name has letters of scripts that are not written together."""
    used = {name(sign, "").partition(" ")[0] for sign in text if sign.isalpha()}
    if used - SCRIPTS or len(used - TOGETHER) > 1:
        raise BadText("A name must be written in one script, and one in everyday use.")


def shape(text: str) -> str:
    """Return what a name looks like: names of one shape cannot be told apart at a glance."""
    # Folding case may bring out marks that were hidden in a letter: İ.
    folded = normalize("NFKD", normalize("NFKD", text).casefold())
    signs = (sign for sign in folded if not combining(sign))
    plain = "".join(_letter(sign) for sign in signs if sign.isalnum() or sign in "|$@")
    # Twice: an i that a lookalike stood for is an l as well.
    plain = plain.translate(LOOKALIKES).translate(LOOKALIKES)
    for two, one in PAIRS:
        plain = plain.replace(two, one)
    # Of nothing but signs, a name looks like itself.
    return plain or folded


@lru_cache(maxsize=1000)
def _letter(sign: str) -> str:
    """Return the plain letter of which a Latin sign is a variant, or the sign."""
    found = None if sign.isascii() else VARIANT.fullmatch(name(sign, ""))
    return found[1].lower() if found is not None else sign
