"""A real browser on the finished site, opened from the disk as a reader without a server opens it."""

import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

import tiers
from kept_pages import CHROMIUM, KeptPages
from site_pages import address


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
        with open(os.environ["REPRISE_SKIPPED_LOG"], "w") as log:
            log.writelines(f"{word}\n" for word, count in counts.items() for _ in range(count))


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not start as root, which containers run tests as, and their shared
        # memory may be too small for it.
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def kept_pages(chromium):
    return KeptPages(chromium)


@pytest.fixture
def new_page(kept_pages):
    """A page that shows nothing yet. The test fails for an error or a dialog on it, and for a foreign request."""
    endings, faults = [], []

    def new_page(expected=(), is_foreign=lambda request: False, alone=False, **options):
        """`expected` are words of errors that are none; `alone` is for what would change the page for good."""
        if alone:
            page = kept_pages.opened(options)
            endings.append(page.context.close)
        else:
            page, give_back = kept_pages.take(**options)
            endings.append(give_back)

        def listen(event, heard):
            page.on(event, heard)
            endings.insert(0, lambda: page.remove_listener(event, heard))

        def console(entry):
            if entry.type == "error" and not any(word in entry.text for word in expected):
                faults.append(entry.text)

        def dialog(dialog):
            faults.append(f"a dialog: {dialog.message}")
            dialog.dismiss()

        listen("pageerror", lambda error: faults.append(str(error)))
        listen("console", console)
        listen("dialog", dialog)
        listen("request", lambda request: is_foreign(request) and faults.append(request.url))
        return page

    yield new_page
    for end in endings:
        end()
    assert faults == []


@pytest.fixture
def open_page(new_page):
    """Opens a page of the site from the disk."""

    def open_page(path, width=1280, height=900, clock=False, **options):
        """With a `clock`, timers of the page run when the test says so, and not by themselves."""
        page = new_page(
            is_foreign=lambda request: not request.url.startswith(("file:", "data:", "about:")), alone=clock, **options
        )
        page.set_viewport_size({"width": width, "height": height})
        if clock:
            page.clock.install(time=0)
        page.goto(path.as_uri() if isinstance(path, pathlib.Path) else address(path))
        if clock:
            page.clock.pause_at(3_600_000)
        return page

    return open_page


@pytest.fixture
def visit(new_page):
    """Opens a served page.

    What `route` names is not to be had there; `expected` are words of errors that are none.
    """

    def visit(address, expected=(), route=None, width=1280, height=900, **options):
        page = new_page(expected=expected, alone=route is not None, **options)
        page.set_viewport_size({"width": width, "height": height})
        if route:
            page.context.route(route, lambda route: route.abort())
        page.goto(address)
        page.wait_for_selector("html[data-live=connected][data-version]")
        return page

    return visit
