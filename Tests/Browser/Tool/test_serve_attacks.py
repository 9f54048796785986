"""What untrusted clients send to the server: other pages in the browser, and programs that reach its port."""

import json
import os
import pathlib
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from attack_table import AttackTable
from serving import OpenPage, Project, Server, Socket, wait_until
from tiers import first

RUN = "/_reprise/run"
TABLE = AttackTable("Untrusted requests")


@pytest.fixture(scope="module", autouse=True)
def table():
    yield
    TABLE.write()


@pytest.fixture(autouse=True)
def is_well_afterwards(server):
    yield
    assert "words.html" in server.get("index.html")
    assert server.process.poll() is None


def raw(server, data, seconds=60, closes=True):
    """What comes back for these bytes until the server closes; fails where it does not.

    Whether the sender `closes` its side says that nothing more will come.
    """
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        answer = b""
        try:
            connection.sendall(data)
            if closes:
                connection.shutdown(socket.SHUT_WR)
            while chunk := connection.recv(65536):
                answer += chunk
        except ConnectionError:
            pass
        return answer


def status(answer):
    """The status of an answer; nothing for a connection that was just closed."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else None


def get(server, target="/index.html", host=None, *headers):
    lines = [f"GET {target} HTTP/1.1", f"Host: {host or f'127.0.0.1:{server.port}'}", "Connection: close", *headers]
    return raw(server, ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape"))


def post(server, body=None, target=RUN, **changes):
    body = json.dumps({"page": "x", "example": "words#word", "files": ["x"], "launches": []}).encode() if body is None else body
    headers = {
        "Host": f"127.0.0.1:{server.port}", "Origin": f"http://127.0.0.1:{server.port}", "Content-Type": "application/json",
        "X-Reprise-Token": server.token, "Content-Length": str(len(body)), "Connection": "close",
    }
    headers.update({name.replace("_", "-"): value for name, value in changes.items()})
    lines = [f"POST {target} HTTP/1.1"] + [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return raw(server, ("\r\n".join(lines) + "\r\n\r\n").encode() + body)


def test_listens_at_the_loopback_address_alone(server):
    sockets = pathlib.Path(f"/proc/{server.process.pid}/net/tcp").read_text().splitlines()[1:]
    port = f"{server.port:04X}"
    addresses = {line.split()[1] for line in sockets if line.split()[1].endswith(":" + port) and line.split()[3] == "0A"}
    assert addresses == {f"0100007F:{port}"}


def test_every_answer_keeps_the_browser_from_more(server):
    for path in ["", "words.html", "playground", "style.css", "_reprise/live.js", "_reprise/findings", "_reprise/examples", "nothing"]:
        try:
            answer = urllib.request.urlopen(server.address + path)
        except urllib.error.HTTPError as error:
            answer = error
        headers = answer.headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy, path
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cache-Control"] == "no-store"
        assert headers["Access-Control-Allow-Origin"] is None


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost", "localhost.:PORT", "127.0.0.1.nip.io:PORT", "0.0.0.0:PORT",
        "LOCALHOST:PORT", "127.0.0.1:PORT:PORT", "127.0.0.1:0PORT", "127.1:PORT", "2130706433:PORT", "[::]:PORT", "127.0.0.1:PORT@evil.example",
        "127.0.0.1:PORT,evil.example", "x" * 8192, "", "\udcff:PORT", "localhost:PORT.", "127.0.0.1.:PORT", "[::1]", "[::1]:1", "[0:0:0:0:0:0:0:1]:PORT",
        "[::ffff:127.0.0.1]:PORT", "[::1%lo]:PORT", "127.0.0.1:+PORT", "0x7f.1:PORT", "0177.0.0.1:PORT", "localtest.me:PORT", "http://127.0.0.1:PORT", "127.0.0.1:PORT/", "127.0.0.1\t:PORT",
    ],
)
def test_answers_nobody_who_calls_it_by_another_name(server, host):
    answer = get(server, "/index.html", host.replace("PORT", str(server.port)) or " ")
    TABLE.note("a name that is not the server's", f"Host: {host}", status(answer))
    assert status(answer) in (421, 400, 431), answer[:200]
    assert b"reprise-token" not in answer and b"evil" not in answer


def test_answers_nobody_who_names_no_host_or_two(server):
    for version in ["1.1", "1.0"]:
        answer = raw(server, f"GET / HTTP/{version}\r\n\r\n".encode())
        TABLE.note("a name that is not the server's", f"no Host, HTTP/{version}", status(answer))
        assert status(answer) == 421
    own = f"127.0.0.1:{server.port}"
    for one, two in [("evil.example", own), (own, "evil.example"), (own, own)]:
        answer = raw(server, f"GET / HTTP/1.1\r\nHost: {one}\r\nHost: {two}\r\nConnection: close\r\n\r\n".encode())
        TABLE.note("a name that is not the server's", f"Host: {one}, Host: {two}", status(answer))
        assert status(answer) == 400


@pytest.mark.parametrize("target", ["http://evil.example/", "http://127.0.0.1:PORT/index.html", "http://127.0.0.1:PORT@evil.example/", "//evil.example/", "evil.example:80", "*", "index.html", "?", ""])
def test_answers_no_request_that_names_a_server_itself(server, target):
    answer = get(server, target.replace("PORT", str(server.port)))
    TABLE.note("the request's target", target or "none", status(answer))
    assert status(answer) == (404 if target.startswith("/") else 400), answer[:100]
    assert b"reprise-token" not in answer or target.startswith("/")


@pytest.mark.parametrize("host", ["127.0.0.1:PORT", "localhost:PORT", "[::1]:PORT"])
def test_answers_by_its_own_names(server, host):
    assert status(get(server, "/index.html", host.replace("PORT", str(server.port)))) == 200


@pytest.mark.parametrize("mode, site, wanted", [("no-cors", "cross-site", 403), ("cors", "cross-site", 403), ("no-cors", "same-site", 403), ("navigate", "cross-site", 200), ("cors", "same-origin", 200), ("navigate", "none", 200)])
def test_can_be_linked_to_and_not_included(server, mode, site, wanted):
    for path in ["/script.js", "/_reprise/live.js", "/words.html", "/_reprise/example/words%23word"]:
        assert status(get(server, path, None, f"Sec-Fetch-Mode: {mode}", f"Sec-Fetch-Site: {site}")) == wanted
    TABLE.note("included by another site", f"Sec-Fetch-Mode: {mode}, Sec-Fetch-Site: {site}", wanted)


ORIGINS = {
    "none": None, "null": "null", "empty": "", "another port": "http://127.0.0.1:1", "https": "https://127.0.0.1:PORT", "a longer name": "http://127.0.0.1.evil:PORT",
    "a name before it": "http://evil@127.0.0.1:PORT", "another of its names": "http://localhost:PORT", "an extension": "chrome-extension://abcdef",
    "two": "http://127.0.0.1:PORT http://evil.example", "capitals": "HTTP://127.0.0.1:PORT", "a point at its end": "http://localhost.:PORT", "no port": "http://127.0.0.1", "a path": "http://127.0.0.1:PORT/",
    "its address in six bytes": "http://[::1]:PORT", "a file": "file://", "data": "data:text/html,x", "a longer port": "http://127.0.0.1:PORT0", "a name with its address in it": "http://127.0.0.1.nip.io:PORT",
}


@pytest.mark.parametrize("origin", ORIGINS)
def test_runs_nothing_for_pages_of_others(server, origin):
    value = ORIGINS[origin] and ORIGINS[origin].replace("PORT", str(server.port))
    answers = [post(server, Origin=value, target=target) for target in [RUN, "/_reprise/stop", "/_reprise/language"]]
    socket = Socket(server, Origin=value)
    TABLE.note("a page of another origin", f"Origin: {ORIGINS[origin]}", f"commands {status(answers[0])}, socket {status(socket.answer)}")
    assert [status(answer) for answer in answers] == [403, 403, 403]
    assert status(socket.answer) == 403
    assert socket.rest() and b"version" not in socket.bytes
    socket.close()


@pytest.mark.parametrize(
    "changes, wanted",
    [
        ({"Sec_Fetch_Site": "cross-site"}, 403), ({"Sec_Fetch_Site": "same-site"}, 403), ({"Sec_Fetch_Site": "none"}, 403),
        ({"Content_Type": "text/plain"}, 415), ({"Content_Type": "application/x-www-form-urlencoded"}, 415), ({"Content_Type": "multipart/form-data"}, 415),
        ({"Content_Type": None}, 415), ({"Content_Type": "application/json; charset=utf-16"}, 415), ({"X_Reprise_Token": None}, 403), ({"X_Reprise_Token": ""}, 403),
        ({"X_Reprise_Token": "0" * 32}, 403), ({"X_Reprise_Token": "0" * 31}, 403),
    ],
)
def test_runs_nothing_that_a_form_can_send_or_without_the_token(server, changes, wanted):
    for target in [RUN, "/_reprise/stop", "/_reprise/language"]:
        assert status(post(server, target=target, **changes)) == wanted
    TABLE.note("what a form can send, or without the token", ", ".join(f"{name.replace('_', '-')}: {value}" for name, value in changes.items()), wanted)


def test_a_beginning_of_the_token_and_the_token_in_the_address_are_none(server):
    token = server.token
    for name, value in {"its beginning": token[:-1], "longer": token + "0", "twice": f"{token}, {token}", "in capitals": token.upper() + " ", "quoted": f'"{token}"'}.items():
        got = status(post(server, X_Reprise_Token=value))
        TABLE.note("what a form can send, or without the token", f"the token, {name}", got)
        assert got == 403, name
    got = status(post(server, target=f"{RUN}?token={token}", X_Reprise_Token=None))
    TABLE.note("what a form can send, or without the token", "the token in the address", got)
    assert got == 403
    body = b"{}"
    lines = f"POST {RUN} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: http://127.0.0.1:{server.port}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
    got = status(raw(server, (lines + f"X-Reprise-Token: {'0' * 32}\r\nX-Reprise-Token: {token}\r\n\r\n").encode() + body))
    TABLE.note("what a form can send, or without the token", "two tokens", got)
    assert got == 400


def test_runs_nothing_for_a_page_that_is_not_open(server):
    # The server prepares several things at its start, one after the other, so that the first reader need not wait.
    with OpenPage(server) as page:
        assert page.run("templates#run-1", ["print(1)"])[0] == 200
    wait_until(lambda: not any(server.children() or time.sleep(0.1) for _ in range(5)))
    assert status(post(server)) == 403
    assert status(post(server, X_Reprise_Token=server.token)) == 403
    assert not server.children()


def test_other_methods_do_nothing(server):
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get"]:
        for path in ["/index.html", RUN, "/_reprise/live"]:
            answer = raw(server, f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
            TABLE.note("other methods", f"{method} {path}", status(answer))
            assert status(answer) in (405, 404, 403, 400), (method, path, answer[:80])
    assert status(raw(server, f"GET {RUN} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())) == 405


PATHS = [
    "/../secret.txt", "/../../secret.txt", "/..", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/%252e%252e%252fsecret.txt", "/..%2fsecret.txt", "/..%5csecret.txt",
    "/..\\secret.txt", "/....//secret.txt", "/.../secret.txt", "/./.././secret.txt", "/words.html/../../secret.txt", "/words.html/..%2f..%2fsecret.txt", "//etc/passwd", "///etc/passwd",
    "/etc/passwd", "/%2fetc/passwd", "/%00", "/index.html%00.png", "/%c0%ae%c0%ae/secret.txt", "/%c0%af", "/%ff%fe", "/%u002e%u002e/secret.txt", "/;/../secret.txt", "/words.html;x", "/?raw??../secret.txt",
    "/index.html?../../secret.txt/x", "/#/../secret.txt", "http://evil.example/", "file:///etc/passwd", "evil.example:80", "*", "/" + "a" * 100_000, "/" + "../" * 5_000 + "etc/passwd", "/index.html.", "/index.html%20",
    "/.hidden", "/.git/config", "/.cache", "/cache/runs", "/Content/words.md", "/../Content/words.md", "/Site/serve/live.js", "/_reprise/../../secret.txt", "/_reprise/live.js/../../../secret.txt", "/_reprise/serve/templates.md",
    "/_reprise/codemirror/../../../../etc/passwd", "/_reprise/codemirror/lib/../../../../etc/passwd", "/_reprise/example/../../secret.txt", "/_reprise/example/%2e%2e%2f%2e%2e", "/_reprise/example/<script>", "/proc/self/environ",
    "/proc/self/fd/0", "/dev/zero", "/pipe", "/secret.txt", "/~root/", "/C:/windows/win.ini", "/..%c1%9csecret.txt", "/%e0%80%ae%e0%80%ae/secret.txt", "/..;/secret.txt", "/%2e/%2e%2e/secret.txt", "/\u202e/../secret.txt", "/<script>alert(1)</script>",
    "/%2e%2e%5csecret.txt", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%00/secret.txt", "/..%0d/secret.txt", "/%2e%2e%00", "/index.html/..", "/%f0%80%80%af", "/%fc%80%80%80%80%ae/secret.txt", "/%uff0e%uff0e/secret.txt", "/\\..\\secret.txt", "/..\\..\\etc\\passwd",
    "/..//..//etc//passwd", "/%252f%252e%252e", "/%25252e%25252e/secret.txt", "/_reprise/live.js%00", "/_reprise/%2e%2e/secret.txt", "/_reprise//live.js", "/link.txt", "/Content/.hidden", "/static/../../secret.txt", "/.%2e/secret.txt", "/%", "/%2", "/%zz", "/%00%00%00",
    "/\"onmouseover=alert(1)", "/%3Cscript%3Ealert(1)%3C/script%3E", "/index.html%0d%0aX-Evil:%201", "/%0d%0a%0d%0aHTTP/1.1%20200%20OK",
]


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_gives_no_file_but_the_site_s_and_repeats_nothing(server, path):
    answer = get(server, path)
    TABLE.note("a path out of the site", path, status(answer))
    assert status(answer) in (200, 404, 400, 431), answer[:100]
    body = answer.split(b"\r\n\r\n", 1)[-1]
    assert b"SECRET" not in body and b"root:" not in body and b"X-Evil" not in answer.split(b"\r\n\r\n")[0]
    assert b"alert(1)" not in body
    if status(answer) == 200:
        assert b"<title>" in body, path


HTTP = {
    "a chunk size that is none": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nx\r\n0\r\n\r\n",
    "a negative chunk": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n",
    "a chunk that is announced and huge": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\nx",
    "two lengths": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 100\r\n\r\nx",
    "a length and chunks": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a negative length": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n",
    "a length that is none": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1e3\r\n\r\n",
    "a length beyond all numbers": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    "ten thousand headers": b"GET / HTTP/1.1\r\nHost: HOST\r\n" + b"".join(b"X-%d: y\r\n" % number for number in range(10_000)) + b"Connection: close\r\n\r\n",
    "a header of a mebibyte": b"GET / HTTP/1.1\r\nHost: HOST\r\nX: " + b"y" * (1 << 20) + b"\r\nConnection: close\r\n\r\n",
    "a request line of a mebibyte": b"GET /" + b"y" * (1 << 20) + b" HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "HTTP 0.9": b"GET /\r\n\r\n",
    "HTTP 2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "TLS": bytes.fromhex("16030100a5010000a10303") + os.urandom(160),
    "random bytes": os.urandom(4096),
    "bytes that are no text in a header": b"GET / HTTP/1.1\r\nHost: HOST\r\nX-\xff\xfe: \xc0\x80\r\nConnection: close\r\n\r\n",
    "only line ends": b"\r\n" * 10_000,
    "a header without an end": b"GET / HTTP/1.1\r\nHost: HOST\r\nX: y",
    "a folded header": b"GET / HTTP/1.1\r\nHost: HOST\r\n evil\r\nConnection: close\r\n\r\n",
    "a length with a sign": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: +5\r\n\r\nhello",
    "a list of lengths": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5, 5\r\n\r\nhello",
    "an empty length": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length:\r\n\r\nhello",
    "a length in other digits": "POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: \u0665\r\n\r\nhello".encode(),
    "two equal lengths": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\nhello",
    "a space before the colon": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length : 5\r\n\r\nhello",
    "a length with a NUL": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\0\r\n\r\nhello",
    "chunks behind a space": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    "chunks in disguise": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "chunks of another kind": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "chunks twice": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    "chunks in capitals": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nTRANSFER-ENCODING: CHUNKED\r\n\r\n0\r\n\r\n",
    "lines that end by half": b"GET / HTTP/1.1\nHost: HOST\n\n",
    "a line that ends by half": b"GET / HTTP/1.1\r\nHost: HOST\nX: y\r\n\r\n",
    "a header inside a header": b"GET / HTTP/1.1\r\nHost: HOST\r\nX: y\rOrigin: evil\r\n\r\n",
    "a NUL in a header": b"GET / HTTP/1.1\r\nHost: HOST\r\nX: a\0b\r\n\r\n",
    "a header without a name": b"GET / HTTP/1.1\r\nHost: HOST\r\n: x\r\n\r\n",
    "a header without a colon": b"GET / HTTP/1.1\r\nHost: HOST\r\nevil\r\n\r\n",
    "a header before the request": b"Host: HOST\r\nGET / HTTP/1.1\r\n\r\n",
    "two spaces in the request": b"GET  / HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "a tab in the request": b"GET\t/\tHTTP/1.1\r\nHost: HOST\r\n\r\n",
    "more in the request": b"GET / HTTP/1.1 evil\r\nHost: HOST\r\n\r\n",
    "HTTP 9": b"GET / HTTP/9.9\r\nHost: HOST\r\n\r\n",
    "a request behind an upgrade that is none": b"GET /style.css HTTP/1.1\r\nHost: HOST\r\nUpgrade: evil\r\n\r\nGET /_reprise/examples HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "a request behind a refused socket": b"GET /_reprise/live HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\n\r\nGET /_reprise/examples HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "two content types": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nContent-Type: text/plain\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
    "two origins": b"POST /_reprise/run HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\nOrigin: http://HOST\r\nContent-Length: 2\r\n\r\n{}",
    "a request behind a body that is not read": b"POST / HTTP/1.1\r\nHost: evil\r\nContent-Length: 10\r\n\r\nGET /_reprise/examples HTTP/1.1\r\nHost: HOST\r\n\r\n",
}


# What is not simply refused: an unfinished request is waited for, and what is over the limits is told so.
WANTED = {
    "a chunk size that is none": (411,), "a negative chunk": (411,), "a chunk that is announced and huge": (411,), "a length and chunks": (411,),
    "a length beyond all numbers": (413,), "ten thousand headers": (431,), "a header of a mebibyte": (431,), "a request line of a mebibyte": (431,),
    "TLS": (400, None), "random bytes": (400, None), "bytes that are no text in a header": (400,), "a header without an end": (None,),
    "a request behind a body that is not read": (421,), "HTTP 0.9": (400,), "chunks in disguise": (411,), "chunks of another kind": (411,), "chunks twice": (411,), "chunks in capitals": (411,),
    "a request behind an upgrade that is none": (200,), "a request behind a refused socket": (403,),
    # The empty line that would end the request never comes.
    "lines that end by half": (None,),
}


@pytest.mark.parametrize("attack", HTTP)
def test_bears_what_is_no_http(server, attack):
    data = HTTP[attack].replace(b"HOST", b"127.0.0.1:%d" % server.port)
    # What was asked for with an upgrade ends with its sender.
    answer = raw(server, data, closes=b"Upgrade" not in data)
    TABLE.note("no HTTP, or HTTP in two ways", attack, status(answer) or "closed")
    assert status(answer) in WANTED.get(attack, (400,)), answer[:100]
    assert answer.count(b"HTTP/1.1 ") <= 1
    assert b"Templates" not in answer


def test_a_body_that_is_too_large_is_not_read(server):
    answer = post(server, b'"' + b"x" * (300 << 10) + b'"')
    TABLE.note("large bodies", "300 KiB", status(answer))
    assert status(answer) == 413
    memory = server.memory
    answer = post(server, b"x" * (64 << 20))
    TABLE.note("large bodies", "64 MiB", f"{status(answer) or 'closed'}; the server grew by {server.memory - memory} KiB")
    assert status(answer) in (413, None)
    assert server.memory - memory < 32 << 10


def test_a_body_that_is_less_than_was_said_does_not_wait_for_ever(server):
    body = b'{"page"'
    answer = post(server, body, Content_Length="10000")
    TABLE.note("large bodies", "one that is less than was said, then the end", "closed")
    assert status(answer) is None


BODIES = {
    "nothing": b"", "no JSON": b"{", "another type": b"[]", "a number": b"1", "deep JSON": b"[" * 100_000, "deep objects": b'{"page":' * 20_000,
    "bad UTF-8": b'{"page":"\xff\xfe","example":"words#word","files":[],"launches":[]}', "UTF-16": '{"page":"x"}'.encode("utf-16"),
    "a lone surrogate": b'{"page":"\\ud800","example":"words#word","files":[""],"launches":[]}', "other fields": b'{"page":"x","command":"sh","flags":["-x"]}',
    "a number for a text": b'{"page":1,"example":2,"files":3,"launches":4}', "endless digits": b'{"page":' + b"9" * 100_000 + b"}",
}


@pytest.mark.parametrize("body", BODIES)
def test_bears_bodies_that_are_no_request(server, body):
    answer = post(server, BODIES[body])
    with OpenPage(server) as page:
        answers = [status(answer)] + [status(post(server, BODIES[body], target=target)) for target in ["/_reprise/stop", "/_reprise/language"]]
    TABLE.note("bodies that are no request", body, "run {}, stop {}, language {}".format(*answers))
    assert status(answer) in (403, 422), answer[:200]
    assert b"command" not in answer
    assert set(answers[1:]) <= {400, 200}


SLOW = {
    "a header, a byte at a time": (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-Slow: y\r\n"),
    "a first line that does not end": (b"GET /", b"a"),
    "nothing but line ends": (b"", b"\r\n"),
    "a body, a byte at a time": (b"POST /_reprise/run HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n", b"x"),
}


@pytest.mark.parametrize("attack", first(["nothing but line ends"], SLOW, "patience"))
def test_slow_senders_are_cut_off(server, attack):
    beginning, more = SLOW[attack]
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        start = time.monotonic()
        connection.settimeout(0.3)
        connection.sendall(beginning)
        closed = False
        for byte in more * 100:
            try:
                connection.send(bytes([byte]))
                closed = connection.recv(4096) == b""
            except TimeoutError:
                continue
            except OSError:
                closed = True
            if closed:
                break
        took = time.monotonic() - start
        TABLE.note("slow senders", attack, f"closed after {took:.1f} s")
        assert closed


@pytest.mark.nightly("patience")
def test_who_takes_no_answer_holds_nothing(server):
    before = server.descriptors
    waiting = []
    try:
        for _ in range(40):
            connection = socket.socket()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            connection.connect(("127.0.0.1", server.port))
            connection.sendall(f"GET /script.js HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            waiting.append(connection)
        start = time.monotonic()
        wait_until(lambda: server.descriptors <= before + 2)
        TABLE.note("slow senders", "40 that ask for a large file and read nothing", f"closed within {time.monotonic() - start:.1f} s")
    finally:
        for connection in waiting:
            connection.close()


def well_after(frames):
    """What a socket gets that sends this instead of the token."""

    def attack(server):
        talk = Socket(server)
        assert status(talk.answer) == 101
        start = time.monotonic()
        try:
            frames(talk)
        except OSError:
            pass
        got = talk.rest()
        talk.close()
        return got, time.monotonic() - start

    return attack


def in_two_frames(talk, token):
    talk.send(token[:7], first=0x01)
    talk.send(token[7:], first=0x80, mask=b"")


SOCKETS = {
    "nothing": well_after(lambda talk: None),
    "a wrong token": well_after(lambda talk: talk.send(b"wrong")),
    "a token of zeros": well_after(lambda talk: talk.send(b"0" * 32)),
    "the token as bytes": lambda server: well_after(lambda talk: talk.send(server.token.encode(), first=0x82))(server),
    "the token without a mask": lambda server: well_after(lambda talk: talk.send(server.token.encode(), mask=b""))(server),
    "the token in two frames, the second without a mask": lambda server: well_after(lambda talk: in_two_frames(talk, server.token.encode()))(server),
    "text that is no UTF-8": well_after(lambda talk: talk.send(b"\xff\xfe" * 16)),
    "a frame that is announced and huge": well_after(lambda talk: talk.connection.sendall(b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4))),
    "a length beyond all numbers": well_after(lambda talk: talk.connection.sendall(b"\x81\xff" + b"\xff" * 8 + bytes(4))),
    "64 KiB": well_after(lambda talk: talk.send(b"x" * 65535)),
    "64 MiB": well_after(lambda talk: talk.send(b"x" * (64 << 20), mask=bytes(4))),
    "without a mask": well_after(lambda talk: talk.send(b"wrong", mask=b"")),
    "a fragment": well_after(lambda talk: talk.send(b"0", first=0x01)),
    "a thousand fragments": well_after(lambda talk: [talk.send(b"0", first=0x01 if number == 0 else 0x00) for number in range(1000)]),
    "a continuation of nothing": well_after(lambda talk: talk.send(b"0", first=0x80)),
    "bits that are reserved": well_after(lambda talk: talk.send(b"0", first=0xF1)),
    "kinds that are reserved": well_after(lambda talk: [talk.send(b"", first=0x80 | kind) for kind in [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]]),
    "a ping of 60 KiB": well_after(lambda talk: talk.send(b"x" * 60_000, first=0x89)),
    "pings without end": well_after(lambda talk: [talk.send(b"x" * 100, first=0x89) for _ in range(10_000)]),
    "a farewell": well_after(lambda talk: talk.send(b"\x03\xe8", first=0x88)),
    "a farewell of one byte": well_after(lambda talk: talk.send(b"\x03", first=0x88)),
    "half a frame": well_after(lambda talk: talk.connection.sendall(b"\x81")),
    "HTTP": well_after(lambda talk: talk.connection.sendall(b"GET /index.html HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")),
}


# What may still become a frame is waited for.
WAITING = {"nothing", "a frame that is announced and huge", "half a frame", "HTTP"}


@pytest.mark.parametrize("attack", first(set(SOCKETS) - WAITING, SOCKETS, "patience"))
def test_a_page_that_does_not_say_the_token_is_cut_off_and_told_nothing(server, attack):
    memory = server.memory
    got, took = SOCKETS[attack](server)
    TABLE.note("a socket that sends no token but", attack, f"closed after {took:.1f} s, told nothing")
    assert b"version" not in got and b"page" not in got
    assert server.memory - memory < 16 << 10


@pytest.mark.parametrize(
    "headers, wanted",
    [
        ({"Sec-WebSocket-Version": "12"}, 400), ({"Sec-WebSocket-Key": None}, 400), ({"Sec-WebSocket-Key": "x"}, 400), ({"Sec-WebSocket-Key": "x" * 3000}, 431), ({"Upgrade": "h2c"}, 400),
        ({"Host": "evil.example"}, 421), ({"Sec-Fetch-Site": "cross-site"}, 403), ({"Sec-Fetch-Site": "same-site"}, 403), pytest.param({"Content-Length": "5"}, None, marks=pytest.mark.nightly("patience")),
    ],
)
def test_a_handshake_that_is_none_opens_nothing(server, headers, wanted):
    talk = Socket(server, **headers)
    TABLE.note("a socket that is asked for with", ", ".join(f"{name}: {value}" for name, value in headers.items()), status(talk.answer) or "closed")
    assert status(talk.answer) == wanted
    talk.close()


def test_an_open_page_that_floods_the_server_is_cut_off(server):
    page, memory = OpenPage(server), server.memory
    try:
        page.socket.send(b"x" * (64 << 20), mask=bytes(4))
    except OSError:
        pass
    page.socket.rest()
    TABLE.note("an open page that sends", "64 MiB", f"closed; the server grew by {server.memory - memory} KiB")
    assert server.memory - memory < 16 << 10
    assert page.run("templates#run-1", ["print(1)"])[0] == 403


def test_the_numbers_of_closed_connections_can_be_used_again(server):
    """Connections that end in every way, and then as many good ones as had numbers."""
    for _ in range(3):
        pages = [OpenPage(server) for _ in range(15)]
        half = [Socket(server) for _ in range(15)]
        for number, talk in enumerate([page.socket for page in pages] + half):
            if number % 3 == 0:
                talk.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            elif number % 3 == 1:
                talk.send(b"", first=0x88)
            talk.close()
        for _ in range(40):
            assert status(get(server, "/style.css")) == 200


def test_idle_connections_keep_nobody_out(server):
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
    try:
        for _ in range(20):
            assert "words.html" in server.get("index.html")
        # They made room: each of the others had waited for less long.
        idle[0].settimeout(60)
        assert idle[0].recv(1) == b""
        TABLE.note("slow senders", "300 connections on which nothing is said", "the oldest are closed, others are answered at once")
    finally:
        for connection in idle:
            connection.close()


@pytest.mark.skipif(os.getuid() != 0, reason="only root becomes another user")
def test_answers_no_other_user_of_this_machine(server):
    asked = f"""
import urllib.request, urllib.error
try:
    print(urllib.request.urlopen("{server.address}index.html").status)
except urllib.error.HTTPError as error:
    print(error.code, error.read())
"""
    command = ["/usr/bin/python3", "-c", asked]
    others = subprocess.run(command, user=65534, group=65534, extra_groups=[], capture_output=True, text=True, check=True).stdout
    own = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    TABLE.note("another user of this machine", "GET /index.html", others.split()[0])
    assert (others.split()[0], own.split()[0]) == ("403", "200")
    assert "token" not in others


def test_of_requests_one_behind_the_other_the_first_is_answered(server):
    one = f"GET /llms.txt HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    answer = raw(server, (one + "\r\n" + one + "Connection: close\r\n\r\n").encode())
    TABLE.note("no HTTP, or HTTP in two ways", "two requests on one connection", "the first is answered, and the connection closed")
    assert answer.count(b"HTTP/1.1 200") == 1


def test_the_token_of_an_earlier_start_is_none(tmp_path):
    with Server(Project(tmp_path / "again"), waits=False) as first:
        token, port = first.token, first.port
    with Server(Project(tmp_path / "again"), port=port, waits=False) as second:
        got = status(post(second, X_Reprise_Token=token))
        TABLE.note("what a form can send, or without the token", "the token of an earlier start", got)
        assert got == 403


def test_a_page_of_another_site_reaches_nothing(server, chromium):
    """A real browser on a page of another origin on this machine."""
    import http.server
    import threading

    class Evil(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>evil</title>")

        def log_message(self, *_):
            pass

    evil = http.server.HTTPServer(("127.0.0.1", 0), Evil)
    threading.Thread(target=evil.serve_forever, daemon=True).start()
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{evil.server_port}/")
    got = page.evaluate(
        """async (address) => {
            const got = {};
            const attempt = async (name, body) => { try { got[name] = await body(); } catch (error) { got[name] = 'refused'; } };
            await attempt('read', async () => (await fetch(address + 'words.html')).status);
            await attempt('simple post', async () => (await fetch(address + '_reprise/run', {method: 'POST', mode: 'no-cors', body: '{}'})).type);
            await attempt('json post', async () => (await fetch(address + '_reprise/run', {method: 'POST', headers: {'Content-Type': 'application/json', 'X-Reprise-Token': 'x'}, body: '{}'})).status);
            await attempt('script', () => new Promise((resolve) => { const s = document.createElement('script'); s.src = address + 'script.js'; s.onload = () => resolve('loaded'); s.onerror = () => resolve('refused'); document.head.append(s); }));
            await attempt('image', () => new Promise((resolve) => { const s = new Image(); s.src = address + 'style.css'; s.onload = () => resolve('loaded'); s.onerror = () => resolve('refused'); }));
            await attempt('socket', () => new Promise((resolve) => { const s = new WebSocket(address.replace('http', 'ws') + '_reprise/live'); s.onopen = () => resolve('open'); s.onerror = () => resolve('refused'); }));
            await attempt('frame', () => new Promise((resolve) => { const f = document.createElement('iframe'); f.src = address + 'words.html'; f.onload = () => { let seen = 'opaque'; try { seen = f.contentDocument.title || 'opaque'; } catch {} resolve(seen); }; document.body.append(f); }));
            return got;
        }""",
        server.address,
    )
    context.close()
    evil.shutdown()
    for name, value in got.items():
        TABLE.note("a page of another origin, in Chromium", name, value)
    assert got == {"read": "refused", "simple post": "opaque", "json post": "refused", "script": "refused", "image": "refused", "socket": "refused", "frame": "opaque"} or got["simple post"] == "refused"
    assert not server.children()
