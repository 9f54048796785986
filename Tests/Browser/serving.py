"""A project in a folder of its own, and `reprise serve` at work on it."""

import base64
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
REPRISE = os.environ.get("REPRISE", str(ROOT / ".build/debug/reprise"))

# What a page says whose server ends while it asks for something.
ENDING = ["WebSocket", "ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_EMPTY_RESPONSE"]

APP = """\
```swift example=word
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var word = "nothing"

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    coder.encode("milk", forKey: "word")
    return true
  }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    word = coder.decodeObject(of: NSString.self, forKey: "word") as String? ?? "nothing"
    print(word)
    return true
  }
}
```

```swift launch
app.enterBackground()
```

```swift launch
```
"""

LONG = "\n\n".join(f"Paragraph {number} says something about what was saved, and why it comes back." for number in range(1, 40))

GUIDE = f"# Words\n\nAn app that remembers one word.\n\n{LONG}\n\n## The app\n\n{APP}\n\n## Afterwards\n\n{LONG}\n"


class Project:
    """A content folder, the site's looks, and a cache."""

    def __init__(self, folder, **guides):
        """Where there was a project before, its cache stays: what was compiled and run is not again."""
        self.folder = pathlib.Path(folder)
        for name in ["Content", "Site", "Elsewhere"]:
            shutil.rmtree(self.folder / name, ignore_errors=True)
        (self.folder / "Content").mkdir(parents=True)
        (self.folder / "Site").mkdir()
        for name in ["templates", "styles", "scripts", "serve"]:
            (self.folder / "Site" / name).symlink_to(ROOT / "Site" / name)
        (self.folder / "Site" / "site.yaml").write_text("sdk: 18\n")
        for name, text in (guides or {"words": GUIDE}).items():
            self.save(name, text)

    def path(self, name):
        return self.folder / "Content" / f"{name}.md"

    def save(self, name, text):
        self.path(name).write_text(text)

    def change(self, name, old, new):
        text = self.path(name).read_text()
        assert old in text, old
        self.save(name, text.replace(old, new, 1))

    @property
    def work(self):
        """The folders of runs that are going on."""
        work = self.folder / "cache" / "work"
        return sorted(path.name for path in work.iterdir()) if work.exists() else []


class Server:
    """The command at work; it ends with the `with` statement."""

    def __init__(self, project, port=0, options=(), program=REPRISE, waits=True):
        """`waits` is whether the guides were read for the first time when the `with` statement goes on."""
        self.project, self.port, self.options, self.program, self.waits = project, port, list(options), str(program), waits
        self.errors = []

    def __enter__(self):
        # Who starts the tests in the background may have them ignore SIGINT, and what they start with them.
        self.process = subprocess.Popen(
            ["env", "--default-signal=INT,TERM", self.program, "serve", "--port", str(self.port), "--cache", "cache", *self.options],
            cwd=self.project.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        threading.Thread(target=lambda: self.errors.extend(self.process.stderr), daemon=True).start()
        line = self.process.stdout.readline()
        match = re.search(r", examples run (in bubblewrap|isolated by Landlock), at http://127\.0\.0\.1:(\d+)/$", line.rstrip())
        assert match, (line, self.errors)
        self.address, self.port = f"http://127.0.0.1:{match[2]}/", int(match[2])
        if self.waits:
            wait_until(lambda: not self.is_reading, 600)
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self, number=signal.SIGTERM):
        """Ends the server by a signal; fails where it takes longer than an author waits."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    def get(self, path):
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            return answer.read().decode()

    @property
    def is_reading(self):
        """Whether the guides are being read for the first time."""
        return "One moment" in self.get("index.html")

    @property
    def token(self):
        return re.search(r'name="reprise-token" content="([0-9a-f]{32})"', self.get("index.html"))[1]

    def findings(self):
        return json.loads(self.get("_reprise/findings"))

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def connections(self):
        """How many connections to it are open."""
        lines = pathlib.Path(f"/proc/{self.process.pid}/net/tcp").read_text().splitlines()[1:]
        ends = [line.split() for line in lines]
        # State 01 is a connection that neither side has closed.
        return sum(end[1].endswith(f":{self.port:04X}") and end[3] == "01" for end in ends)

    @property
    def memory(self):
        """What of its memory is resident, in KiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def children(self):
        """The processes that descend from it, without those that wait: the parser for the next text, the compiler and the linker for the next
        example, the language server for the next question."""
        return [child for child in self.descendants() if not waits_for_work(child)]

    def descendants(self):
        parents = {}
        for path in pathlib.Path("/proc").iterdir():
            if path.name.isdigit():
                try:
                    fields = (path / "stat").read_text().rsplit(")", 1)[1].split()
                except OSError:
                    continue
                if fields[0] != "Z":
                    parents[int(path.name)] = int(fields[1])
        found, old = {self.process.pid}, set()
        while found != old:
            old = set(found)
            found |= {child for child, parent in parents.items() if parent in found}
        return sorted(found - {self.process.pid})

    def language_servers(self):
        children = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [child for path in children for child in map(int, path.read_text().split()) if is_language_server(child)]

    def suspend_language_server(self):
        """Waits for the language server to be started, and stops it at once; what is returned lets it go on."""
        servers = []

        def is_started():
            # Not the supervisor and the sandbox before it, which start it and have its name among their arguments.
            servers[:] = [child for child in self.descendants() if name_of(child) == "sourcekit-lsp"]
            for child in servers:
                os.kill(child, signal.SIGSTOP)
            return servers

        wait_until(is_started)
        return lambda: [os.kill(child, signal.SIGCONT) for child in servers]


def name_of(process):
    try:
        return pathlib.Path(f"/proc/{process}/comm").read_text().strip()
    except OSError:
        return None


def is_language_server(process):
    try:
        return b"sourcekit-lsp" in pathlib.Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def waits_for_work(process):
    folder = pathlib.Path(f"/proc/{process}")
    if (folder / "comm").exists() and (folder / "comm").read_text().startswith("reprise-parser"):
        return True
    if is_language_server(process):
        return True
    try:
        # Its sandbox names what is put before it; itself it waits where the folders of examples are.
        return b"libRepriseForkServer.so" in (folder / "cmdline").read_bytes() or os.readlink(folder / "cwd").endswith("/work")
    except OSError:
        return False


class Socket:
    """A connection on which a test speaks as a page does, or as no page would."""

    def __init__(self, server, **headers):
        """Asks to be let in; `answer` is what came of it. A header that is `None` is left out."""
        self.connection = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        wanted = {
            "Host": f"127.0.0.1:{server.port}", "Origin": f"http://127.0.0.1:{server.port}", "Connection": "Upgrade", "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(), **headers,
        }
        lines = ["GET /_reprise/live HTTP/1.1"] + [f"{name}: {value}" for name, value in wanted.items() if value is not None]
        self.connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head and (chunk := self.connection.recv(4096)):
            head += chunk
        self.answer, _, self.bytes = head.partition(b"\r\n\r\n")

    def send(self, payload, first=0x81, mask=b"\1\2\3\4"):
        """Sends one frame; without a mask where there is none, which no browser does."""
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload)) if any(mask) else payload
        bit, count = (0x80 if mask else 0), len(payload)
        length = bytes([bit | count]) if count < 126 else bytes([bit | 126]) + count.to_bytes(2) if count < 1 << 16 else bytes([bit | 127]) + count.to_bytes(8)
        self.connection.sendall(bytes([first]) + length + mask + masked)

    def rest(self):
        """All that comes until the server closes; fails where it does not."""
        try:
            while chunk := self.connection.recv(4096):
                self.bytes += chunk
        except ConnectionError:
            pass
        return self.bytes

    def say(self, token):
        """Says the token, and returns the name that the page is given; nothing where it is given none."""
        self.send(token.encode())
        while not (name := re.search(rb'"page":"([0-9a-f]+)"', self.bytes)):
            chunk = self.connection.recv(4096)
            if not chunk:
                return None
            self.bytes += chunk
        return name[1].decode()

    def close(self):
        self.connection.close()


class OpenPage:
    """What a page is to the server: a socket over which the token was said, and requests with its name."""

    def __init__(self, server):
        self.server, self.token = server, server.token
        self.socket = Socket(server)
        self.name = self.socket.say(self.token)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def ask(self, address, **body):
        """The status and the text of what is answered to a command."""
        request = urllib.request.Request(
            self.server.address + address, json.dumps({"page": self.name, **body}).encode(),
            {"Content-Type": "application/json", "X-Reprise-Token": self.token, "Origin": self.server.address.rstrip("/")},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def run(self, example, files, launches=()):
        return self.ask("_reprise/run", example=example, files=list(files), launches=list(launches))


def wait_until(condition, seconds=60, step=0.02):
    """Waits for what happens in other processes, and fails when it does not; `seconds` is a last guard."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if condition():
                return
        except OSError:
            pass
        time.sleep(step)
    raise AssertionError(f"did not happen within {seconds} s")


def until(page, expression, seconds=60):
    """Waits for what a page comes to; its own policy keeps Playwright from waiting in it."""
    wait_until(lambda: page.evaluate(expression), seconds)
