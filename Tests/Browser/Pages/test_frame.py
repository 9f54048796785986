"""The frame of a page: the sidebar, where the page is among the others, and what is on it."""

import re

import pytest

from site_pages import pages
from tiers import first

# A guide with headings, one near the end of its part, one with a long name in its title, a reference page, another language.
GUIDE = "moving-a-selected-tab.html"
LONG_NAME = "both-systems-side-by-side.html"
FRAMED = [GUIDE, LONG_NAME, "reference/the-site.html", "a-checklist.html", "ko/paths-and-positions.html", "callbacks.html"]

# Which parts of the sidebar are open, and how far the line of the page is out of the window or of the sidebar.
SIDEBAR = """() => {
  const side = document.querySelector(".side"), line = side.querySelector("[aria-current=page]");
  const [outer, inner] = [side, line ?? side].map((node) => node.getBoundingClientRect());
  return {
    open: [...side.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent),
    part: line?.closest("details")?.querySelector("summary").textContent,
    isInView: !line || inner.top >= Math.max(outer.top, 0) && inner.bottom <= Math.min(outer.bottom, innerHeight),
  };
}"""

# Where a word of a text is broken: what stands before, and behind.
BROKEN_WORDS = """(selector) => [...document.querySelectorAll(selector)].flatMap((text) => {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT), range = document.createRange(), places = [];
  let before = null, read = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let index = 0; index < node.length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const {top, width} = range.getBoundingClientRect();
      // A space at the end of a line has no width.
      if (width && before !== null && top > before + 4 && /\\w$/.test(read) && /\\w/.test(node.data[index])) places.push([read, node.data.slice(index)]);
      if (width) before = top;
      read += node.data[index];
    }
  }
  return places;
})"""


@pytest.mark.parametrize("has_scripts", [True, False], ids=["scripts", "no scripts"])
@pytest.mark.parametrize("path", first(FRAMED, pages(), "pages"))
def test_the_sidebar_opens_the_part_of_the_page_and_shows_its_line(open_page, path, has_scripts):
    page = open_page(path, java_script_enabled=has_scripts)
    side = page.evaluate(SIDEBAR)
    assert side["open"] == ([side["part"]] if side["part"] else [])
    assert side["isInView"] or not has_scripts


def test_another_part_opens(open_page):
    page = open_page(GUIDE, java_script_enabled=False)
    link = page.locator(".side").get_by_text("Suspended or terminated")
    assert not link.is_visible()
    page.locator(".side summary", has_text="Start").click()
    link.click()
    assert page.url.endswith("/suspended-or-gone.html")


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("path", first([LONG_NAME], pages(), "pages"))
def test_names_in_titles_break_only_where_their_words_meet(open_page, path, width):
    page = open_page(path, width=width)
    page.evaluate("document.querySelectorAll('.side details').forEach((part) => part.open = true)")
    if width < 960:
        page.locator(".menu").click()
    broken = page.evaluate(BROKEN_WORDS, ".side a, h1, .turn a")
    # Writing without spaces breaks between any two of its letters.
    wrong = [(before, behind) for before, behind in broken if before.isascii() and not re.match("[A-Z]", behind)]
    assert wrong == []


@pytest.mark.parametrize("path", first([GUIDE, "reference/the-site.html", "callbacks.html"], pages(), "pages"))
@pytest.mark.parametrize("width", [1600, 1920])
def test_a_wide_window_has_the_contents_of_the_page_beside_all_else(open_page, path, width):
    page = open_page(path, width=width)
    contents = page.locator(".contents")
    if contents.count() == 0:
        pytest.skip("a page without headings")
    box = contents.bounding_box()
    beside = page.locator("main > :not(.unseen), .foot").evaluate_all("nodes => Math.max(...nodes.map((node) => node.getBoundingClientRect().right))")
    assert beside <= box["x"] and box["x"] + box["width"] <= width
    # They are told once.
    assert page.get_by_role("navigation", name=contents.get_attribute("aria-label")).count() == 1
    assert page.locator(".side li li:visible").count() == 0


# The home page, a list without contents, a page of the reference without runs.
@pytest.mark.parametrize("path", ["index.html", "api.html", "reference/isolation.html"])
def test_a_wide_window_has_the_text_in_the_middle_of_what_is_left(open_page, path):
    page = open_page(path, width=1920, height=1080)
    left, right = page.evaluate(
        """() => {
          const main = document.querySelector("main"), {left, right} = main.getBoundingClientRect();
          const style = getComputedStyle(main);
          return [parseFloat(style.paddingLeft), parseFloat(style.paddingRight)];
        }"""
    )
    assert left == right
    columns = page.locator("main").evaluate("(main) => getComputedStyle(main).gridTemplateColumns.match(/[\\d.]+px/g).reduce((sum, width) => sum + parseFloat(width), 0)")
    # What is empty at the right of the text is no wider than at its left.
    inner = page.locator("main").evaluate("(main) => main.clientWidth") - left - right
    assert abs(inner - columns) < 2


def test_a_narrower_window_has_them_in_the_sidebar(open_page):
    page = open_page(GUIDE, width=1280)
    assert not page.locator(".contents").is_visible()
    assert page.locator(".side li li a").all_inner_texts() == page.locator(".contents a").all_text_contents()
    assert page.locator(".side li li").first.is_visible()


def test_the_contents_follow_the_reader(open_page):
    page = open_page(GUIDE, width=1920, height=1080)
    page.locator(".contents a").last.click()
    weights = page.locator(".contents a").evaluate_all("links => links.map((link) => Number(getComputedStyle(link).fontWeight))")
    assert weights[-1] == max(weights) > weights[0]


def test_a_page_says_which_part_it_is_of_and_leads_there(open_page):
    page = open_page(GUIDE, java_script_enabled=False)
    crumbs = page.get_by_role("navigation", name="Where this page is")
    assert crumbs.inner_text() == "Moving to scenes › Move a selected tab to scenes (UITabBarController)"
    crumbs.get_by_role("link").click()
    assert page.locator(":target").inner_text() == "Moving to scenes"
    assert page.locator(":target").bounding_box()["y"] < 100
