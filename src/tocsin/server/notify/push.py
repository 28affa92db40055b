"""Web Push: message encryption (RFC 8291) and VAPID authorization (RFC 8292).

Implemented on `cryptography`, because pywebpush depends on aiohttp and requests.
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
SECRET_BYTES = 16
COORDINATE_BYTES = 32
# One record holds the whole message (RFC 8188, 2.1).
RECORD_BYTES = 4096
# RFC 8188, 2: the delimiter of the last record.
LAST_RECORD = b"\x02"
# Lifetime of the VAPID token; RFC 8292 allows 24 hours.
VAPID_TTL_S = 12 * 3600


class PushKeys:
    """The VAPID key pair of an installation."""

    def __init__(self, private_key: str) -> None:
        self._private = ec.derive_private_key(int(private_key, 16), CURVE)
        self.public = text(point(self._private.public_key()))

    @staticmethod
    def new() -> str:
        """Return a new private key as hexadecimal text."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """Return the Authorization header for a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + VAPID_TTL_S,
            "sub": contact,
        }
        head = text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{text(msgspec.json.encode(claims))}"
        signature = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = b"".join(n.to_bytes(COORDINATE_BYTES) for n in decode_dss_signature(signature))
        return f"vapid t={signed}.{text(numbers)}, k={self.public}"


def checked(subscription: Subscription) -> Subscription:
    """Return a subscription; raise CannotNotify if its keys are invalid."""
    if len(_bytes(subscription.auth)) != SECRET_BYTES:
        raise CannotNotify("A push subscription needs a secret of 16 bytes.")
    _public_key(subscription.p256dh)
    return subscription


def encrypted(subscription: Subscription, message: bytes) -> bytes:
    """Return a message encrypted for the browser of a subscription, with an ephemeral key."""
    receiver = _public_key(subscription.p256dh)
    ephemeral = ec.generate_private_key(CURVE)
    sender = point(ephemeral.public_key())
    shared = ephemeral.exchange(ec.ECDH(), receiver)
    info = b"WebPush: info\0" + point(receiver) + sender
    material = _derived(_bytes(subscription.auth), shared, info, 32)
    salt = secrets.token_bytes(SECRET_BYTES)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    ciphertext = AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD_BYTES.to_bytes(4) + len(sender).to_bytes(1) + sender + ciphertext


def _derived(salt: bytes, material: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(material)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _public_key(encoded: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(encoded))
    except ValueError:
        raise CannotNotify("A push subscription needs a public key of P-256.") from None


def text(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(encoded: str) -> bytes:
    try:
        return urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
    except ValueError:
        raise CannotNotify("The keys of a push subscription must be base64url.") from None
