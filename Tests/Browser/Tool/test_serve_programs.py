"""What programs get that readers run in the playground, sent as its page sends them."""

import html
import json
import os
import re

import pytest

from attack_table import AttackTable
from serving import OpenPage, wait_until
from tiers import first

TABLE = AttackTable("Programs of readers")
SCRIPT = "templates#run-1"


@pytest.fixture(scope="module", autouse=True)
def table():
    yield
    TABLE.write()


@pytest.fixture(scope="module")
def page(server):
    with OpenPage(server) as page:
        yield page


@pytest.fixture(autouse=True)
def leaves_nothing_behind(server):
    yield
    wait_until(lambda: not server.project.work and not server.children())
    assert server.process.poll() is None
    assert "words.html" in server.get("index.html")


def told(answer):
    """What the page shows of an answer, as text, and in a few words."""
    status, text = answer
    if status != 200:
        return text.strip(), f"{status}: {text.strip()}"
    result = json.loads(text)
    shown = html.unescape(re.sub(r"<[^>]+>", " ", result["html"]))
    printed = [html.unescape(re.sub(r"<[^>]+>", "", part)) for part in re.findall(r"<samp[^>]*>(.*?)</samp>", result["html"], re.S)]
    marks = [mark["text"] for mark in result["marks"]]
    return shown, " ".join([re.sub(r" in [\d.]+ s", "", result["summary"])] + [" ".join(text.split()) for text in printed[:2] + marks[:1]])


IMPORTS = "import Foundation\nimport Glibc\n"
SHELL = 'let p = Process(); p.executableURL = URL(fileURLWithPath: "/bin/sh"); p.arguments = ["-c", "COMMAND"]; try p.run(); p.waitUntilExit(); print("ended", p.terminationStatus)'


def shell(command):
    return SHELL.replace("COMMAND", command.replace("\\", "\\\\").replace('"', '\\"'))


CONNECT = """\
func attempt(_ name: String, _ family: Int32, _ type: Int32, _ address: [UInt8]) {
  let s = socket(family, type, 0)
  let got = address.withUnsafeBytes { connect(s, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count)) }
  print(name, s < 0 ? "no socket" : got == 0 ? "CONNECTED" : String(cString: strerror(errno)))
}
let port: UInt16 = PORT
let there: [UInt8] = [UInt8(AF_INET), 0, UInt8(port >> 8), UInt8(port & 255)]
attempt("server", AF_INET, Int32(SOCK_STREAM.rawValue), there + [127, 0, 0, 1] + Array(repeating: 0, count: 8))
attempt("elsewhere", AF_INET, Int32(SOCK_STREAM.rawValue), [UInt8(AF_INET), 0, 0, 53, 192, 0, 2, 1] + Array(repeating: 0, count: 8))
let names = (try? String(contentsOfFile: "/proc/net/unix", encoding: .utf8)) ?? ""
print("sockets of the server:", names.components(separatedBy: "reprise-").count - 1)
"""

READ = """\
for path in ["/etc/passwd", "/etc/shadow", "/proc/1/environ", "/root/.bashrc", "/home", "SECRETFILE", "PROJECT/Content/words.md", "/var/log", "/sys/class/net"] {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? (try? FileManager.default.contentsOfDirectory(atPath: path).joined(separator: ","))
  print(path.hasPrefix("/proc/1") ? (text ?? "").contains("SECRET") ? "LEAK" : "no secret" : text == nil ? "nothing" : "LEAK \\(path)")
}
"""

WRITE = """\
var refused = 0
for path in ["/usr/evil", "/etc/evil", "/bin/evil", "/tmp/evil", "/dev/shm/evil", "/evil", "/proc/self/oom_score_adj", "PROJECT/Content/evil.md", "PROJECT/cache/evil", Bundle.main.bundlePath + "/evil"] {
  let file = open(path, O_WRONLY | O_CREAT, 0o600)
  if file < 0 { refused += 1 } else { print("opened", path); close(file) }
}
print("refused", refused)
"""

ENGINE = """\
let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
let library = maps.split(separator: "\\n").compactMap { $0.split(separator: " ").last }.first { $0.hasSuffix("libRepriseEngine.so") }
print(library == nil ? "no engine" : open(String(library!), O_WRONLY) < 0 && rename(String(library!), "/tmp/x") != 0 && unlink(String(library!)) != 0 ? "refused" : "CHANGED")
"""

DESCRIPTORS = """\
var found: [String] = []
for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").sorted() {
  guard let number = Int32(name), number > 2, fcntl(number, F_GETFD) >= 0 else { continue }
  let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)) ?? "?"
  if target.hasPrefix("socket") || target.contains("epoll") || target.contains("inotify") { found.append(target) }
}
print("inherited:", found)
"""

LINKS = """\
mkdir("deep", 0o700)
chdir("deep")
for _ in 0..<3000 { mkdir("d", 0o700); chdir("d") }
chdir(NSHomeDirectory())
symlink("/etc", "etc"); symlink("/", "root"); mkfifo("pipe", 0o600); mkdir("closed", 0o000)
let odd: [CChar] = [-1, 10, -2, 0]
mkdir(odd, 0o700)
symlink("SECRETFILE", "secret")
print("made")
"""

# A name, the program, and what it may show: where it got through, it would show something else.
PROGRAMS = {
    # Ways to the system that are no part of Swift's library.
    "@_silgen_name(\"system\")": ('@_silgen_name("system") func run(_: UnsafePointer<CChar>) -> Int32\nprint(run("cat SECRETFILE; touch /tmp/evil /usr/evil; echo ran"))', r"No such file|cannot touch|ran"),
    "@_silgen_name(\"syscall\")": ('@_silgen_name("syscall") func call(_: Int, _: Int, _: Int) -> Int\nprint(call(62, 1, 9), call(109, 0, 0), "alive")', r"alive|SIGKILL|killed"),
    "dlopen and dlsym of system": ('typealias Run = @convention(c) (UnsafePointer<CChar>) -> Int32\nlet f = dlsym(dlopen(nil, RTLD_NOW), "system")!\nprint(unsafeBitCast(f, to: Run.self)("cat SECRETFILE; id -u; cat /etc/shadow"))', r"No such file|256"),
    "dlopen of a library that is not its own": ('print(dlopen("SECRETFILE", RTLD_NOW) == nil ? "no library" : "LOADED", dlopen("/usr/lib/python3/dist-packages/x.so", RTLD_NOW) == nil)', r"no library true"),
    "dlopen of what it has written": ('try Data([0x7f, 0x45, 0x4c, 0x46]).write(to: URL(fileURLWithPath: NSHomeDirectory() + "/x.so"))\nprint(dlopen(NSHomeDirectory() + "/x.so", RTLD_NOW) == nil ? "no library" : "LOADED")', r"no library"),
    "posix_spawn": ('var pid: pid_t = 0\nvar arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup("cat SECRETFILE /proc/1/environ; hostname"), nil]\nprint(posix_spawn(&pid, "/bin/sh", nil, nil, &arguments, environ))\nvar status: Int32 = 0\nwaitpid(pid, &status, 0)\nprint("spawned")', r"spawned"),
    "fork": ('typealias Fork = @convention(c) () -> pid_t\nlet f = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "fork")!, to: Fork.self)\nfor _ in 0..<200 { if f() == 0 { sleep(60); exit(0) } }\nprint("forked")', r"processes|forked"),
    "execve of a shell": ('var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup("cat SECRETFILE; echo other program"), nil]\nexecv("/bin/sh", &arguments)', r"other program"),
    "ptrace of its parent": ('typealias Trace = @convention(c) (Int, Int, Int, Int) -> Int\nlet f = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "ptrace")!, to: Trace.self)\nprint(f(16, 1, 0, 0), f(16, Int(getppid()), 0, 0))', r"-1 -1|stopped after 5 s"),
    "mount and chroot": ('typealias Mount = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UInt, Int) -> Int32\nlet f = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "mount")!, to: Mount.self)\nprint(f("none", "/usr", "tmpfs", 0, 0), chroot("/tmp"), setuid(0) == 0 ? getuid() == 0 ? "0 inside" : "" : "no")', r"-1 -1"),
    "a namespace of its own": ('typealias Unshare = @convention(c) (Int32) -> Int32\nlet f = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "unshare")!, to: Unshare.self)\nprint(f(0x10000000) == 0 ? "a namespace" : "none")\n' + READ, r"nothing"),
    "every process": ('kill(-1, SIGKILL); print("alive")', r"alive|killed|SIGKILL"),
    "its parent": ("kill(getppid(), SIGKILL); kill(1, SIGKILL); sleep(1); print(\"alive\")", r"alive|killed|SIGKILL"),
    "a daemon": (shell("setsid sh -c 'trap : TERM HUP; sleep 60' & setsid sleep 60 & echo started"), r"ended 0|left|stopped after 5 s"),
    "a process that ignores to be ended": ('signal(SIGTERM, SIG_IGN); signal(SIGHUP, SIG_IGN); signal(SIGINT, SIG_IGN); while true { sleep(1) }', r"stopped after 5 s"),
    # What it may see.
    "files that are not its own": (READ, r"nothing"),
    "the environment": ('print(ProcessInfo.processInfo.environment.keys.sorted())\nprint(ProcessInfo.processInfo.environment.values.contains { $0.contains("SECRET") } ? "LEAK" : "no secret")', r"no secret"),
    "processes of others": ('print(try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.count < 8 ? "its own alone" : "LEAK")', r"its own alone"),
    "descriptors that were open": (DESCRIPTORS, r"inherited: \[\]"),
    "the machine's name": ("print(ProcessInfo.processInfo.hostName == \"HOSTNAME\" ? \"the host's name\" : \"another name\")", r"name"),
    "where its source is": ('print(#filePath, #file, CommandLine.arguments.count)', r"Main\.swift|main\.swift|run-1"),
    "a network": (CONNECT, r"sockets of the server: 0"),
    "a URL": ('print((try? String(contentsOf: URL(string: "ADDRESS")!, encoding: .utf8)) ?? "no page")', r"no page"),
    "a name on the network": (shell("getent hosts example.com || echo no name"), r"no name|ended"),
    # What it may change.
    "writing elsewhere": (WRITE, r"refused 9|refused 10"),
    "the engine of all examples": (ENGINE, r"refused|no engine"),
    "links, pipes and folders without end": (LINKS, r"made"),
    "a file of 10 GB": ('signal(SIGXFSZ, SIG_IGN)\nlet file = open("big", O_WRONLY | O_CREAT, 0o600)\nprint(ftruncate(file, 10 << 30) == 0 ? "MADE" : "refused", pwrite(file, "x", 1, 9 << 30) == 1 ? "MADE" : "refused")', r"refused refused"),
    "100,000 files": ('for number in 0..<100_000 { let file = open("f\\(number)", O_WRONLY | O_CREAT, 0o600); if file < 0 { print("stopped at", number); break }; close(file) }\nprint("made")', r"made|stopped"),
    # What it may use.
    "an endless loop": ("while true {}", r"stopped after 5 s"),
    "an endless loop in a static": ("enum E { static let x: Int = { while true {} }() }\nprint(E.x)", r"stopped after 5 s"),
    "sleeping for ever": ("while true { sleep(100) }", r"stopped after 5 s"),
    "waiting for input": ('print(readLine() ?? "no input")', r"no input"),
    "1 GB of output": ('let line = String(repeating: "x", count: 1 << 20)\nfor _ in 0..<1024 { print(line) }', r"after printing"),
    "1 GB of errors": ('let line = String(repeating: "x", count: 1 << 20)\nfor _ in 0..<1024 { fputs(line, stderr) }', r"after printing"),
    "a million lines": ("for n in 0..<1_000_000 { print(n) }", r"after printing|Ran"),
    "10 GB of memory": ("var all: [[UInt8]] = []\nfor _ in 0..<10 { all.append(Array(repeating: 1, count: 1 << 30)) }\nprint(all.count)", r"memory"),
    "memory bit by bit": ("var all: [[Int]] = []\nwhile true { all.append(Array(repeating: 1, count: 1 << 16)) }", r"memory|stopped"),
    "deep recursion": ("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))", r"recursion|overflow|stack"),
    "1,000 threads": ("for _ in 0..<1000 { Thread.detachNewThread { sleep(30) } }\nsleep(2)\nprint(\"started\")", r"started|memory|processes|Thread"),
    "descriptors without end": ('var count = 0\nwhile dup(0) >= 0 { count += 1 }\nprint(count < 100_000 ? "bounded" : "\\(count)")', r"bounded|Too many open files"),
    # What keeps a compiler busy, or what reads the code before it.
    "a slow type check": ("let x = [1, 2.0, -3, 4.5].map { $0 * 2 + (-$0 / 3.0) + [1, 2, 3].reduce(0, +) + $0 * -1 } + [0.5, 1].map { -$0 * [2, 3].reduce(1, *) / $0 + 2 }\nprint(x)", r"Ran|reasonable time|not compile|stopped"),
    "20,000 brackets": ("print(" + "(" * 20_000 + "1" + ")" * 20_000 + ")", r"nested"),
    "20,000 brackets that never close": ("print(" + "[" * 20_000, r"nested"),
    "brackets behind quotes": ('let a = "' + ")" * 30_000 + '"\nprint(' + "(" * 30_000 + "1" + ")" * 30_000 + ")", r".", ),
    "60,000 members in a row": ("let x = 1\nprint(x" + ".a" * 60_000 + ")", r"."),
    "60,000 calls in a row": ("func f() {}\nf" + "()" * 60_000, r"."),
    "60,000 subscripts in a row": ("let x = [1]\nprint(x" + "[0]" * 60_000 + ")", r"."),
    "100,000 exclamation marks": ("let x: Int? = 1\nprint(x" + "!" * 100_000 + ")", r"."),
    "100,000 question marks": ("let x: Int" + "?" * 100_000 + " = nil\nprint(1)", r"."),
    "100,000 minus signs": ("print(" + "-" * 100_000 + "1)", r"."),
    "30,000 sums": ("print(" + "+".join(["1"] * 30_000) + ")", r"."),
    "20,000 alternatives": ("if false {}" + " else if false {}" * 15_000, r"."),
    "20,000 casts": ("print(1" + " as Int" * 20_000 + ")", r"."),
    "20,000 arrows": ("let f: " + "() -> " * 20_000 + "Int = { 1 }", r"."),
    "10,000 interpolations": ("print(" + '"\\(' * 10_000 + "1" + ')"' * 10_000 + ")", r"."),
    "10,000 tries": ("print(" + "try " * 20_000 + "1)", r"."),
    "20,000 attributes": ("@objc " * 20_000 + "func f() {}", r"."),
    "20,000 conditions": ("#if true\n" * 10_000 + "print(1)\n" + "#endif\n" * 10_000, r"."),
    "60,000 lines": ("print(1)\n" * 25_000, r"."),
    "one name of 200,000 letters": ("let " + "a" * 200_000 + " = 1", r"."),
    "a macro of a plugin": ('@freestanding(expression) macro evil() -> Int = #externalMacro(module: "Evil", type: "Evil")\nprint(#evil())', r"external macro"),
    "code that says it is another file": ('#sourceLocation(file: "/etc/passwd", line: 1)\nlet x: Int = "root:"', r"cannot convert|sourceLocation|not compile"),
    "a module that is not for it": ("import SiteServer\nimport FlyingFox\nprint(1)", r"no such module|SiteServer"),
    "a module of the toolchain's own": ("import SourceKitLSPAPI\nprint(1)", r"no such module"),
    "NUL": ("print(1)\0print(2)", r"NUL"),
    "a byte order mark": ("\ufeffprint(\"fine\")", r"fine|not compile"),
    "signs that change the direction": ('print("\u202egnp.exe\u2066") // \u202e', r"."),
    "control characters": ('print("\\u{1b}[31mred\\u{1b}]0;title\\u{7}\\r\\u{8}")', r"red"),
    "no text at all": ("", r"."),
    "only spaces": (" \n" * 10_000, r"."),
    "bytes that are no text": ('fwrite([0xff, 0xfe, 0xc0, 0x80] as [UInt8], 1, 4, stdout)\nprint("end")', r"end"),
}


# One of each kind: ways to the system, what it may see, change and use, what keeps a compiler busy.
CHOSEN = [
    "posix_spawn", "every process", "files that are not its own", "the environment", "descriptors that were open", "a network", "writing elsewhere",
    "1 GB of output", "deep recursion", "20,000 brackets",
]


@pytest.mark.parametrize("attack", first(CHOSEN, PROGRAMS, "programs"))
def test_contains_programs(server, page, attack, tmp_path_factory):
    code, wanted = PROGRAMS[attack]
    project = server.project.folder
    for old, new in {"SECRETFILE": project.parent / "secret.txt", "PROJECT": project, "PORT": server.port, "ADDRESS": server.address, "HOSTNAME": os.uname().nodename}.items():
        code = code.replace(old, str(new)) if old != "PORT" else re.sub(r"\bPORT\b", str(new), code)
    memory = server.memory
    shown, got = told(page.run(SCRIPT, [code if code.startswith(("\ufeff", "\0")) else IMPORTS + code]))
    TABLE.note("a program", attack, got)
    print(attack, "->", got[:300])
    assert re.search(wanted, shown), shown[:2000]
    assert "SECRET" not in shown.replace(str(project.parent), "") and "LEAK" not in shown and "CONNECTED" not in shown and "root:x" not in shown
    assert not any(os.path.exists(path) for path in ["/usr/evil", "/etc/evil", "/tmp/evil", "/evil", "/dev/shm/evil", project / "Content/evil.md"])
    assert (project.parent / "secret.txt").read_text() == "SECRET"
    assert server.memory - memory < 256 << 10


STATE = 'let saved = NSHomeDirectory() + "/Library/Saved Application State/"\nlet state = saved + (Bundle.main.bundleIdentifier ?? "") + ".savedState"\n'
RECORD = 'let record = ProcessInfo.processInfo.environment["REPRISE_RECORD"] ?? ""\n'
LEFT = {
    "a saved state that is a link to a secret": (STATE + 'try? FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true); unlink(state + "/data.data"); symlink("SECRETFILE", state + "/data.data")'),
    "a saved state that is a pipe": (STATE + 'try? FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true); unlink(state + "/data.data"); mkfifo(state + "/data.data", 0o600)'),
    "a saved state that is a folder": (STATE + 'try? FileManager.default.createDirectory(atPath: state + "/data.data", withIntermediateDirectories: true)'),
    "a saved state of rubbish": (STATE + 'try? FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true); try? Data("bplist00 rubbish".utf8).write(to: URL(fileURLWithPath: state + "/data.data"))'),
    "a saved state that explodes": (
        STATE + 'try? FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)\n'
        'var bytes = Array("bplist00".utf8); var places: [UInt8] = []\n'
        'for level in 0..<8 { places.append(UInt8(bytes.count)); bytes.append(0xAA); bytes += Array(repeating: UInt8(level + 1), count: 10) }\n'
        'places.append(UInt8(bytes.count)); bytes.append(0x08); let table = bytes.count; bytes += places\n'
        'bytes += [0,0,0,0,0,0,1,1, 0,0,0,0,0,0,0,UInt8(places.count), 0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,UInt8(table)]\n'
        'try? Data(bytes).write(to: URL(fileURLWithPath: state + "/data.data"))'
    ),
    "a record that is a link to a secret": (RECORD + 'unlink(record); symlink("SECRETFILE", record)'),
    "a record that is a pipe": (RECORD + "unlink(record); mkfifo(record, 0o600)"),
    "a record that is gone": (RECORD + "unlink(record)"),
    "a record of rubbish": (RECORD + 'try? Data("{rubbish\\n".utf8).write(to: URL(fileURLWithPath: record))'),
    "a record that is written over with HTML": (
        RECORD + 'let old = (try? String(contentsOfFile: record, encoding: .utf8)) ?? ""\n'
        'try? old.replacingOccurrences(of: "AppDelegate", with: "<img src=x onerror=alert(1)>").write(toFile: record, atomically: false, encoding: .utf8)'
    ),
    "a library folder that is a link": ('try? FileManager.default.removeItem(atPath: NSHomeDirectory() + "/Library"); symlink("/etc", NSHomeDirectory() + "/Library")'),
}


@pytest.mark.parametrize("attack", first(["a saved state that is a link to a secret", "a saved state that explodes"], LEFT, "attacks"))
def test_reads_what_a_program_leaves_as_anybody_s_work(server, page, attack):
    sources = json.loads(server.get("_reprise/example/words%23word"))
    code = LEFT[attack].replace("SECRETFILE", str(server.project.folder.parent / "secret.txt"))
    text = sources["files"][0]["text"].replace("import UIKit", "import Foundation\nimport Glibc\nimport UIKit").replace("    print(word)", f"    print(word)\n{code}\n    exit(0)")
    status, answer = page.run("words#word", [text], [launch["text"] for launch in sources["launches"]])
    shown, got = told((status, answer))
    TABLE.note("what a program leaves behind", attack, got)
    print(attack, "->", got)
    assert status == 200, answer
    assert "SECRET" not in shown.replace(str(server.project.folder.parent), "") and "root:x" not in shown
    assert "<img" not in json.loads(answer)["html"]


ENTITIES = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">' + "".join(f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefgh", "bcdefghi")) + "]>"
XML = {
    "an entity that is a file": '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file://SECRETFILE">]>BODY',
    "a document type elsewhere": '<?xml version="1.0"?><!DOCTYPE x SYSTEM "ADDRESS">BODY',
    "entities of entities": f'<?xml version="1.0"?>{ENTITIES}BODY',
    "20,000 elements inside each other": "<array>" * 20_000,
    "20,000 dictionaries inside each other": "<plist><dict><key>a</key>" + "<dict><key>a</key>" * 9_000,
    "an element that does not end": "<plist><dict><key>",
    "no XML": "\ufffe\uffff rubbish",
    "nothing": "",
    "a value that is a program": "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>../../../../evil</string><key>CFBundleExecutable</key><string>/bin/sh</string></dict></plist>",
    "another format": "bplist00\u0001",
    "an old format": "{ a = (((((b))))); }",
    "an old format inside itself": "{a=" * 190,
}


@pytest.mark.parametrize("attack", first(["an entity that is a file", "entities of entities"], XML, "attacks"))
@pytest.mark.parametrize("piece", [1, 2], ids=["Info.plist", "storyboard"])
def test_reads_xml_as_anybody_s_work(server, page, attack, piece):
    sources = json.loads(server.get("_reprise/example/boards%23board"))
    texts = [file["text"] for file in sources["files"]]
    assert len(texts) == 3
    body = "<plist version=\"1.0\"><dict><key>a</key><string>&e;&i;</string></dict></plist>" if piece == 1 else "<document><scenes><scene id=\"&e;&i;\"/></scenes></document>"
    texts[piece] = XML[attack].replace("BODY", body).replace("SECRETFILE", str(server.project.folder.parent / "secret.txt")).replace("ADDRESS", server.address)
    memory = server.memory
    status, answer = page.run("boards#board", texts, [launch["text"] for launch in sources["launches"]])
    shown, got = told((status, answer))
    TABLE.note(sources["files"][piece]["name"], attack, got)
    print(attack, "->", got)
    assert status in (200, 422), answer
    assert "SECRET" not in shown.replace(str(server.project.folder.parent), "")
    assert server.memory - memory < 128 << 10


QUESTIONS = {
    "a line beyond all": {"line": (1 << 63) - 1, "column": 0}, "a column beyond all": {"line": 0, "column": (1 << 63) - 1}, "a line before all": {"line": -1, "column": 0},
    "a missing piece": {"piece": 7}, "a piece before all": {"piece": -1}, "brackets inside each other": {"files": ["(" * 20_000]}, "no files": {"files": [], "launches": []},
    "a thousand launches": {"launches": ["x"] * 1000}, "NUL": {"files": ["a\0b"]}, "members in a row": {"files": ["x" + ".a" * 60_000]}, "an unknown kind": {"kind": "rename"},
}


@pytest.mark.parametrize("attack", first(["a line before all", "an unknown kind"], QUESTIONS, "attacks"))
def test_asks_the_language_server_nothing_that_harms(server, page, attack):
    question = {"kind": "completions", "files": ["print(1)\n"], "launches": [], "piece": 0, "line": 0, "column": 3, **QUESTIONS[attack]}
    status, text = page.ask("_reprise/language", **question)
    TABLE.note("a question about code", attack, status if status != 200 else f"200, {len(json.loads(text)['completions'])} completions")
    assert status in (200, 400)
    # A language server that gave up is restarted, and knows the code a moment later.
    wait_until(lambda: knows_a_word(page))


def knows_a_word(page):
    status, text = page.ask("_reprise/language", kind="completions", files=["let word = 1\nwo\n"], launches=[], piece=0, line=1, column=2)
    return status == 200 and any(item["label"] == "word" for item in json.loads(text)["completions"])


def test_good_programs_run_after_all_of_this(server, page):
    for number in range(5):
        shown, got = told(page.run(SCRIPT, [f'print("good {number}")']))
        assert f"good {number}" in shown
    assert server.get("words.html")
