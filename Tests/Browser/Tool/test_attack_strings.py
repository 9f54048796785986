"""What attackers write stays text in every place where a page shows any."""

import os
import pathlib
import re
import shutil
import subprocess
import urllib.parse

import pytest

import attack_strings
from attacked_guides import guide_of_a_run, guide_of_errors, guide_of_markdown, guide_of_text, picture

ROOT = pathlib.Path(__file__).resolve().parents[3]
REPRISE = os.environ["REPRISE"]
TEXTS = [text for text in attack_strings.ALL if "\n" not in text]

# A harmless text in the same places: an attack must make a page of the same elements and attributes.
HARMLESS = "words (1)"

# What Markdown of its own makes of the texts: emphasis, code, marks of characters that are not seen, and
# HTML shown as code.
MADE_OF_MARKDOWN = {
    "em", "strong", "code", "mark", "figure", "figure class", "pre", "pre tabindex", "span", "span class", "span role", "wbr",
}

# Long names may break.
MADE_OF_CODE = {"span", "span class", "mark", "wbr"}

# Elements and the names of their attributes, and each address. Spans color code, and do so by what it says.
STRUCTURE = """() => {
  const elements = [...document.querySelectorAll('*')].filter(element => element.localName !== 'span');
  const names = element => element.getAttributeNames().filter(name => name !== 'aria-current').sort();
  return {
    elements: elements.map(element => [element.localName, ...names(element)].join(' ')),
    parts: [...new Set([...document.querySelectorAll('*')].flatMap(element =>
      [element.localName, ...names(element).map(name => element.localName + ' ' + name)]))],
    addresses: elements.flatMap(element => ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'poster']
      .map(name => element.getAttribute(name)).filter(value => value !== null)),
  };
}"""


def build(folder, guides):
    """The site of these guides, and what the command said."""
    content = folder / "Content"
    content.mkdir()
    (content / "example.md").write_text("# An example\n\n```swift run\nprint(1)\n```\n")
    for name, text in guides.items():
        (content / name).write_text(text, encoding="utf-8")
    (content / "picture.png").write_bytes(picture())
    site = folder / "Site"
    for part in ("templates", "styles", "scripts"):
        shutil.copytree(ROOT / "Site" / part, site / part)
    finished = subprocess.run(
        [REPRISE, "build", "--content", content, "--site", site, "--output", folder / "out", "--cache", folder / "cache"],
        capture_output=True, text=True, timeout=300, cwd=folder,
    )
    return folder / "out", finished


@pytest.fixture(scope="module")
def attacked(tmp_path_factory):
    """A page for each text, and the harmless twin."""
    folder = tmp_path_factory.mktemp("attacked")
    guides = {"other.md": "# Other\n\nAnother guide.\n", "harmless.md": guide_of_text(HARMLESS)}
    guides |= {f"text-{number}.md": guide_of_text(text) for number, text in enumerate(TEXTS)}
    guides["text-z.md"] = "# Last\n\nSo that each of the others has a next.\n"
    site, finished = build(folder, guides)
    assert finished.returncode == 0, finished.stderr
    return site


@pytest.fixture(scope="module")
def attacked_run(tmp_path_factory):
    """A page of a program that says all texts, and its harmless twin."""
    guides = {"run.md": guide_of_a_run(TEXTS), "harmless-run.md": guide_of_a_run([f"{HARMLESS} {number}" for number in range(len(TEXTS))])}
    site, finished = build(tmp_path_factory.mktemp("attacked"), guides)
    assert finished.returncode == 0, finished.stderr
    return site


def unmarked(page):
    """The elements of a page without the marks of characters that are not seen and the places where long names may break.

    The sidebar has them in another order.
    """
    return sorted(element for element in page["elements"] if element not in {"mark", "wbr"})


# The site's sign stands in every page, and nothing else that is no address.
SIGN = re.search(r'<link rel=icon href="([^"]+)">', (pathlib.Path(__file__).resolve().parents[3] / "Site/templates/page.mustache").read_text())[1]


def own_address(address):
    """Whether a browser stays on the site: it takes what stands before a colon for a scheme, and skips blanks."""
    visible = "".join(character for character in address if character > " ")
    return visible == SIGN or not re.match(r"[^/?#]*:|[/\\\\]{2}", visible)


def test_there_are_enough_texts():
    assert len(set(TEXTS)) >= 80


@pytest.mark.nightly("texts")
def test_a_text_makes_nothing_of_a_page(open_page, attacked):
    page = open_page(attacked / "harmless.html")
    harmless = page.evaluate(STRUCTURE)
    assert len(harmless["elements"]) > 50
    for number, text in enumerate(TEXTS):
        page.goto((attacked / f"text-{number}.html").as_uri())
        found = page.evaluate(STRUCTURE)
        assert unmarked(found) == unmarked(harmless), text
        assert set(found["parts"]) <= set(harmless["parts"]) | MADE_OF_CODE, text
        assert all(map(own_address, found["addresses"])), text
        # What is not seen has a picture, or its number.
        if text.isprintable():
            assert page.inner_text("h1").split() == text.split()
            assert text in page.text_content("main pre")


def test_what_a_program_says_makes_nothing_of_a_page(open_page, attacked_run):
    page = open_page(attacked_run / "harmless-run.html")
    harmless = page.evaluate(STRUCTURE)
    page.goto((attacked_run / "run.html").as_uri())
    found = page.evaluate(STRUCTURE)
    assert set(found["parts"]) <= set(harmless["parts"]) | MADE_OF_CODE
    assert all(map(own_address, found["addresses"]))
    said = page.text_content("main")
    assert [text for text in TEXTS if text.isprintable() and text not in said] == []


@pytest.mark.nightly("texts")
def test_a_search_for_a_text_makes_nothing_of_a_page(open_page, attacked):
    page = open_page(attacked / "harmless.html")
    harmless = set(page.evaluate(STRUCTURE)["parts"])
    box = page.locator("site-search input")
    box.fill(HARMLESS)
    page.wait_for_selector("site-search [role=option] mark")
    harmless |= set(page.evaluate(STRUCTURE)["parts"])
    for text in TEXTS:
        if not any(map(str.isalnum, text)):
            continue
        box.fill("")
        box.fill(text)
        page.wait_for_selector("site-search [role=option], site-search [role=status]:not([hidden])")
        assert set(page.evaluate(STRUCTURE)["parts"]) <= harmless, text


@pytest.mark.nightly("texts")
def test_a_text_behind_the_hash_makes_nothing_of_a_page(open_page, attacked_run):
    page = open_page(attacked_run / "harmless-run.html")
    harmless = set(page.evaluate(STRUCTURE)["parts"])
    address = (attacked_run / "harmless-run.html").as_uri()
    for text in TEXTS:
        for hash in (text, urllib.parse.quote(text), "run=" + urllib.parse.quote(text)):
            page.evaluate("hash => { location.hash = hash }", hash)
        assert set(page.evaluate(STRUCTURE)["parts"]) == harmless, text
    page.goto(address + "#" + urllib.parse.quote(TEXTS[0]))
    assert set(page.evaluate(STRUCTURE)["parts"]) == harmless


@pytest.mark.nightly("texts")
def test_markdown_makes_text_of_what_it_knows_not(open_page, tmp_path):
    guides = {f"raw-{number}.md": guide_of_markdown(text) for number, text in enumerate(TEXTS)}
    site, finished = build(tmp_path, {"harmless.md": guide_of_markdown(HARMLESS), **guides})
    assert finished.returncode == 0, finished.stderr
    page = open_page(site / "harmless.html")
    expected = set(page.evaluate(STRUCTURE)["parts"]) | MADE_OF_MARKDOWN
    for number, text in enumerate(TEXTS):
        page.goto((site / f"raw-{number}.html").as_uri())
        found = page.evaluate(STRUCTURE)
        assert set(found["parts"]) <= expected, text
        assert all(map(own_address, found["addresses"])), text


@pytest.mark.nightly("texts")
def test_names_of_guides_make_nothing_of_a_page(open_page, tmp_path):
    names = [text for text in TEXTS if "/" not in text and text.isprintable()]
    site, finished = build(tmp_path, {name + ".md": f"# A name\n\nA guide.\n" for name in names})
    assert finished.returncode == 0, finished.stderr
    page = open_page(site / "example.html")
    expected = set(page.evaluate(STRUCTURE)["parts"])
    for name in names:
        page.goto((site / (name + ".html")).as_uri())
        found = page.evaluate(STRUCTURE)
        assert set(found["parts"]) <= expected, name
        assert all(map(own_address, found["addresses"])), name
    page.goto((site / "index.html").as_uri())
    assert len(names) > 40
    for name in names:
        page.locator("main a", has_text="A name").first.wait_for()


@pytest.mark.nightly("texts")
def test_errors_make_nothing_of_a_page(open_page, tmp_path):
    # The compiler says a backslash as its source does.
    texts = [text for text in TEXTS if "\\" not in text][::10]
    site, finished = build(tmp_path, {"errors.md": guide_of_errors(texts), "harmless.md": guide_of_errors([HARMLESS])})
    assert finished.returncode == 0, finished.stderr
    page = open_page(site / "harmless.html")
    harmless = page.evaluate(STRUCTURE)
    page.goto((site / "errors.html").as_uri())
    found = page.evaluate(STRUCTURE)
    assert set(found["parts"]) <= set(harmless["parts"]) | MADE_OF_CODE
    said = page.text_content("main")
    assert [text for text in texts if text not in said] == []
