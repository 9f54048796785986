"""What comes out of a printer: everything that a page says once, in dark ink, and nothing to press."""

import pytest

from test_player import TAB_BAR
from tiers import first

# What is left of A4 between the margins that browsers leave.
PAPER = 718

FOLDED = "nothing-came-back.html"
TRAPS = "reference/the-grammar-of-examples.html"


@pytest.fixture(params=[True, pytest.param(False, marks=pytest.mark.nightly("pages"))], ids=["scripts", "no scripts"])
def printed(open_page, request):
    def printed(path, **options):
        page = open_page(path, width=PAPER, java_script_enabled=request.param, **options)
        page.emulate_media(media="print", **options)
        return page

    return printed


def seen(page, selector):
    return [node for node in page.query_selector_all(selector) if node.is_visible()]


@pytest.mark.parametrize("path", first([TAB_BAR], [TAB_BAR, FOLDED, "ko/paths-and-positions.html"], "pages"))
def test_no_line_is_cut(printed, path):
    page = printed(path)
    wide = page.evaluate(
        """() => [...document.querySelectorAll("main pre, main .scroll, main .launch")]
          .filter((box) => box.scrollWidth > box.clientWidth + 1 || getComputedStyle(box).overflowX === "auto")
          .map((box) => box.textContent.slice(0, 60))"""
    )
    assert wide == []


def test_folded_code_is_printed(printed):
    page = printed(FOLDED)
    assert page.query_selector("details.code:not([open])") is not None
    assert page.get_by_text("class ShelfViewController").first.is_visible()


def test_what_stands_above_is_not_printed_again(printed):
    page = printed(TAB_BAR)
    assert len(seen(page, ".result .trace")) == 2
    assert seen(page, ".run .trace") == []


@pytest.mark.parametrize("path", first([TRAPS], [TAB_BAR, TRAPS], "pages"))
def test_ink_is_dark_whatever_the_screen(printed, path):
    page = printed(path, color_scheme="dark")
    pale = page.evaluate(
        """() => [...document.querySelectorAll("body, main *")].filter((node) => {
            const [red, green, blue] = getComputedStyle(node).color.match(/[\\d.]+/g).map(Number);
            return node.checkVisibility() && 0.299 * red + 0.587 * green + 0.114 * blue > 150;
          }).map((node) => node.outerHTML.slice(0, 80))"""
    )
    assert pale == []


def test_nothing_is_there_to_press(printed):
    page = printed(TAB_BAR)
    assert seen(page, "input:not(.again), select, .player, .copy, .side, .crumbs, .contents, .bar, .languages, [role=slider]") == []


def test_links_that_lead_out_say_where(printed):
    page = printed(TAB_BAR)
    said = page.evaluate(
        """() => getComputedStyle(document.querySelector('main a[href^="https://developer.apple.com"]'), "::after").content"""
    )
    assert "https://developer.apple.com" in said


def test_the_home_page_has_the_answer_in_place_of_the_switch(printed):
    page = printed("index.html")
    assert "the user no longer sees" in page.locator(".answers").inner_text()
    assert seen(page, "pre .ask") == []


def test_the_widest_paper_has_no_contents_beside_the_text(open_page):
    page = open_page(TAB_BAR, width=1920)
    page.emulate_media(media="print")
    assert seen(page, ".side, .crumbs, .contents, .stage") == []
    assert page.locator("main").bounding_box()["width"] > 1800
