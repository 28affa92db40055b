"""The proxies of packaging/ in front of two processes on PostgreSQL, a browser before them."""

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.patience import PATIENCE, wait_until
from tests.postgres import free_port, fresh, postgres
from tests.postgres_server import answers
from tests.server.house import House

from .company import lay, two_people
from .visitor import Visitor

__all__ = ["postgres"]

PACKAGING = Path(__file__).parents[2] / "packaging"
NAME = "play.example.org"
# Where a person's own account would run them: everything they write goes into one folder.
NGINX = """daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    include {folder}/tocsin;
}}"""
CADDY = """{{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system {folder}
}}
"""


def nginx(folder: Path, ports: list[int], port: int) -> list[str]:
    """Return the command that runs the example of nginx, with a certificate of our own."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
        + ["-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
    )
    site = changed(
        "nginx.conf",
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
        ("127.0.0.1:8000", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8001", f"127.0.0.1:{ports[1]}"),
    )
    (folder / "tocsin").write_text(site)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ["nginx", "-e", f"{folder}/errors", "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, ports: list[int], port: int) -> list[str]:
    """Return the command that runs the example of Caddy, with a certificate of its own."""
    site = changed(
        "Caddyfile",
        (f"{NAME} {{", f"https://localhost:{port} {{\n\ttls internal"),
        ("127.0.0.1:8000", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8001", f"127.0.0.1:{ports[1]}"),
    )
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder) + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


def changed(example: str, *changes: tuple[str, str]) -> str:
    """Return an example with what is different here; everything else is as it is shipped."""
    text = (PACKAGING / example).read_text("utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


@pytest.fixture
def houses(postgres: str) -> Iterator[list[House]]:
    # The browser has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as aside:
        database = aside.submit(asyncio.run, fresh(postgres, "proxied")).result()
    with House(database) as one, House(database) as other:
        yield [one, other]


@pytest.fixture(params=[nginx, caddy])
def address(request: pytest.FixtureRequest, houses: list[House], tmp_path: Path) -> Iterator[str]:
    """Yield where a proxy serves both processes."""
    kind: Callable[[Path, list[int], int], list[str]] = request.param
    program = kind.__name__
    if shutil.which(program) is None and not Path("/usr/sbin", program).exists():
        reason = f"NO PROXY HERE: install the Debian package {program} to run this test"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    port = free_port()
    command = kind(tmp_path, [house.port for house in houses], port)
    path = f"{os.environ['PATH']}:/usr/sbin"
    with (tmp_path / "said").open("wb") as said:
        process = subprocess.Popen(
            command,
            env={"PATH": path, "HOME": str(tmp_path)},
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
        try:
            _await(port, process, tmp_path)
            yield f"https://localhost:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def _await(port: int, process: "subprocess.Popen[bytes]", folder: Path) -> None:
    wait_until(lambda: process.poll() is not None or answers(port), "the proxy at its port")
    assert process.poll() is None, (folder / "said").read_text()


def test_people_play_over_https_through_the_proxy_to_both_processes(
    browser: Browser, houses: list[House], address: str
) -> None:
    def come() -> Visitor:
        return Visitor(browser.new_context(locale="en-GB", ignore_https_errors=True), address)

    ada, bea = two_people(come, "revolution", "medium")
    context = ada.context
    for person in (ada, bea):
        person.wait_for_choice()
        lay(person, "printer", "captain", "merchant")
    cookies = {cookie["name"]: cookie for cookie in context.cookies()}
    assert cookies["__Host-tocsin"]["secure"]
    answer = context.request.get(f"{address}/api/me", max_retries=5)
    assert "strict-transport-security" in answer.headers
    # Only this machine may read the figures, and who comes by a proxy is not this machine.
    assert context.request.get(f"{address}/metrics", max_retries=5).status == 404
    # One of the processes goes; whoever was there comes back by the other.
    houses[0].kill()
    ada.page.reload()
    ada.wait_for_choice()
    lay(ada, "priest")
    houses[0].open()
    for person in (ada, bea):
        assert not [line for line in person.complaints if "WebSocket" not in line]
        person.context.close()
