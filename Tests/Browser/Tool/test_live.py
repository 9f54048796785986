"""Live reload: what an author saves is on the page, and nothing that its reader did is lost."""

import concurrent.futures
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

import pytest

from serving import ENDING, GUIDE, REPRISE, Project, Server, until, wait_until
from tiers import first

OVERLAY = "live-overlay section"


@pytest.fixture
def server(project):
    with Server(project) as server:
        yield server


def test_shows_what_is_saved_and_keeps_place_selection_and_folds(server, project, visit):
    page = visit(server.address + "words.html")
    page.evaluate("document.querySelector('.launch details').open = true")
    paragraph = page.get_by_text("Paragraph 20 says").last
    paragraph.scroll_into_view_if_needed()
    page.evaluate(
        """() => {
            window.stayed = [...document.querySelectorAll('main > p')].filter((p) => p.textContent.startsWith('Paragraph 20'))[1];
            getSelection().selectAllChildren(window.stayed);
            window.before = window.stayed.getBoundingClientRect().top;
        }"""
    )
    project.change("words", "remembers one word.", "remembers one word.\n\nThis is new.\n\n![A] second new one.")
    page.wait_for_selector("text=This is new.")
    assert page.evaluate("getSelection().toString()").startswith("Paragraph 20 says")
    assert page.evaluate("window.stayed.isConnected")
    assert abs(page.evaluate("window.stayed.getBoundingClientRect().top - window.before")) < 1.5
    assert page.evaluate("document.querySelector('.launch details').open")


def test_shows_what_an_example_does_now_with_the_folds_that_were_open(server, project, visit):
    page = visit(server.address + "words.html")
    assert page.inner_text(".printed samp") == "milk"
    page.evaluate("[...document.querySelectorAll('.trace details')].forEach((fold) => { fold.open = true; })")
    count = page.locator(".trace details[open]").count()
    assert count > 0
    project.change("words", 'coder.encode("milk"', 'coder.encode("bread"')
    until(page, "document.querySelector('.printed samp')?.textContent === 'bread'")
    assert page.locator(".trace details[open]").count() == count


def test_shows_new_titles_and_headings_in_the_sidebar(server, project, visit):
    page = visit(server.address + "words.html")
    project.change("words", "## Afterwards", "## In the end")
    page.wait_for_selector("nav.side >> text=In the end")
    page.wait_for_selector("nav.contents >> text=In the end", state="attached")
    project.change("words", "# Words", "# One word")
    page.wait_for_selector("nav.side >> text=One word")
    assert page.inner_text("h1") == "One word"
    assert page.title().startswith("One word")


def test_shows_new_styles_without_loading_the_page_again(project, visit):
    styles = project.folder / "Site" / "styles"
    target = styles.resolve()
    styles.unlink()
    styles.mkdir()
    for sheet in target.iterdir():
        (styles / sheet.name).write_text(sheet.read_text())
    with Server(project) as server:
        page = visit(server.address + "words.html", expected=ENDING)
        page.evaluate("window.same = true")
        (styles / "9-last.css").write_text("h1 { color: rgb(1, 2, 3) !important; }")
        until(page, "getComputedStyle(document.querySelector('h1')).color === 'rgb(1, 2, 3)'")
        assert page.evaluate("window.same")


def kept(project):
    """The files of results and of adapted programs, one for each that was needed."""
    return {path for name in ["runs", "adapted"] for path in (project.folder / "cache" / name).iterdir()}


def test_runs_no_example_again_that_only_moved(server, project, visit):
    page = visit(server.address + "words.html")
    before = kept(project)
    for number in range(3):
        project.change("words", "An app that", f"Line {number}.\n\nAn app that")
        page.wait_for_selector(f"text=Line {number}.")
    assert kept(project) == before
    # A word that nothing was run with before.
    word = f"bread {time.time_ns()}"
    project.change("words", '"milk"', f'"{word}"')
    until(page, f"document.querySelector('.printed samp')?.textContent === '{word}'")
    assert kept(project) != before


def test_says_of_each_event_of_a_new_trace_whom_it_concerns(server, project, visit):
    page = visit(server.address + "words.html")
    project.change("words", "## Afterwards", "```trace of=word launch=2 show=all\n```\n\n## Afterwards")
    page.wait_for_selector(".result .trace li")
    assert page.locator(".result .trace .who.same").count() > 0
    assert page.locator(".result .trace li.same").count() == 0


@pytest.mark.nightly("edits")
def test_serves_after_edits_what_a_new_server_serves(server, project, visit, tmp_path):
    page = visit(server.address + "words.html")
    edits = [
        ("An app that", "A line.\n\n> A quote.\n\nAn app that"),
        ("## The app", "```swift run\nprint(#line)\n```\n\n## The app"),
        ("A line.", "A line.\n\nAnother, above what prints its line."),
        ("```swift launch\n```", "```swift launch\nprint(app.window as Any)\n```\n\n```trace of=word launch=2 show=all\n```"),
        ("> A quote.", "- A list"),
        ("## Afterwards", "```swift example=word file=More.swift\nlet more = 1\n```\n\n## Afterwards"),
        ("Another, above", "Another"),
    ]
    for number, (old, new) in enumerate(edits):
        project.change("words", old, new + f"\n\n<!-- {number} -->" if new.startswith("## ") else new)
        # Longer or shorter than the server takes for what was changed before: some edits interrupt it, others do not.
        page.wait_for_timeout(40 * number)
    page.wait_for_selector("text=Another")
    until(page, "!document.querySelector('main').textContent.includes('Another, above')")
    other = Project(tmp_path / "other", words=project.path("words").read_text())
    with Server(other) as fresh:
        paths = ["words.html", "index.html", "callbacks.html", "topics.html", "words.md", "llms.txt"]
        for path in paths:
            assert server.get(path).replace(server.token, "") == fresh.get(path).replace(fresh.token, ""), path


FAULTS = {
    "the grammar of a fence": ("```swift launch\n```\n", "```swift lunch\n```\n", "lunch"),
    "what the compiler refuses": ("    print(word)", "    print(wort)", "wort"),
    "a promise that is not kept": ("    print(word)", '    print(word)  // Prints "bread"', "bread"),
    "a result that is not what happened": ("## Afterwards", "```output of=word launch=2\nbread\n```\n\n## Afterwards", "reprise accept"),
    "a process that dies": ("    print(word)", "    print([0][word.count])", "range"),
    "a link that leads nowhere": ("one word.", "one word. [See](nowhere.md)", "nowhere"),
    "front matter that is none": ("# Words", "---\ntitle: [\n---\n# Words", "words.md:"),
}


@pytest.mark.parametrize("fault", first(["what the compiler refuses", "a result that is not what happened"], FAULTS, "edits"))
def test_tells_what_is_wrong_until_it_is_mended(server, project, visit, fault):
    right, wrong, told = FAULTS[fault]
    page = visit(server.address + "words.html")
    assert not page.is_visible(OVERLAY)
    project.change("words", right, wrong)
    page.wait_for_selector(OVERLAY)
    text = page.inner_text(OVERLAY)
    assert told in text
    assert "Content/words.md:" in text
    assert page.is_visible("main h1")
    project.change("words", wrong, right)
    page.wait_for_selector(OVERLAY, state="hidden")
    assert page.inner_text(".printed samp") == "milk"


def test_the_overlay_can_be_put_away_and_comes_back_for_something_else(server, project, visit):
    page = visit(server.address + "words.html")
    project.change("words", "    print(word)", "    print(wort)")
    page.wait_for_selector(OVERLAY)
    page.keyboard.press("Escape")
    page.wait_for_selector(OVERLAY, state="hidden")
    assert page.inner_text("live-overlay .badge") == "1 error"
    project.change("words", "    print(wort)", "    print(wart)")
    page.wait_for_selector(OVERLAY)
    assert "wart" in page.inner_text(OVERLAY)


def test_survives_what_editors_do_to_a_file(server, project, visit):
    page = visit(server.address + "words.html")
    path = project.path("words")
    # Written beside it and renamed over it, with a swap file and a copy around.
    (path.parent / ".words.md.swp").write_bytes(b"\0\xff swap")
    (path.parent / "words.md~").write_text("old")
    new = path.with_name("4913")
    new.write_text(GUIDE.replace("one word.", "a renamed word."))
    os.rename(new, path)
    page.wait_for_selector("text=a renamed word.")
    # Moved away, then written again.
    os.rename(path, path.with_suffix(".md~"))
    path.write_text(GUIDE.replace("one word.", "a written word."))
    page.wait_for_selector("text=a written word.")
    # Cut to nothing and written in pieces by a slow writer.
    with open(path, "w") as file:
        file.write("# Words\n\n```swift run\nprint(")
        file.flush()
        # There is nothing to wait for: a slow machine makes this check weaker, and never fail.
        page.wait_for_timeout(300)
        assert page.is_visible("text=a written word.")
        assert not page.is_visible(OVERLAY)
        file.seek(0)
        file.write(GUIDE.replace("one word.", "a slow word."))
    page.wait_for_selector("text=a slow word.")


def test_a_wrong_address_in_a_folder_has_the_look_and_the_links_of_the_site(server, visit):
    page = visit(server.address + "a/folder/nothing.html", expected=["404"])
    assert page.evaluate("document.styleSheets[0].cssRules.length > 0")
    # The search begins with the address, and its results lie over the page.
    page.keyboard.press("Escape")
    page.get_by_role("main").get_by_role("link").first.click()
    page.wait_for_url(lambda address: "/a/folder/" not in address)
    assert page.locator("h1").inner_text() != "Page not found"


def test_a_guide_that_is_deleted_or_renamed_comes_back(server, project, visit):
    page = visit(server.address + "words.html", expected=["404"])
    path = project.path("words")
    text = path.read_text()
    path.unlink()
    page.wait_for_selector("html[data-gone]")
    assert "is missing" in page.inner_text(".live-status")
    assert page.is_visible("h1")
    path.write_text(text.replace("one word.", "one word again."))
    page.wait_for_selector("text=one word again.")
    page.wait_for_selector("html:not([data-gone])")
    os.rename(path, path.with_name("other.md"))
    page.wait_for_selector("html[data-gone]")
    page.goto(server.address + "other.html")
    page.wait_for_selector("text=one word again.")


def test_guides_and_folders_that_are_added_are_served(server, project, visit):
    page = visit(server.address + "index.html")
    (project.folder / "Content" / "deeper" / "still").mkdir(parents=True)
    project.save("deeper/still/guide", "# Deep down\n\nText.\n")
    page.wait_for_selector("nav.side >> text=Deep down")
    project.change("deeper/still/guide", "Text.", "Another text.")
    page.goto(server.address + "deeper/still/guide.html")
    page.wait_for_selector("text=Another text.")


def test_a_content_folder_that_goes_away_is_told_and_comes_back(server, project, visit):
    page = visit(server.address + "words.html")
    content = project.folder / "Content"
    content.rename(project.folder / "Elsewhere")
    page.wait_for_selector(OVERLAY)
    assert "Content" in page.inner_text(OVERLAY)
    (project.folder / "Elsewhere").rename(content)
    page.wait_for_selector(OVERLAY, state="hidden")


def test_goes_on_when_the_server_was_stopped_and_started(project, visit):
    with Server(project) as server:
        port = server.port
        page = visit(server.address + "words.html", expected=ENDING)
        token = server.token
    page.wait_for_selector("html[data-live=lost]")
    assert "The server has stopped" in page.inner_text(".live-status")
    project.change("words", "one word.", "one word, still.")
    with Server(project, port=port) as server:
        assert server.port == port
        assert server.token != token
        page.wait_for_selector("html[data-live=connected]")
        page.wait_for_selector("text=one word, still.")
        assert page.evaluate("document.querySelector('meta[name=reprise-token]').content") == server.token


SLOW = GUIDE.replace("import UIKit", "import UIKit\nimport Foundation").replace("print(word)", "Thread.sleep(forTimeInterval: 3)\n    print(word)")


@pytest.mark.nightly("patience")
def test_an_open_page_stays_while_a_new_server_reads_the_guides(visit, tmp_path):
    project = Project(tmp_path / "project", words=SLOW)
    with Server(project) as server:
        pages = [visit(server.address + name, expected=ENDING) for name in ["words.html", "playground"]]
        for page in pages:
            page.evaluate("window.stayed = document.querySelector('main > *')")
    for page in pages:
        page.wait_for_selector("html[data-live=lost]")
    shutil.rmtree(project.folder / "cache")
    with Server(project, port=server.port, waits=False) as server:
        for page in pages:
            page.wait_for_selector("html[data-live=connected][data-version='0']")
        assert server.is_reading
        for page in pages:
            page.wait_for_selector("html[data-live=connected][data-version='1']")
        assert not server.is_reading
        assert all(page.evaluate("window.stayed?.isConnected") for page in pages)


@pytest.mark.nightly("patience")
def test_a_page_that_is_opened_before_the_guides_were_read_becomes_the_guide(visit, tmp_path):
    project = Project(tmp_path / "project", words=SLOW)
    with Server(project, waits=False) as server:
        page = visit(server.address + "words.html", expected=ENDING)
        assert page.inner_text("h1") == "One moment"
        page.wait_for_selector("h1:has-text('Words')")
        until(page, "document.styleSheets.length > 1")
        assert page.locator("nav.side").count() == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ends_at_a_signal_with_nothing_left(project, number):
    with Server(project) as server:
        project.change("words", "    print(word)", "    while true {}")
        wait_until(lambda: server.children())
        children = server.children()
        start = time.monotonic()
        assert server.stop(number) == -number
        assert time.monotonic() - start < 2
    wait_until(lambda: not any(os.path.exists(f"/proc/{child}") for child in children))
    wait_until(lambda: project.work == [])


def test_refuses_a_port_that_is_taken(project):
    with Server(project, waits=False) as first:
        code, said = ended(project, "--port", str(first.port))
    assert (code, f"Port {first.port} cannot be used: address already in use" in said) == (2, True), said


@pytest.mark.nightly("load")
def test_many_pages_are_had_at_once(server, project):
    """More at once than there may be connections: those that find no room ask again, as browsers do."""

    def load(number):
        start = time.monotonic()
        while True:
            try:
                assert "remembers one word." in server.get("words.html")
                return time.monotonic() - start
            except OSError:
                assert time.monotonic() - start < 60

    with concurrent.futures.ThreadPoolExecutor(50) as pool:
        # The first ones give the server the time to get all that it keeps.
        for _ in pool.map(load, range(100)):
            pass
        wait_until(lambda: server.connections == 0)
        before = server.descriptors
        times = sorted(pool.map(load, range(500)))
    print(f"500 loads, 50 at once: p50 {times[250]:.3f} s, p95 {times[475]:.3f} s")
    wait_until(lambda: server.descriptors <= before + 2)


@pytest.mark.nightly("load")
def test_twenty_pages_are_patched_at_once(server, project, visit):
    pages = [visit(server.address + "words.html") for _ in range(20)]
    project.change("words", "remembers one word.", "remembers two words.")
    for page in pages:
        page.wait_for_selector("text=remembers two words.")


def test_a_guide_that_is_saved_by_half_is_told_and_mended(server, project, visit):
    page = visit(server.address + "words.html")
    text = project.path("words").read_text()
    # Closed by a writer that was ended in the middle of an example.
    project.save("words", text[: text.index("shouldRestore")])
    page.wait_for_selector(OVERLAY)
    assert "Content/words.md:" in page.inner_text(OVERLAY)
    assert page.is_visible("text=remembers one word.")
    project.save("words", text)
    page.wait_for_selector(OVERLAY, state="hidden")
    assert page.inner_text(".printed samp") == "milk"


def copied_program(folder):
    """The program with its engine in a folder of its own, so that one part can be rebuilt there."""
    source = pathlib.Path(REPRISE).resolve().parent
    (folder / "Modules").mkdir(parents=True)
    names = ["reprise", "reprise-supervisor", "reprise-launcher", "libRepriseEngine.so", "libRepriseForkServer.so"] + [f"Modules/{path.name}" for path in (source / "Modules").glob("*.swiftmodule")]
    for name in names:
        try:
            os.link(source / name, folder / name)
        except OSError:
            shutil.copy2(source / name, folder / name)
    return folder


@pytest.mark.nightly("patience")
def test_tells_that_it_was_built_anew(project, visit, tmp_path):
    built = copied_program(tmp_path / "built")
    with Server(project, program=built / "reprise") as server:
        page = visit(server.address + "words.html", expected=ENDING)
        assert page.inner_text(".live-status") == ""
        library = built / "libRepriseEngine.so"
        shutil.copyfile(library, tmp_path / "rebuilt")
        os.replace(tmp_path / "rebuilt", library)
        until(page, "document.querySelector('.live-status').textContent === 'Reprise was rebuilt: restart the server.'")
        project.change("words", "one word.", "one word, still.")
        page.wait_for_selector("text=one word, still.")
        assert "was rebuilt" in page.inner_text(".live-status")
        wait_until(lambda: sum("was rebuilt" in line for line in server.errors) == 1)


def ended(project, *options):
    """How the command ends that cannot serve, and what it says."""
    process = subprocess.run([REPRISE, "serve", "--cache", "cache", *options], cwd=project.folder, capture_output=True, text=True, timeout=60)
    return process.returncode, process.stderr


def test_says_whose_mistake_it_is_that_nothing_is_served(project):
    serve = project.folder / "Site" / "serve"
    target = serve.resolve()
    serve.unlink()
    code, said = ended(project, "--port", "0")
    assert (code, "Site/serve/live.js: there is no such file" in said) == (1, True), said
    serve.symlink_to(target)
    code, said = ended(project, "--port", "0", "--content", "nowhere")
    assert (code, "There is no folder `nowhere`" in said) == (2, True), said
    code, said = ended(project, "--port", "70000")
    assert code == 2, said
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", 65535))
        taken.listen()
        code, said = ended(project, "--port", "65535")
    assert (code, "Port 65535 cannot be used" in said) == (2, True), said
    with Server(project, port=65535, waits=False) as last:
        assert last.port == 65535


def test_is_reached_where_browsers_leave_out_the_port(project):
    with socket.socket() as trial:
        try:
            trial.bind(("127.0.0.1", 80))
        except OSError as error:
            pytest.skip(f"port 80 is not to be had here: {error.strerror}")
    with Server(project, port=80):
        with urllib.request.urlopen("http://127.0.0.1/words.html") as answer:
            assert "milk" in answer.read().decode()
