"""What texts become on served pages that would be more than text: in code, in what it prints, in addresses."""

import base64
import json
import urllib.error
import urllib.parse
import urllib.request
import zlib

import pytest

from attack_table import AttackTable
from hostile_texts import TEXTS
from serving import OpenPage, until
from tiers import first

TABLE = AttackTable("Texts that would be more")
ALLOWED = "() => [...document.querySelectorAll('script, img, iframe, object, embed, base, form, svg *, math, video, audio, marquee, input, template, link, meta, style')].map((node) => node.outerHTML)"


@pytest.fixture(scope="module", autouse=True)
def table():
    assert len(TEXTS) >= 80
    yield
    TABLE.write()


@pytest.fixture
def opened(server, visit):
    """A page with the playground, what elements it has, and what it says of attacks."""
    said = []

    def opened(path):
        page = visit(server.address + path, expected=["ERR_FAILED", "404", "422", "409"], route="**/_reprise/codemirror/**")
        page.on("console", lambda entry: "Security Policy" in entry.text and said.append(entry.text))
        return page

    yield opened
    assert said == []


def ready(page):
    until(page, "document.querySelector('code-editor')?.inner != null && document.querySelector('play-ground').published != null")


def swift(text):
    """A literal of Swift."""
    return '"' + "".join(letter if letter.isascii() and letter.isprintable() and letter not in '"\\' else f"\\u{{{ord(letter):x}}}" for letter in text) + '"'


def run(page, text):
    page.evaluate("(text) => { const editor = document.querySelector('code-editor'); editor.value = text; editor.edited(); document.querySelector('play-ground').run(); }", text)
    until(page, "document.querySelector('play-ground').dataset.runs === '1'")
    return page.evaluate("document.querySelector('.play-result').textContent")


INPUTS = {
    "printed": lambda text: f"print({swift(text)})",
    "an error": lambda text: f"#error({swift(text)})" if "\n" not in text else "",
    "a comment": lambda text: "let x: Int = 0.5 // " + text.replace("\n", " ") if "*/" not in text else "",
    "a name": lambda text: "print(`" + text.replace("`", "'").replace("\n", " ").replace("\\", "/") + "`)",
    "the code itself": lambda text: text,
}


@pytest.mark.parametrize("kind", first(["printed"], INPUTS, "texts"))
def test_what_a_program_says_is_text(opened, kind):
    page = opened("playground#example=templates%23run-1")
    ready(page)
    before = page.evaluate(ALLOWED)
    shown = run(page, "\n".join(INPUTS[kind](text) for text in TEXTS))
    assert page.evaluate(ALLOWED) == before
    if kind == "printed":
        # All of it is there, as it was printed.
        assert all(text.split("\n")[0].strip("\ufeff\u202e\u2028\u2029") in shown for text in TEXTS if "\t" not in text), shown[:3000]
    TABLE.note("a program of the playground", f"{len(TEXTS)} texts, {kind}", "text; no other element, no dialog, nothing that the policy had to stop")


def test_launches_and_marks_are_text(opened):
    page = opened("playground#example=words%23word")
    ready(page)
    before = page.evaluate(ALLOWED)
    page.evaluate(
        "(texts) => { const editor = [...document.querySelectorAll('code-editor')].at(-1); editor.value = texts.join('\\n'); editor.edited(); document.querySelector('play-ground').run(); }",
        [f"#error({swift(text)})" for text in TEXTS if "\n" not in text],
    )
    until(page, "document.querySelector('play-ground').dataset.runs === '1'")
    assert "alert(0)" in page.inner_text("play-ground .edit-notes")
    assert page.evaluate(ALLOWED) == before
    TABLE.note("the marks in a launch", f"{len(TEXTS)} texts", "text")


def share(value):
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = squeezed.compress(json.dumps(value).encode()) + squeezed.flush()
    return "code=" + base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.nightly("texts")
def test_shared_addresses_are_text(opened):
    page = opened("playground#example=words%23word")
    ready(page)
    before = page.evaluate(ALLOWED)
    for text in TEXTS:
        for fragment in [
            share({"e": "words#word", "f": [text], "l": [text, text]}), share({"e": text, "f": [text], "l": []}), share({"e": "words#word", "f": text, "l": {"x": text}}),
            share([text]), share({"__proto__": {"x": text}, "e": "words#word", "f": [text], "l": []}), "example=" + urllib.parse.quote(text), "example=" + text.replace("\n", "").replace("\t", ""), urllib.parse.quote(text) + "=x",
        ]:
            page.evaluate("async (hash) => { location.hash = hash; const ground = document.querySelector('play-ground'); await ground.follow(); }", fragment)
    assert page.evaluate(ALLOWED) == before
    TABLE.note("the address of a page", f"{len(TEXTS)} texts as code, example, names of fields, in 8 ways each", "text, or an address that holds nothing")


def test_addresses_are_repeated_nowhere(server):
    def get(path):
        try:
            with urllib.request.urlopen(server.address + path) as answer:
                return answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.read().decode()

    nothing, none = get("nowhere"), get("_reprise/example/nowhere")
    for text in TEXTS:
        quoted = urllib.parse.quote(text, safe="")
        assert get(quoted) == nothing
        assert get(f"_reprise/example/{quoted}") == none
        assert get(f"nowhere?{quoted}") == nothing
    TABLE.note("the path of a request", f"{len(TEXTS)} texts as page, example and query", "the page that says there is nothing here, the same to the byte")


@pytest.mark.nightly("texts")
def test_commands_repeat_nothing(server):
    with OpenPage(server) as page:
        for text in TEXTS:
            for body in [{"example": text, "files": [text], "launches": []}, {"example": "words#word", "files": [text] * 3, "launches": []}, {"example": "words#word", "files": text, "launches": text}]:
                status, answer = page.ask("_reprise/run", **body)
                assert status == 422 and "alert" not in answer and "evil" not in answer, answer
            status, answer = page.ask("_reprise/language", kind=text, files=[text], launches=[], piece=0, line=0, column=0)
            assert status == 400 and "alert" not in answer
    TABLE.note("the fields of a command", f"{len(TEXTS)} texts as example, files, launches and kind", "422 or 400 with words of the server's own")


def test_completions_are_text(opened):
    page = opened("playground#example=templates%23run-1")
    ready(page)
    before = page.evaluate(ALLOWED)
    names = [f"func word{number}(_ x: String = {swift(text)}) {{}}" for number, text in enumerate(TEXTS) if "\n" not in text]
    page.evaluate("(text) => { const editor = document.querySelector('code-editor'); editor.value = text; editor.edited(); editor.focus(); }", "\n".join(names) + "\nwor")
    page.keyboard.press("Control+End")
    page.keyboard.press("Control+Space")
    until(page, "document.querySelectorAll('.edit-menu li').length > 10")
    assert page.evaluate(ALLOWED) == before
    TABLE.note("completions and types", f"{len(TEXTS)} texts in the code that is asked about", "text")
