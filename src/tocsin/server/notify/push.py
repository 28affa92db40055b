"""Push: a message encrypted for one browser (RFC 8291), and who it comes from (RFC 8292).

Our own on `cryptography`: pywebpush would bring aiohttp and requests.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tocsin.table.people.push_subscriptions import Subscription

from ..errors import CannotNotify

CURVE = ec.SECP256R1()
SECRET_SIZE = 16
NUMBER_SIZE = 32
# A record takes the whole message: they are short.
RECORD_SIZE = 4096
# After the message: no other record follows.
LAST_RECORD = b"\x02"
# Seconds for which a push service may believe who the message is from; a day at the most.
BELIEVED = 12 * 3600


class PushKeys:
    """The key pair by which push services know an installation."""

    def __init__(self, kept: str) -> None:
        self._private = ec.derive_private_key(int(kept, 16), CURVE)
        self.public = text(point(self._private.public_key()))

    @staticmethod
    def new() -> str:
        """Return a new private key, as it is kept."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def credentials(self, endpoint: str, contact: str, now: int) -> str:
        """Return the header that says to a push service who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + BELIEVED,
            "sub": contact,
        }
        head = text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{text(msgspec.json.encode(claims))}"
        signature = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = b"".join(n.to_bytes(NUMBER_SIZE) for n in decode_dss_signature(signature))
        return f"vapid t={signed}.{text(numbers)}, k={self.public}"


def checked(known: Subscription) -> Subscription:
    """Return a subscription if its keys are such as a browser makes."""
    if len(_bytes(known.auth)) != SECRET_SIZE:
        raise CannotNotify("A push subscription needs a secret of 16 bytes.")
    _public_key(known.p256dh)
    return known


def encrypted(known: Subscription, message: bytes) -> bytes:
    """Return a message that only the browser can read, with a key made for it alone."""
    theirs = _public_key(known.p256dh)
    once = ec.generate_private_key(CURVE)
    ours = point(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    both = b"WebPush: info\0" + point(theirs) + ours
    material = _derived(_bytes(known.auth), shared, both, 32)
    salt = secrets.token_bytes(SECRET_SIZE)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4) + len(ours).to_bytes(1) + ours + sealed


def _derived(salt: bytes, material: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(material)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _public_key(written: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(written))
    except ValueError:
        raise CannotNotify("A push subscription needs a public key of P-256.") from None


def text(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(written: str) -> bytes:
    try:
        return urlsafe_b64decode(written + "=" * (-len(written) % 4))
    except ValueError:
        raise CannotNotify("The keys of a push subscription are base64url.") from None
