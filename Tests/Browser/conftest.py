"""A real browser on the finished site, opened from the disk as a reader without a server opens it."""

import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

SITE = pathlib.Path(os.environ["REPRISE_SITE"]).resolve()
CHROMIUM = os.environ.get("REPRISE_CHROMIUM", "/usr/bin/chromium")


def pages():
    """The paths of all pages, from the site's folder."""
    return sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html"))


def address(path):
    return SITE.joinpath(path).as_uri()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not start as root, which containers run tests as, and their shared
        # memory may be too small for it.
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium):
    """Opens a page of the site, and fails the test for any error, violation or foreign request on it."""
    contexts, faults = [], []

    def open_page(path, width=1280, height=900, **options):
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{path}: {error}"))
        page.on("console", lambda entry: entry.type == "error" and faults.append(f"{path}: {entry.text}"))
        page.on(
            "request",
            lambda request: request.url.startswith(("file:", "data:")) or faults.append(f"{path}: {request.url}"),
        )
        page.goto(path.as_uri() if isinstance(path, pathlib.Path) else address(path))
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
