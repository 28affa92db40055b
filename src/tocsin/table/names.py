"""Names of people: as they may be shown, and which of them look alike."""

from unicodedata import combining, normalize

from .errors import BadText

LONGEST_NAME = 40
# Signs of other scripts, and digits, that pass for a Latin letter on the screen.
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕԁԛԝьαβεζηικμνορτυχωı01i",
    "abekmhopctyxijsdqwbabezhikmvoptuxwioll",
)
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


def shape(name: str) -> str:
    """Return what a name looks like: names of one shape cannot be told apart at a glance."""
    # Folding case may bring out marks that were hidden in a letter: İ.
    folded = normalize("NFKD", normalize("NFKD", name).casefold())
    plain = "".join(sign for sign in folded if sign.isalnum() and not combining(sign))
    # Twice: an i that a lookalike stood for is an l as well.
    plain = plain.translate(LOOKALIKES).translate(LOOKALIKES)
    for two, one in PAIRS:
        plain = plain.replace(two, one)
    return plain
