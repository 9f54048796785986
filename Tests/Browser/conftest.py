"""A real browser on the finished site, opened from the disk as a reader without a server opens it."""

import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

import tiers
from serving import APP, GUIDE, Project, Server

SITE = pathlib.Path(os.environ["REPRISE_SITE"]).resolve()
CHROMIUM = os.environ.get("REPRISE_CHROMIUM", "/usr/bin/chromium")


def pages():
    """The paths of all pages, from the site's folder."""
    return sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html"))


# A page of every kind: trace, archive, matrix and what-if; diff; output; diagnostics; diagrams and tabs; tables; the
# list of topics; nothing found; Korean and Chinese. Hostile guides are pages of the other site.
CHOSEN = [
    "index.html", "404.html", "topics.html", "a-tab-bar-that-comes-back.html", "what-changed-between-two-saves.html",
    "several-windows.html", "reference/the-grammar-of-examples.html", "reference/what-if-and-drawings.html",
    "reference/every-key.html", "ko/paths-and-positions.html", "zh-Hans/suspended-or-gone.html",
]


def address(path):
    return SITE.joinpath(path).as_uri()


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run the second tier of tests too")


def pytest_collection_modifyitems(config, items):
    tiers.select(config, items)


def pytest_runtest_setup(item):
    tiers.check(item)


def pytest_sessionfinish(session):
    # One of several processes; what they collect is the same in all.
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["nightly"] = dict(session.config.stash.get(tiers.COUNTS, {}))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error):
    node.config.stash[tiers.COUNTS] = getattr(node, "workeroutput", {}).get("nightly", {})


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report):
    """Says at once what failed and why: with several processes, pytest says it at the end of all tests."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        where = "" if report.when == "call" else f" ({report.when})"
        print(f"\n\nFAILED{where} {report.nodeid}\n{report.longreprtext}\n", flush=True)


def pytest_terminal_summary(terminalreporter, config):
    counts = config.stash.get(tiers.COUNTS, {})
    if counts:
        terminalreporter.section(f"make test-all runs {sum(counts.values())} tests more", sep="-")
        for line in tiers.summary(counts):
            terminalreporter.write_line(line)
    # Each of several processes has a summary.
    if "REPRISE_SKIPPED_LOG" in os.environ and not hasattr(config, "workerinput"):
        with open(os.environ["REPRISE_SKIPPED_LOG"], "a") as log:
            log.writelines(f"{word}\n" for word, count in counts.items() for _ in range(count))


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not start as root, which containers run tests as, and their shared
        # memory may be too small for it.
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


BOARD = f"""\
# Boards

{APP.replace("example=word", "example=board")}

```xml example=board file=Info.plist
<plist version="1.0"><dict><key>Mine</key><string>mine</string></dict></plist>
```

```xml example=board file=Other.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
```
"""


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server for all tests that leave its guides as they are, with secrets around it that nobody may get."""
    folder = tmp_path_factory.mktemp("served")
    (folder / "secret.txt").write_text("SECRET")
    os.environ["REPRISE_SECRET"] = "SECRET"
    project = Project(folder / "project", words=GUIDE, boards=BOARD)
    (project.folder / "Content" / ".hidden").write_text("SECRET")
    os.mkfifo(project.folder / "pipe")
    with Server(project) as server:
        yield server
    del os.environ["REPRISE_SECRET"]


@pytest.fixture(scope="session")
def place(tmp_path_factory):
    """Where one test after the other has its project: what was compiled and run for one is there for the next."""
    return tmp_path_factory.mktemp("place") / "project"


@pytest.fixture
def project(place):
    """A project that the test may change, and serves by itself."""
    return Project(place)


@pytest.fixture
def open_page(chromium):
    """Opens a page of the site, and fails the test for any error, violation or foreign request on it."""
    contexts, faults = [], []

    def open_page(path, width=1280, height=900, clock=False, **options):
        """With a `clock`, timers of the page run when the test says so, and not by themselves."""
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        context.set_default_timeout(60_000)
        page = context.new_page()
        if clock:
            page.clock.install(time=0)
        page.on("pageerror", lambda error: faults.append(f"{path}: {error}"))
        page.on("console", lambda entry: entry.type == "error" and faults.append(f"{path}: {entry.text}"))
        page.on(
            "request",
            lambda request: request.url.startswith(("file:", "data:")) or faults.append(f"{path}: {request.url}"),
        )
        page.goto(path.as_uri() if isinstance(path, pathlib.Path) else address(path))
        if clock:
            page.clock.pause_at(3_600_000)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def visit(chromium):
    """Opens a served page, and fails the test for any error on it but those that it expects.

    What `route` names is not to be had there.
    """
    contexts, faults = [], []

    def visit(address, expected=(), route=None, **options):
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        contexts.append(context)
        context.set_default_timeout(60_000)
        if route:
            context.route(route, lambda route: route.abort())
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda entry: entry.type == "error"
            and not any(word in entry.text for word in expected)
            and faults.append(entry.text),
        )
        page.goto(address)
        page.wait_for_selector("html[data-live=connected][data-version]")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert faults == []
