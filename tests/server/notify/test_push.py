"""Push notices, against a push service on loopback that decrypts them with the browser's key."""

import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.guest import Guest
from tests.server.house import House
from tests.server.notify.test_notices import wait_for
from tests.server.test_company import again, over
from tocsin.server.notify.push import CURVE, encrypted, point, text
from tocsin.table.people.push_subscriptions import MAX_PER_PERSON, Subscription

# The example of RFC 8291, section 5 and appendix A.
RFC_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RFC_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
RFC_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def decoded(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


def read(private: ec.EllipticCurvePrivateKey, auth: bytes, body: bytes) -> bytes:
    """Return the decrypted message (RFC 8291, section 3.4, and RFC 8188)."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
    shared = private.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + point(private.public_key()) + sender
    material = HKDF(hashes.SHA256(), 32, auth, info).derive(shared)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    padded = AESGCM(key).decrypt(nonce, sealed, None)
    message, _, padding = padded.rpartition(b"\x02")
    assert padding == b""
    return message


def test_decryption_matches_the_example_of_rfc_8291() -> None:
    private = ec.derive_private_key(int.from_bytes(decoded(RFC_PRIVATE)), CURVE)
    message = read(private, decoded(RFC_AUTH), decoded(RFC_BODY))
    assert message == b"When I grow up, I want to be a watermelon"


def test_encryption_is_readable_with_the_keys_of_rfc_8291() -> None:
    private = ec.derive_private_key(int.from_bytes(decoded(RFC_PRIVATE)), CURVE)
    known = Subscription("https://push.example/x", RFC_PUBLIC, RFC_AUTH)
    bodies = [encrypted(known, "à vous".encode()) for _ in range(2)]
    assert bodies[0] != bodies[1]
    for body in bodies:
        assert read(private, decoded(RFC_AUTH), body) == "à vous".encode()


class Browser:
    """A browser with a subscription at a push service."""

    def __init__(self, port: int, path: str = "/browser") -> None:
        self.private = ec.generate_private_key(CURVE)
        self.auth = b"a secret of 16 b"
        self.endpoint = f"http://127.0.0.1:{port}{path}"

    def subscription(self) -> Any:
        keys = {"p256dh": text(point(self.private.public_key())), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(read(self.private, self.auth, body))


@pytest.fixture
def service() -> Iterator[tuple[list[Any], int]]:
    received: list[Any] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            received.append((self.path, dict(self.headers), body))
            self.send_response(410 if self.path == "/gone" else 201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield received, server.server_port
    server.shutdown()
    server.server_close()


@pytest.fixture
def pushing(tmp_path: Path) -> Iterator[House]:
    settings = {"private_webhooks": "true", "address": "https://play.example"}
    with House(tmp_path / "t.sqlite3", **settings) as house:
        yield house


def check_sender(authorization: str, key: str, audience: str) -> None:
    """Check who a message says that it comes from (RFC 8292)."""
    scheme, _, fields = authorization.partition(" ")
    values = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert (scheme, values["k"]) == ("vapid", key)
    signed, _, signature = values["t"].rpartition(".")
    head, claims = (msgspec.json.decode(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert (claims["aud"], claims["sub"]) == (audience, "https://play.example")
    numbers = decoded(signature)
    whole = encode_dss_signature(*(int.from_bytes(n) for n in (numbers[:32], numbers[32:])))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(whole, signed.encode(), ec.ECDSA(hashes.SHA256()))


def test_absent_guest_is_pushed_a_notice_in_their_language(pushing: House, service: Any) -> None:
    received, port = service
    anne, bob = Guest(pushing, "Anne"), Guest(pushing, "Bob")
    bob.ok("PATCH", "/api/me", {"language": "fr"})
    browser = Browser(port)
    refused = bob.call("POST", "/api/push", browser.subscription())
    assert refused[1]["kind"] == "not-now", "who sits nowhere has nothing to be told"
    key = bob.ok("GET", "/api/push")["key"]
    table = anne.open_table("open", "me", "me")
    # All bid at once, so that the first seat must decide when the match begins.
    assert bob.ok("POST", "/api/tables", {"game": "revolution", "seats": [{"kind": "me"}] * 3})
    bob.ok("POST", "/api/push", browser.subscription())
    received.clear()
    bob.sit(table["id"], 0)
    wait_for(received, 1)
    path, headers, body = received[-1]
    assert path == "/browser"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    check_sender(headers["Authorization"], key, f"http://127.0.0.1:{port}")
    told = browser.read(body)
    assert (told["kind"], told["table"], told["game"]) == ("turn", table["id"], "Revolution!")
    assert told["link"] == f"https://play.example/tables/{table['id']}"
    assert "à vous" in told["text"]
    assert b"Revolution" not in body


def test_vapid_key_is_created_once(pushing: House) -> None:
    guest = Guest(pushing)
    first = guest.ok("GET", "/api/push")["key"]
    assert len(decoded(first)) == 65
    pushing.close()
    pushing.open()
    assert guest.ok("GET", "/api/push")["key"] == first


def test_ended_subscription_is_deleted(pushing: House, service: Any) -> None:
    received, port = service
    guest = Guest(pushing, "Anne")
    guest.open_table("me", "me", "me")
    for path in ("/gone", "/browser"):
        guest.ok("POST", "/api/push", Browser(port, path).subscription())
    guest.ok("POST", "/api/notices/test", {"kind": "push"})
    assert sorted(path for path, _, _ in received) == ["/browser", "/gone"]
    assert guest.ok("GET", "/api/me/export")["pushes"] == [Browser(port).endpoint]
    guest.ok("POST", "/api/push/end", {"endpoint": Browser(port).endpoint})
    assert guest.ok("GET", "/api/me/export")["pushes"] == []


def test_oldest_subscription_is_dropped_at_the_limit(pushing: House, service: Any) -> None:
    _, port = service
    guest = Guest(pushing, "Anne")
    guest.open_table("me", "me", "me")
    for number in range(MAX_PER_PERSON + 2):
        guest.ok("POST", "/api/push", Browser(port, f"/{number:02}").subscription())
    kept = guest.ok("GET", "/api/me/export")["pushes"]
    assert len(kept) == MAX_PER_PERSON
    assert Browser(port, f"/{MAX_PER_PERSON + 1:02}").endpoint in kept
    assert Browser(port, "/00").endpoint not in kept


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://x/"},
        {"keys": {"p256dh": "AAAA", "auth": RFC_AUTH}},
        {"keys": {"p256dh": RFC_PUBLIC, "auth": "AAAA"}},
        {"keys": {"p256dh": "é", "auth": RFC_AUTH}},
    ],
    ids=str,
)
def test_invalid_subscription_is_refused(pushing: House, wrong: Any) -> None:
    guest = Guest(pushing, "Anne")
    guest.open_table("me", "me", "me")
    good = {"endpoint": "http://127.0.0.1:9/x", "keys": {"p256dh": RFC_PUBLIC, "auth": RFC_AUTH}}
    assert guest.call("POST", "/api/push", good | wrong)[1]["kind"] == "cannot-notify"


def test_push_service_needs_https(inn: House) -> None:
    guest = Guest(inn, "Anne")
    guest.open_table("me", "me", "me")
    keys = {"p256dh": RFC_PUBLIC, "auth": RFC_AUTH}
    refused = guest.call("POST", "/api/push", {"endpoint": "http://push.example/x", "keys": keys})
    assert refused[1]["kind"] == "cannot-notify"


def test_rematch_invitation_is_a_notice(pushing: House, service: Any) -> None:
    received, port = service

    (anne, bob), table = over(pushing, "Anne", "Bob")
    browser = Browser(port)
    bob.ok("POST", "/api/push", browser.subscription())
    following = again(anne, table)["id"]
    wait_for(received, 1)
    told = browser.read(received[-1][2])
    assert (told["kind"], told["table"]) == ("again", following)
