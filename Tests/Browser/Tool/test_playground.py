"""The playground: a reader changes an example, runs it, sees what changes, and shares it."""

import os
import re

import pytest

from serving import ENDING, ROOT, Server, until, wait_until
from tiers import first

GROUND = "play-ground"
TEXT = f"{GROUND} [role=tabpanel]:not([hidden]) textarea"


# A launch may take 5 s. What ends before was ended by what the test did.
LIMIT = 5


@pytest.fixture(params=first(["codemirror"], ["codemirror", "plain"], "editors"))
def editor(request):
    return request.param


def open_playground(visit, server, path="playground#example=words%23word", editor="plain", **options):
    """Opens a page with the editor that is wanted."""
    if editor == "plain":
        options["route"] = "**/_reprise/codemirror/**"
    page = visit(server.address + path, expected=["ERR_FAILED", "422", "409", "404"], **options)
    return page


def code(page):
    return page.evaluate("[...document.querySelectorAll('code-editor')].find((e) => !e.closest('[hidden]')).value")


def change(page, old, new):
    page.evaluate(
        """([old, fresh]) => {
            const editor = [...document.querySelectorAll('code-editor')].find((e) => e.value.includes(old));
            editor.value = editor.value.replace(old, fresh);
            editor.edited();
        }""",
        [old, new],
    )


def runs(page):
    return int(page.evaluate("document.querySelector('play-ground').dataset.runs ?? '0'"))


def run(page):
    before = runs(page)
    page.click(f"{GROUND} .go")
    until(page, f"Number(document.querySelector('play-ground').dataset.runs) > {before}")


def status(page):
    return page.inner_text(f"{GROUND} .play-foot [role=status]")


def ready(page):
    until(page, "document.querySelector('code-editor')?.inner != null && document.querySelector('play-ground').published != null")


def test_the_whole_way_by_keyboard(server, visit, editor):
    page = open_playground(visit, server, "words.html", editor)
    page.focus(".edit-and-run a")
    page.keyboard.press("Enter")
    ready(page)
    until(page, "document.activeElement.closest('code-editor') != null")
    # The line of `coder.encode`, and its word.
    page.keyboard.press("Control+Home")
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.type('coder.encode("bread", forKey: "word")')
    page.keyboard.press("Control+Enter")
    until(page, "document.querySelector('play-ground').dataset.runs === '1'")
    assert "not the same as published" in status(page)
    assert "bread" in page.inner_text(f"{GROUND} .edited-changes")
    # Breaks it, and goes to what is wrong.
    page.keyboard.type("nonsense")
    page.keyboard.press("Control+Enter")
    until(page, "document.querySelector('play-ground').dataset.runs === '2'")
    assert "does not compile" in status(page)
    assert "cannot find 'nonsense' in scope" in page.inner_text(f"{GROUND} .edit-notes")
    # Escape, then Tab leaves the editor; without it, Tab indents.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('code-editor') != null")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.edit-notes button')")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.closest('code-editor') != null")
    for _ in "nonsense":
        page.keyboard.press("Delete")
    page.keyboard.press("Control+Enter")
    until(page, "document.querySelector('play-ground').dataset.runs === '3'")
    assert "Ran in" in status(page)
    # Out of the editor backwards, to the tabs and the buttons.
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Tab")
    until(page, "document.activeElement.closest('.play-bar, .play-tabs') != null")
    page.focus(f"{GROUND} [role=tab][aria-selected=true]")
    page.keyboard.press("ArrowRight")
    assert page.inner_text(f"{GROUND} [role=tab][aria-selected=true]") == "Launch 1"
    assert code(page) == "app.enterBackground()"
    page.get_by_role("button", name="Reset").focus()
    page.keyboard.press("Enter")
    assert "As published." in status(page)
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    assert page.query_selector(GROUND) is None
    assert page.evaluate("document.activeElement.matches('.edit-and-run a')")


def test_runs_as_published_and_says_so(server, visit, editor):
    page = open_playground(visit, server, editor=editor)
    ready(page)
    run(page)
    assert "the same as published" in status(page)
    assert page.inner_text(f"{GROUND} .printed samp") == "milk"
    assert page.query_selector(f"{GROUND} .run .launch") is not None


def test_changes_no_text_that_looks_like_an_anchor(server, visit):
    page = open_playground(visit, server)
    ready(page)
    change(page, 'coder.encode("milk"', r'coder.encode("=\"edited =\"#edited"')
    run(page)
    assert '="edited ="#edited' in page.inner_text(f"{GROUND} .printed samp")
    assert page.query_selector(f"{GROUND} [id^='edited-']") is not None
    assert page.query_selector(f"{GROUND} [id^='edited.'], {GROUND} [href^='#edited.']") is None


@pytest.mark.nightly("languages")
def test_answers_in_the_language_of_the_page_that_asks(visit, project):
    (project.folder / "Site" / "strings").symlink_to(ROOT / "Site" / "strings")
    (project.folder / "Site" / "site.yaml").write_text("languages: [en, ko]\nsdk: 18\n")
    (project.folder / "Content" / "ko").mkdir()
    shared = "```swift of=words#word\n```\n\n"
    project.save("ko/words", f"---\nof-revision: 000000000000\n---\n\n# 낱말\n\n{shared * 3}")
    with Server(project) as server:
        page = open_playground(visit, server, "ko/words.html")
        page.click(".edit-and-run a")
        ready(page)
        run(page)
        assert "게시된 것과 같습니다" in status(page)
        change(page, '"milk"', "milk")
        run(page)
        assert "컴파일되지 않습니다: 오류 1개." == status(page)
        assert page.inner_text(f"{GROUND} .finding em") == "오류"


def test_shows_what_is_saved_and_lost_otherwise(server, visit):
    page = open_playground(visit, server)
    ready(page)
    change(page, 'coder.encode("milk"', 'coder.encode("bread"')
    run(page)
    changes = page.inner_text(f"{GROUND} .edited-changes")
    assert '"milk" → "bread"' in changes
    assert "Launch 2" in changes


def test_marks_what_the_compiler_refuses_at_its_line_in_its_file(server, visit, editor):
    page = open_playground(visit, server, editor=editor)
    ready(page)
    page.get_by_role("tab", name="Launch 2").click()
    change(page, "print(word)", "print(wort)")
    run(page)
    assert page.inner_text(f"{GROUND} [role=tab][aria-selected=true]") == "Main.swift"
    assert "cannot find 'wort' in scope" in page.inner_text(f"{GROUND} .edit-notes")
    assert page.inner_text(f"{GROUND} code-editor .mark.error") == "wort"
    assert "Main.swift:18:11" in page.inner_text(f"{GROUND} .play-result")
    change(page, "print(wort)", "print(word)")
    run(page)
    assert page.query_selector(f"{GROUND} code-editor .mark") is None


def test_adds_launches(server, visit):
    page = open_playground(visit, server)
    ready(page)
    page.click(f"{GROUND} .add")
    run(page)
    titles = page.locator(f"{GROUND} .run .launch-title b").all_inner_texts()
    assert titles == ["Launch 1", "Launch 2", "Launch 3"]


def test_shares_by_an_address_that_no_server_sees(server, visit, editor):
    page = open_playground(visit, server, editor=editor)
    ready(page)
    change(page, '"milk"', '"café \\u{1F34E} </script><img src=x onerror=alert(1)>"')
    changed = code(page)
    page.get_by_role("button", name="Share").click()
    until(page, "location.hash.startsWith('#code=')")
    address = page.url
    asked = []
    other = open_playground(visit, server, address.removeprefix(server.address), editor)
    other.on("request", lambda request: asked.append(request.url))
    ready(other)
    until(other, f"document.querySelector('code-editor').value.includes('café')")
    assert code(other) == changed
    other.reload()
    ready(other)
    assert all("code=" not in request.split("#")[0] for request in asked)
    assert other.query_selector("img") is None


@pytest.mark.parametrize("hash", first(["code=AAAA", "code=e30"], ["code=AAAA", "code=***", "code=", "example=nothing%23there", "code=q1YqS8wpTVWyUorVUUpJLElUslJKKs3JUaoFAA", "code=e30", "x"], "texts"))
def test_bears_addresses_that_hold_nothing(server, visit, hash):
    page = open_playground(visit, server, "playground#" + hash)
    until(page, "document.querySelector('play-ground').published != null || document.querySelector('.play-foot [role=status]').textContent !== ''")


def test_resets_and_takes_the_reset_back(server, visit, editor):
    page = open_playground(visit, server, editor=editor)
    ready(page)
    published = code(page)
    assert page.get_by_role("button", name="Reset").is_disabled()
    change(page, "milk", "bread")
    page.get_by_role("button", name="Reset").click()
    assert code(page) == published
    page.get_by_role("button", name="Undo reset").click()
    assert "bread" in code(page)


@pytest.mark.nightly("programs")
def test_begins_with_templates(server, visit):
    page = open_playground(visit, server, "playground")
    ready(page)
    until(page, "document.querySelector('play-ground select').options.length > 3")
    assert page.evaluate("document.querySelector('play-ground select optgroup').label") == "Templates"
    for template in page.evaluate("[...document.querySelectorAll('play-ground optgroup:first-child option')].map((o) => o.value)"):
        page.select_option(f"{GROUND} select", template)
        until(page, f"document.querySelector('play-ground').published.id === '{template}'")
        run(page)
        assert "Ran in" in status(page), template


def test_two_pages_run_at_once(server, visit):
    pages = [open_playground(visit, server) for _ in range(2)]
    for page, word in zip(pages, ["bread", "butter"]):
        ready(page)
        change(page, '"milk"', f'"{word}"')
    for page in pages:
        page.click(f"{GROUND} .go")
    for page, word in zip(pages, ["bread", "butter"]):
        until(page, "document.querySelector('play-ground').dataset.runs === '1'")
        assert page.inner_text(f"{GROUND} .run .printed samp") == word


def test_what_is_run_last_takes_the_place_of_what_runs(server, visit):
    page = open_playground(visit, server)
    ready(page)
    change(page, "print(word)", "while true {}")
    page.evaluate("() => { document.querySelector('play-ground').run(); }")
    wait_until(lambda: server.children())
    change(page, "while true {}", "print(word)")
    page.evaluate("() => { document.querySelector('play-ground').run(); }")
    until(page, "document.querySelector('play-ground').dataset.runs === '1'")
    assert "the same as published" in status(page)
    wait_until(lambda: not server.children())


def test_can_be_stopped(server, visit):
    page = open_playground(visit, server)
    ready(page)
    change(page, "print(word)", "while true {}")
    page.click(f"{GROUND} .go")
    wait_until(lambda: server.children())
    page.get_by_role("button", name="Stop").click()
    wait_until(lambda: not server.children() and not server.project.work, LIMIT)
    until(page, "document.querySelector('.play-foot [role=status]').textContent.includes('Stopped')")


@pytest.mark.parametrize("way", first(["close"], ["close", "leave", "crash"], "programs"))
def test_what_a_page_runs_ends_when_the_page_goes(server, visit, way):
    page = open_playground(visit, server)
    ready(page)
    change(page, "print(word)", "while true {}")
    page.click(f"{GROUND} .go")
    wait_until(lambda: len(server.project.work) == 1 and server.children())
    if way == "close":
        page.close()
    elif way == "leave":
        page.goto("about:blank")
    else:
        try:
            page.goto("chrome://crash")
        except Exception:
            pass
    wait_until(lambda: not server.children() and not server.project.work, LIMIT)


def test_what_is_written_stays_when_the_server_is_stopped_and_started(visit, project):
    with Server(project) as server:
        port = server.port
        page = visit(server.address + "playground#example=words%23word", expected=ENDING)
        ready(page)
        change(page, '"milk"', '"bread"')
    page.wait_for_selector("html[data-live=lost]")
    page.click(f"{GROUND} .go")
    until(page, "document.querySelector('.play-foot [role=status]').textContent === 'The server does not answer.'")
    with Server(project, port=port):
        page.wait_for_selector("html[data-live=connected]")
        assert '"bread"' in code(page)
        run(page)
        assert "not the same as published" in status(page)


def test_a_server_that_stops_while_a_program_runs_ends_it_and_the_page_says_so(visit, project):
    with Server(project) as server:
        page = visit(server.address + "playground#example=words%23word", expected=["WebSocket", "ERR_"])
        ready(page)
        change(page, "print(word)", "while true {}")
        page.click(f"{GROUND} .go")
        wait_until(lambda: len(project.work) == 1 and server.children())
        children = server.children()
    wait_until(lambda: not any(os.path.exists(f"/proc/{child}") for child in children))
    wait_until(lambda: project.work == [])
    until(page, "document.querySelector('.play-foot [role=status]').textContent === 'The server does not answer.'")
    assert page.inner_text(f"{GROUND} .go").startswith("Run")


HOSTILE = {
    "an endless loop": ("print(word)", "while true {}", "was stopped after 5 s"),
    "endless output": ("print(word)", 'while true { print(String(repeating: "x", count: 10_000)) }', "after printing"),
    "all of the memory": ("print(word)", "var a: [[Int]] = []; while true { a.append(Array(repeating: 1, count: 10_000_000)) }", "memory"),
    "deep recursion": ("print(word)", "func f(_ n: Int) -> Int { f(n + 1) + 1 }; print(f(0))", "signal|fault|overflow|recursion"),
    "many processes": (
        "print(word)",
        'for _ in 0..<200 { let p = Process(); p.executableURL = URL(fileURLWithPath: "/bin/sleep"); p.arguments = ["3"]; try? p.run() }; print(word)',
        "processes",
    ),
    "a slow type check": (
        "print(word)",
        "let x = [1, 2.0, -3, 4.5].map { $0 * 2 + (-$0 / 3.0) + [1, 2, 3].reduce(0, +) + $0 * -1 } + [0.5, 1].map { -$0 * [2, 3].reduce(1, *) / $0 + 2 }; print(x)",
        "",
    ),
    "deep brackets": ("print(word)", "print(" + "(" * 20_000 + "1" + ")" * 20_000 + ")", "nested"),
    "a file that is not its own": ("print(word)", 'print((try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? "no passwords")', "no passwords"),
    "the environment": ("print(word)", 'print(ProcessInfo.processInfo.environment["SSH_AUTH_SOCK"] ?? "no agent", ProcessInfo.processInfo.environment["REPRISE_SECRET"] ?? "no secret")', "no agent no secret"),
    "a server on this machine": ("print(word)", 'print((try? String(contentsOf: URL(string: "ADDRESS")!, encoding: .utf8)) ?? "no server")', "no server"),
    "every process": ("print(word)", "kill(-1, SIGKILL); print(word)", ""),
    "a daemon": (
        "print(word)",
        'let p = Process(); p.executableURL = URL(fileURLWithPath: "/usr/bin/setsid"); p.arguments = ["/bin/sleep", "60"]; try? p.run(); print("started")',
        "",
    ),
    "HTML": ("print(word)", 'print("<img src=x onerror=alert(1)></samp><script>alert(2)</script>")', "<img src=x onerror=alert(1)>"),
    "writing elsewhere": ("print(word)", 'print(FileManager.default.createFile(atPath: "/usr/evil", contents: nil), FileManager.default.createFile(atPath: "/tmp/../evil", contents: nil))', "false false"),
}


@pytest.mark.parametrize("attack", first(["HTML", "writing elsewhere", "a file that is not its own"], HOSTILE, "programs"))
def test_bears_hostile_programs(server, visit, attack):
    old, new, told = HOSTILE[attack]
    page = open_playground(visit, server)
    ready(page)
    change(page, "import UIKit", "import Foundation\nimport Glibc\nimport UIKit")
    change(page, old, new.replace("ADDRESS", server.address))
    page.click(f"{GROUND} .go")
    until(page, "document.querySelector('play-ground').dataset.runs === '1' || /\\S/.test(document.querySelector('.play-foot [role=status]').textContent)")
    text = page.inner_text(f"{GROUND} .play-result") + status(page)
    print(attack, "->", status(page), "|", text[:300].replace("\n", " / "))
    assert any(word in text for word in told.split("|")), text[:2000]
    assert page.query_selector(f"{GROUND} .play-result img, {GROUND} .play-result script") is None
    wait_until(lambda: not server.children() and not server.project.work)
    assert not os.path.exists("/usr/evil") and not os.path.exists("/evil")
    # The server is well.
    assert "words.html" in server.get("index.html")


KOREAN = """\
# 낱말

낱말 하나를 기억하는 앱입니다.

```swift of=words#word
```

```swift of=words#word
```

```swift of=words#word
```
"""


def test_speaks_the_language_of_the_page(visit, project):
    (project.folder / "Site" / "strings").symlink_to(ROOT / "Site" / "strings")
    (project.folder / "Site" / "site.yaml").write_text("title: Words\nlanguages: [en, ko]\nsdk: 18\n")
    project.path("ko/words").parent.mkdir()
    project.save("ko/words", KOREAN)
    with Server(project) as server:
        page = open_playground(visit, server, "ko/words.html")
        page.click(".edit-and-run a")
        ready(page)
        run(page)
        page.locator(f"{GROUND} .go").wait_for()
        assert page.inner_text(f"{GROUND} .go").startswith("실행")
        said = page.locator(f"{GROUND} .play-bar, {GROUND} .play-tabs, {GROUND} .play-foot").all_inner_texts()
        # Keys and files are called the same everywhere.
        rest = re.sub(r"Ctrl Space|Ctrl ↵|Esc|Tab|F1|\b[\w.]+\.swift|word|words|bubblewrap", "", " ".join(said))
        assert not re.search("[A-Za-z]{2}", rest), rest
        labels = page.locator(f"{GROUND} [aria-label]").evaluate_all("nodes => nodes.map((node) => node.ariaLabel)")
        assert all(re.search("[가-힣]|swift", label) for label in labels), labels
