"""What a page offers besides its text: code to copy, tabs, drawings, languages."""

import re

import pytest

from test_guides import GUIDES
from tiers import first

READING = GUIDES / "reading.html"


def test_tabs_are_chosen_by_mouse_and_keys_and_together(open_page):
    page = open_page(READING)
    first, second = page.locator("tab-group").all()
    assert first.get_by_role("tabpanel").inner_text().strip() == "Set the identifier."
    first.get_by_role("tab", name="In a storyboard").click()
    assert "Write it into the <field>." in first.get_by_role("tabpanel").inner_text()
    assert second.get_by_role("tabpanel").inner_text().strip() == "Second group, storyboard."
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.textContent") == "In code"
    assert second.get_by_role("tabpanel").inner_text().strip() == "Second group, code."


def test_an_address_opens_the_tab_that_it_names(open_page):
    page = open_page(READING)
    page.evaluate("location.hash = 'in-a-storyboard'")
    page.locator("[role=tab][aria-selected=true]", has_text="In a storyboard").first.wait_for()


def test_tabs_stand_one_below_the_other_without_scripts(open_page):
    page = open_page(READING, java_script_enabled=False)
    for text in ["Set the identifier.", "Write it into the", "Second group, storyboard.", "Second group, code."]:
        assert page.get_by_text(text).is_visible()
    assert page.get_by_role("heading", name="In code").first.is_visible()


def test_code_is_copied_as_a_reader_would_type_it(open_page):
    page = open_page(READING, permissions=["clipboard-read", "clipboard-write"])
    block = page.locator(".code").first
    block.hover()
    block.get_by_role("button", name="Copy").click()
    block.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == 'let word = "milk"\nprint(word)  // Prints "milk"'


def test_lines_that_a_step_no_longer_has_are_seen_and_not_copied(open_page):
    page = open_page("reference/apps-and-launches.html", permissions=["clipboard-read", "clipboard-write"])
    block = page.locator(".code", has=page.locator(".gone")).first
    gone = block.locator(".gone").first
    added = block.locator(".added").first
    assert gone.is_visible()
    # Each has a line of its own, the old one above the new one.
    assert gone.bounding_box()["y"] + gone.bounding_box()["height"] <= added.bounding_box()["y"] + 1
    block.hover()
    block.get_by_role("button", name="Copy").click()
    block.get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert added.text_content() in copied.splitlines()
    assert gone.text_content() not in copied.splitlines()
    assert "\n\n\n" not in copied


def test_code_that_stands_above_is_folded_and_copied_with_the_rest(open_page):
    page = open_page("the-wrong-class.html", permissions=["clipboard-read", "clipboard-write"])
    fold = page.get_by_role("checkbox", name=re.compile(r"^\d+ lines as above$")).first
    lines = fold.locator("xpath=following-sibling::span[1]")
    count = int(fold.get_attribute("aria-label").split()[0])
    assert not lines.is_visible()
    assert fold.bounding_box()["height"] >= 24
    block = page.locator(".code", has=page.locator(".again")).first
    block.hover()
    block.get_by_role("button", name="Copy").click()
    block.get_by_role("button", name="Copied").wait_for()
    folded = lines.text_content()
    assert folded.rstrip("\n").count("\n") + 1 == count
    assert folded in page.evaluate("navigator.clipboard.readText()") + "\n"
    fold.focus()
    page.keyboard.press("Space")
    assert lines.is_visible()


def test_code_that_stands_above_is_opened_without_scripts(open_page):
    page = open_page("the-wrong-class.html", java_script_enabled=False)
    fold = page.get_by_role("checkbox").first
    fold.click()
    assert fold.locator("xpath=following-sibling::span[1]").is_visible()


def test_drawings_say_in_words_what_they_show(open_page):
    page = open_page(READING)
    drawing = page.get_by_role("img", name="<script>alert(1)</script> & boxes")
    assert drawing.is_visible()
    assert page.evaluate("document.querySelectorAll('main script, main img').length") == 0
    assert "Window → Disk" in page.locator(".diagram desc").first.text_content()


def test_the_switch_leads_to_the_other_languages(open_page):
    page = open_page("index.html")
    page.locator(".languages summary").click()
    page.get_by_role("link", name="한국어").click()
    assert page.evaluate("document.documentElement.lang") == "ko"
    assert page.get_by_role("combobox", name="검색").is_visible()
    page.locator(".languages summary").click()
    page.get_by_role("link", name="简体中文").click()
    assert page.evaluate("document.documentElement.lang") == "zh-Hans"


# Where lines of code in running text begin that are not their first: what stands before, and behind.
BROKEN = """() => {
  const places = [];
  for (const code of document.querySelectorAll("main > :is(p, h2, h3) > code, main > :is(ul, ol) > li > code, main td > code")) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let before = null, text = "";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let index = 0; index < node.length; index++) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const top = range.getBoundingClientRect().top;
        if (before !== null && top > before + 4) places.push([text, node.data.slice(index)]);
        before = top;
        text += node.data[index];
      }
    }
  }
  return places;
}"""


@pytest.mark.parametrize("path", first(["class-or-delegate.html"], ["class-or-delegate.html", "four-ways-to-find-a-controller.html", "reference/the-command-line.html", "ko/paths-and-positions.html"], "pages"))
def test_names_break_on_phones_where_their_words_meet(open_page, path):
    page = open_page(path, width=390)
    broken = page.evaluate(BROKEN)
    assert broken or path.startswith(("ko/", "reference/"))
    wrong = [
        (before, behind) for before, behind in broken
        if not re.search(r"[_.:/( ,-]$", before) and not behind.startswith(" ") and not re.match("[A-Z]", behind)
    ]
    assert wrong == []
    options = page.locator("main .option")
    assert options.evaluate_all("codes => codes.filter((code) => code.getClientRects().length > 1).length") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_names_stay_whole_where_there_is_room(open_page):
    page = open_page("class-or-delegate.html")
    assert page.evaluate("getComputedStyle(document.querySelector('main > p > code > wbr')).display") == "none"
