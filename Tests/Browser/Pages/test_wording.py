"""What panels say is in the language of the page: what is the same in two languages is what programs said."""

import re
from html.parser import HTMLParser

import pytest

from site_pages import SITE, pages
from test_player import SLIDER, TAB_BAR
from tiers import first

PANELS = {"run", "result", "what-if", "answers", "answers-fold", "did"}

# What stands in these is a name, a value, or what a program printed.
DATA = {"code", "pre", "samp", "dt", "dd", "del", "ins"}
DATA_CLASSES = {"phone", "who", "detail", "phase-name", "up", "size", "ask", "former", "search"}
VOID = {"br", "col", "hr", "img", "input", "link", "meta", "wbr"}
# What the beginning of an element ends, where the page leaves the end tags out.
ENDED = {
    "li": {"li"}, "dt": {"dt", "dd"}, "dd": {"dt", "dd"}, "th": {"th", "td"}, "td": {"th", "td"},
    "tr": {"th", "td", "tr"}, "tbody": {"th", "td", "tr", "tbody"},
}
ATTRIBUTES = {"aria-label", "title", "placeholder", "data-is"}


class Panels(HTMLParser):
    """The texts in a page's panels that the site itself says."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.said = set()

    def handle_starttag(self, name, attributes):
        while self.open and self.open[-1][3] in ENDED.get(name, ()):
            self.open.pop()
        attributes = dict(attributes)
        classes = set((attributes.get("class") or "").split())
        was_panel, was_data = self.open[-1][:2] if self.open else (False, False)
        is_panel = was_panel or bool(classes & PANELS)
        is_data = was_data or name in DATA or bool(classes & DATA_CLASSES)
        # Values, keys and objects in their tables, and the names of objects in trees and of events in traces.
        is_data = is_data or any(word.startswith("v-") for word in classes)
        is_data = is_data or "data-is" in attributes or attributes.get("scope", "").startswith("row")
        is_data = is_data or name == "b" and self.is_inside("tree", "difference", "phase", "lost")
        self.add(*[value for key, value in attributes.items() if key in ATTRIBUTES and is_panel])
        if name not in VOID:
            self.open.append((is_panel, is_data, classes, name))

    def is_inside(self, *names):
        return any(entry[2] & set(names) for entry in self.open)

    def handle_endtag(self, name):
        while name not in VOID and self.open.pop()[3] != name:
            pass

    def handle_data(self, text):
        if self.open and self.open[-1][0] and not self.open[-1][1]:
            self.add(text)

    def add(self, *texts):
        # Letters alone, and no labels of variants.
        self.said |= {text.strip() for text in texts if re.search("[a-z]{2}", text or "")}


def said(path):
    panels = Panels()
    panels.feed((SITE / path).read_text())
    return panels.said


def translated():
    paths = [path for path in pages() if path.startswith(("ko/", "zh-Hans/"))]
    return [path for path in paths if '<trace-player' in (SITE / path).read_text()]


# Sizes, devices, and the last words of a program.
SAME = re.compile(r"[\d.]+ kB|iPhone|iPad|Fatal error: .*")


@pytest.mark.parametrize("path", first([f"ko/{TAB_BAR}"], translated(), "pages"))
def test_panels_speak_the_language_of_the_page(path):
    same = said(path) & said(path.split("/", 1)[1])
    assert {text for text in same if not SAME.fullmatch(text)} == set()


# What scripts say, but not what they show of programs, nor what is printed on keys.
SAYS = """() => {
  const data = '.phone, .now-event, .phase-now, .did-events a, code, dt, .row b, .k, .v, .size, .band, .lane-names li:not([title=App]):not([title=coder]):not([title=disk])';
  const texts = new Set();
  for (const root of document.querySelectorAll('.player, .did-note, .now, .tree-search, .copy')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement.closest(data)) texts.add(node.data.trim());
    }
    for (const element of [root, ...root.querySelectorAll('[aria-label], [placeholder], [aria-valuetext]')]) {
      for (const name of ['aria-label', 'placeholder', 'aria-valuetext']) texts.add(element.getAttribute(name) ?? '');
    }
  }
  return [...texts].filter((text) => /[a-z]{2}/.test(text));
}"""


def script_texts(open_page, path):
    """What a page says while a reader uses every control of its first player."""
    page = open_page(path)
    texts = set(page.evaluate(SAYS))
    page.locator(".did").first.click()
    page.focus(SLIDER)
    for _ in range(28):
        page.keyboard.press("ArrowRight")
        texts |= set(page.evaluate(SAYS))
    page.locator("button.ask").first.click()
    page.locator(".tree-search input").first.fill("a")
    return texts | set(page.evaluate(SAYS))


@pytest.mark.parametrize("language", first(["ko"], ["ko", "zh-Hans"], "languages"))
def test_scripts_speak_the_language_of_the_page(open_page, language):
    english = script_texts(open_page, TAB_BAR)
    assert "Nothing is on disk." in english and "Step through library" in english
    same = english & script_texts(open_page, f"{language}/{TAB_BAR}")
    assert same - {"JSON", "library", "App"} == set()
