"""What programs in guides get of the machine, tried one by one in each isolation, as root and as another user.

    python3 attacks.py REPRISE TABLE [--page GUIDE]

Prints a table and writes it to TABLE. Exits 1 where an isolation lets something through that it should hold, and with
--page where the guide's own table is another one. Each program is bounded by itself: it asks whether something could be
done, and does nothing that lasts.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile

OTHER_USER = 65534

# What is tried: the name, what a program does for it (it calls `got("how")` where it came through), and which
# isolations hold it. Names are those of the table in the guide.
HELD = {"bubblewrap", "landlock"}
TRIES = [
    ("reads files of yours", HELD, 'if open("SECRET", O_RDONLY) >= 0 { got("read") }'),
    ("writes files of yours", HELD, 'if open("FOLDER/new", O_WRONLY | O_CREAT, 0o600) >= 0 { got("written") }'),
    ("reads the system's settings", HELD, 'if open("/etc/passwd", O_RDONLY) >= 0 || open("/etc/hostname", O_RDONLY) >= 0 { got("read") }'),
    ("sees other examples, or the cache", HELD, 'if opendir("CACHE/runs") != nil || opendir("CACHE/work") != nil { got("listed") }'),
    ("changes the toolchain, the engine or the modules", HELD, """
     for path in ["CACHE/engine", "CACHE/module-cache", "/usr/lib"] {
       if open(path + "/new", O_WRONLY | O_CREAT, 0o600) >= 0 {
         unlink(path + "/new")
         got("written")
       }
     }"""),
    ("connects to the network", HELD, """
     var address = sockaddr_in()
     address.sin_family = sa_family_t(AF_INET)
     address.sin_port = in_port_t(UInt16(PORT).bigEndian)
     address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
     let connection = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
     let result = withUnsafePointer(to: &address) {
       $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, 16) }
     }
     if result == 0 { got("connected") }"""),
    ("talks to programs on this machine", HELD, """
     for (path, isAbstract) in [("FOLDER/socket", false), ("ABSTRACT", true)] {
       var address = sockaddr_un()
       address.sun_family = sa_family_t(AF_UNIX)
       withUnsafeMutableBytes(of: &address.sun_path) { bytes in
         for (index, byte) in path.utf8.enumerated() { bytes[index + (isAbstract ? 1 : 0)] = byte }
       }
       let connection = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
       let result = withUnsafePointer(to: &address) {
         $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
           connect(connection, $0, socklen_t(2 + path.utf8.count + 1))
         }
       }
       if result == 0 { got("connected") }
       var pair: [CInt] = [0, 0]
       if socketpair(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0, &pair) == 0 { got("has a pair") }
     }"""),
    ("sends signals to your processes", HELD, 'if kill(PROCESS, 0) == 0 { got("could be sent") }'),
    ("sees that there are other processes", {"bubblewrap"}, """
     let file = open("/proc/PROCESS/cmdline", O_RDONLY)
     var bytes = [UInt8](repeating: 0, count: 64)
     if read(file, &bytes, 64) > 0, bytes.starts(with: Array("sleep".utf8)) { got("seen") }"""),
    ("reads the memory, the files or the environment of others", HELD, """
     for process in [PROCESS, PARENT] {
       for name in ["mem", "environ", "maps"] where open("/proc/\\(process)/\\(name)", O_RDONLY) >= 0 {
         got("opened")
       }
       if call(101, 16, process, 0, 0, 0) == 0 { got("traced") }
     }"""),
    ("forges how it ended", HELD, """
     let handle = call(434, PARENT, 0, 0, 0, 0)
     for number in 0..<16 where handle >= 0 && call(438, handle, number, 0, 0, 0) >= 0 { got("took a file") }
     if kill(pid_t(PARENT), 0) == 0, PARENT != 1 { got("could be ended") }"""),
    ("changes settings of the kernel", HELD, 'if open("/proc/sys/kernel/core_pattern", O_WRONLY) >= 0 { got("opened") }'),
    ("runs as root", HELD, 'if geteuid() == 0 || setuid(0) == 0 { got("is root") }'),
    ("makes namespaces, kernel keys, `io_uring` queues, hidden memory (`memfd_secret`)", HELD, """
     if call(272, 0x1000_0000, 0, 0, 0, 0) == 0 { got("a namespace") }
     if call(248, Int(bitPattern: strdup("user")), Int(bitPattern: strdup("x")), 0, 0, 0) >= 0 { got("a key") }
     if call(425, 1, 0, 0, 0, 0) >= 0 { got("a ring") }
     if call(319, Int(bitPattern: strdup("x")), 0, 0, 0, 0) >= 0 { got("memory") }
     if call(436, 900, 901, 2, 0, 0) == 0 { got("files of a thread") }
     if mmap(nil, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED { got("shared memory") }
     var ends: [CInt] = [0, 0]
     _ = pipe(&ends)
     var byte: UInt8 = 1
     withUnsafeMutablePointer(to: &byte) { byte in
       var part = iovec(iov_base: byte, iov_len: 1)
       if call(278, Int(ends[1]), Int(bitPattern: withUnsafePointer(to: &part) { $0 }), 1, 0, 0) > 0 { got("pages in a pipe") }
     }
     if fcntl(ends[1], 1031, 1 << 20) >= 1 << 20 { got("a large pipe") }
     for pair in 1...100 where socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0 {
       if pair == 100 { got("many sockets") }
     }"""),
    ("changes the limits, the priority or the files' modes of others", HELD, """
     var limit = rlimit()
     withUnsafeMutablePointer(to: &limit) { limit in
       for process in [PROCESS, PARENT] {
         if call(302, process, 7, 0, Int(bitPattern: limit), 0) == 0 { got("limits") }
         if call(141, 0, process, 19, 0, 0) == 0 { got("priority") }
       }
     }
     chmod("SECRET", 0o640)
     _ = call(452, -100, Int(bitPattern: strdup("SECRET")), 0o640, 0, 0)
     var status = stat()
     if stat("SECRET", &status) == 0, status.st_mode & 0o777 == 0o640 { got("modes") }"""),
]

# Programs that are ended, each by the rule that says so, whatever keeps it apart.
ENDED = [
    ("runs forever", "run.timed-out", "while true {}"),
    ("starts processes without end", "run.process-limit", "for _ in 0..<8 { _ = fork() }\nsleep(20)"),
    ("takes all memory", "run.memory-limit", """
     for _ in 0..<3 { _ = fork() }
     let block = [UInt8](repeating: 1, count: 100 << 20)
     sleep(20)
     print(block.count)"""),
    ("fills the disk", "run.disk-limit", """
     let block = [UInt8](repeating: 65, count: 1 << 20)
     for number in 0..<60 {
       let file = open("large-\\(number)", O_WRONLY | O_CREAT, 0o600)
       for _ in 0..<15 { _ = block.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
       close(file)
     }
     sleep(1)"""),
    ("prints without end", "run.output-limit", """
     let block = [UInt8](repeating: 65, count: 1 << 20)
     for _ in 0..<200 { _ = block.withUnsafeBytes { write(1, $0.baseAddress, $0.count) } }"""),
    ("leaves processes behind", "run.left-processes", "if fork() == 0 {\n  setsid()\n  sleep(59)\n}"),
    ("passes an option to the linker", "swift.linker-option", '@section(".swift1_autolink_entries") @used\nlet entry: (UInt8, UInt8, UInt8) = (45, 120, 0)'),
]

PREAMBLE = """\
import Foundation
import Glibc
typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
let PARENT = call(110, 0, 0, 0, 0, 0)
let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
"""


class Surroundings:
    """What is there to be reached: a secret, sockets, a process of the user who runs the tool."""

    def __init__(self, user):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="reprise-attacks-"))
        self.folder.chmod(0o777)
        (self.folder / "secret").write_text("secret")
        self.network = socket.create_server(("127.0.0.1", 0))
        self.path = socket.socket(socket.AF_UNIX)
        self.path.bind(str(self.folder / "socket"))
        (self.folder / "socket").chmod(0o777)
        self.name = f"reprise-attacks-{os.getpid()}-{user}"
        self.abstract = socket.socket(socket.AF_UNIX)
        self.abstract.bind(f"\0{self.name}")
        for listener in [self.path, self.abstract]:
            listener.listen(64)
        self.process = subprocess.Popen(["sleep", "600"], **identity(user))
        self.project = self.folder / "project"
        self.cache = self.project / "cache"
        (self.project / "Content").mkdir(parents=True)
        self.project.chmod(0o777)

    def filled(self, code):
        words = {
            "SECRET": self.folder / "secret", "FOLDER": self.folder, "CACHE": self.cache, "PORT": self.network.getsockname()[1],
            "ABSTRACT": self.name, "PROCESS": self.process.pid,
        }
        return re.sub("|".join(words), lambda found: str(words[found[0]]), code)

    def close(self):
        self.process.kill()
        self.process.wait()
        for listener in [self.network, self.path, self.abstract]:
            listener.close()
        shutil.rmtree(self.folder)


def identity(user):
    return {} if user is None else {"user": user, "group": user, "extra_groups": []}


def guide(surroundings):
    blocks = []
    for number, (_, _, code) in enumerate(TRIES):
        body = surroundings.filled(code).replace("\n", "\n  ")
        blocks.append(f"do {{\n  func got(_ how: String) {{ print(\"{number} \" + how) }}\n  {body}\n}}")
    text = f"# Attacks\n\n```swift run\n{PREAMBLE}" + "\n".join(blocks) + '\nprint("done")\n```\n'
    for _, _, code in ENDED:
        text += f"\n```swift run\n{PREAMBLE}{code.replace(chr(10) + '     ', chr(10))}\n```\n"
    return text


def tried(reprise, isolation, user):
    """For each name of both tables, what came through: empty where nothing did."""
    surroundings = Surroundings(user)
    try:
        (surroundings.project / "Content" / "attacks.md").write_text(guide(surroundings))
        command = [reprise, "verify", "--json", "--isolation", isolation, "--cache", "cache"]
        checked = subprocess.run(command, cwd=surroundings.project, capture_output=True, text=True, **identity(user))
        if checked.returncode == 70:
            return checked.stderr.strip().splitlines()[0]
        found = rules_by_example(json.loads(checked.stdout))
        run = [reprise, "run", "attacks#run-1", "--json", "--isolation", isolation, "--cache", "cache"]
        records = json.loads(subprocess.run(run, cwd=surroundings.project, capture_output=True, text=True, **identity(user)).stdout)
        lines = records["examples"][0]["launches"][0]["output"].splitlines()
        assert lines[-1] == "done", lines
        through = {name: ", ".join(dict.fromkeys(line.split(" ", 1)[1] for line in lines if line.startswith(f"{number} "))) for number, (name, _, _) in enumerate(TRIES)}
        for number, (name, rule, _) in enumerate(ENDED):
            rules = found.get(f"run-{number + 2}", [])
            through[name] = "" if rule in rules else f"not ended: {rules}"
        return through
    finally:
        surroundings.close()


def rules_by_example(report):
    """The rules of what is wrong with each example, by its name."""
    return {
        example["name"]: [report["findings"][index]["rule"] for index in example["findings"]]
        for guide in report["guides"]
        for example in guide["examples"]
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("reprise")
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("--page", type=pathlib.Path, help="a guide that has the table of what is held")
    options = parser.parse_args()
    reprise = str(pathlib.Path(options.reprise).absolute())
    users = [(None, "as root"), (OTHER_USER, "as another user")] if os.getuid() == 0 else [(None, "as this user")]
    columns = [(isolation, user, words) for isolation in ["bubblewrap", "landlock", "none"] for user, words in users]
    got, wrong = {}, []
    for isolation, user, words in columns:
        through = tried(reprise, isolation, user)
        if isinstance(through, str):
            print(f"{isolation}, {words}: does not work here: {through}", file=sys.stderr)
            wrong += [] if isolation == "bubblewrap" else [(isolation, words, "does not work", through)]
            continue
        got[isolation, words] = through
        for name, held, _ in TRIES:
            if isolation in held and through[name]:
                wrong.append((isolation, words, name, through[name]))
        wrong += [(isolation, words, name, through[name]) for name, _, _ in ENDED if through[name]]
    rows = [["a program", *(f"{isolation}, {words}" for isolation, words in got)], ["---"] * (1 + len(got))]
    for name in [name for name, _, _ in TRIES + ENDED]:
        rows.append([name, *(through[name] or "held" for through in got.values())])
    table = "\n".join("| " + " | ".join(row) + " |" for row in rows) + "\n"
    options.table.parent.mkdir(parents=True, exist_ok=True)
    options.table.write_text(table)
    print(table, end="")
    if options.page:
        wrong += [("the page", options.page.name, name, "says otherwise") for name in untold(options.page.read_text())]
    for isolation, words, name, how in wrong:
        print(f"{isolation}, {words}: {name}: {how}", file=sys.stderr)
    return 1 if wrong else 0


def untold(page):
    """The rows that the guide's tables do not have as they are here."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("| ")]
    said = {row[0]: row[1:] for row in rows}
    wanted = {name: ["no" if isolation in held else "yes" for isolation in ["bubblewrap", "landlock", "none"]] for name, held, _ in TRIES}
    wanted.update({name: [f"`{rule}`"] for name, rule, _ in ENDED})
    return [name for name, cells in wanted.items() if said.get(name) != cells]


if __name__ == "__main__":
    sys.exit(main())
