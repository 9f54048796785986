"""What holds for every page: no fault, no request elsewhere, no barrier."""

import pathlib
import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from site_pages import CHOSEN, address, pages
from tiers import first

WIDTHS = [320, 360, 768, 1280, 1920]

# The schemes differ in colors alone: what axe says of anything else, it says of both.
RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"]

# What axe finds, as lines; all that it does not find faulty is left where it is.
BARRIERS = """async (rules) => {
  const { violations } = await axe.run({ preload: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations.flatMap(violation => violation.nodes.slice(0, 3)
    .map(node => `${violation.id}: ${node.target} ${node.failureSummary}`));
}"""


def test_schemes_differ_in_colours_alone():
    folder = pathlib.Path(__file__).resolve().parents[3] / "Site/styles"
    styles = "\n".join(path.read_text() for path in folder.glob("*.css"))
    assert "prefers-color-scheme" not in styles
    styles = re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)
    bodies = re.findall(r"\{([^{}]*)\}", styles)
    declarations = [line.strip() for body in bodies for line in body.split(";") if "light-dark(" in line]
    assert len(declarations) > 30
    # Drawings of screens have the system's colors, which are no variables of the page.
    allowed = r"(--[\w-]+|fill|stroke): light-dark\(#\w+, #\w+\)$"
    assert [line for line in declarations if not re.match(allowed, line)] == []



# The checker takes seconds for a page: panels, drawings and tabs, lists, and the languages.
CHECKED = [
    "index.html", "404.html", "a-tab-bar-without-scenes.html", "reference/what-if-and-drawings.html", "ko/paths-and-positions.html",
    "zh-Hans/suspended-or-gone.html",
]


@pytest.mark.parametrize("path", first(CHECKED, pages(), "pages"))
@pytest.mark.parametrize("width", first([360], [360, 1280], "widths"))
def test_has_no_barrier_that_axe_knows(open_page, path, width):
    # The page's policy refuses the checker's own script; the pages are opened with it elsewhere.
    page = open_page(path, width=width, bypass_csp=True, reduced_motion="reduce")
    assert not barriers(page), "\n".join(barriers(page))


@pytest.mark.parametrize("width", [390, 1280])
def test_a_variant_has_no_barrier_that_axe_knows(open_page, width):
    page = open_page("a-tab-bar-without-scenes.html", width=width, bypass_csp=True, reduced_motion="reduce")
    page.locator("button.ask[data-label=A]").click()
    assert not barriers(page), "\n".join(barriers(page))


def barriers(page):
    page.evaluate(AXE_SCRIPT)
    found = []
    for scheme, rules in [("light", None), ("dark", RULES_OF_COLOURS)]:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {barrier}" for barrier in page.evaluate(BARRIERS, rules)]
    return found


@pytest.mark.parametrize("path", first(CHOSEN, pages(), "pages"))
def test_fits_every_width(open_page, path):
    page = open_page(path, width=WIDTHS[0])
    wide = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            wide.append(width)
    assert wide == []


# A page with two screens, one with a table of three columns, one with a strip of many screens.
NARROW = ["index.html", "text-that-was-being-typed.html", "reference/what-every-class-saves.html", "how-to-test-it.html", "class-or-delegate.html"]

# What reaches out of a narrow window, and boxes that scroll: whether their edge fades, how many screens they have.
CUT = """() => {
  const boxes = ".scroll, .strip, pre, .lanes, .moment, .stage, .crumbs, .unseen, .name-voice, svg svg, svg svg *";
  const reach = (node) => { const box = node.getBoundingClientRect(); return box.width && box.height && (box.right > innerWidth + 1 || box.left < -1); };
  return {
    cut: [...document.querySelectorAll("main *")].filter((node) => !node.closest(boxes) && node.checkVisibility() && reach(node)).map((node) => node.outerHTML.slice(0, 80)),
    scrolling: [...document.querySelectorAll("main :is(.scroll, .strip)")].filter((box) => box.checkVisibility()).map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth + 1, fades: getComputedStyle(box).maskImage !== "none",
      screens: box.querySelectorAll("figure").length, columns: box.querySelectorAll("thead th").length,
    })),
  };
}"""


@pytest.mark.parametrize("path", first(NARROW, pages(), "pages"))
def test_cuts_nothing_off_in_a_narrow_window_but_what_fades_and_scrolls(open_page, path):
    page = open_page(path, width=320, height=700)
    found = page.evaluate(CUT)
    assert found["cut"] == []
    for box in found["scrolling"]:
        assert box["fades"] == box["scrolls"], box
        # Two screens are beside each other.
        assert not (box["scrolls"] and box["screens"] in (1, 2)), box


def test_the_edge_of_a_table_fades_until_it_is_scrolled_to_its_end(open_page):
    page = open_page("reference/what-every-class-saves.html", width=320, height=700)
    size = "() => getComputedStyle(document.querySelector('main .scroll')).maskSize"
    at_start = page.evaluate(size)
    page.evaluate("() => { const box = document.querySelector('main .scroll'); box.scrollLeft = box.scrollWidth; }")
    page.wait_for_function(f"(before) => ({size})() !== before", arg=at_start)


@pytest.mark.parametrize("height", first([800], [800, 1600], "widths"))
def test_shows_the_end_of_a_page_beside_its_guides(open_page, height):
    page = open_page("index.html", height=height)
    page.evaluate("document.querySelectorAll('.side details').forEach((part) => part.open = true)")
    page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    boxes = {name: page.locator(name).bounding_box() for name in [".side", ".foot"]}
    assert boxes[".side"]["y"] + boxes[".side"]["height"] > boxes[".foot"]["y"], "the guides do not stay"
    assert boxes[".side"]["x"] + boxes[".side"]["width"] <= boxes[".foot"]["x"]


# Several pages in one window.
SEVERAL = [CHOSEN, pytest.param([path for path in pages() if path not in CHOSEN], marks=pytest.mark.nightly("pages"))]


@pytest.mark.parametrize("paths", SEVERAL, ids=["chosen", "others"])
def test_reads_without_scripts(open_page, paths):
    page = open_page(paths[0], java_script_enabled=False)
    for path in paths:
        page.goto(address(path))
        assert page.inner_text("h1") != ""
        assert page.is_visible("main")


@pytest.mark.parametrize("paths", SEVERAL, ids=["chosen", "others"])
def test_is_read_at_four_times_its_size(open_page, paths):
    """A window of 1280 by 1024 has 320 by 256 of a page's pixels then: nothing may stand in the way for good."""
    page = open_page(paths[0], width=320, height=256)
    in_the_way = []
    for path in paths:
        page.goto(address(path))
        page.mouse.wheel(0, 600)
        covered = page.evaluate(
            """() => [...document.querySelectorAll('body *')].reduce((sum, element) => {
              const style = getComputedStyle(element), box = element.getBoundingClientRect();
              const isInTheWay = ['fixed', 'sticky'].includes(style.position) && style.visibility !== 'hidden'
                && box.width > 160 && box.bottom > 0 && box.top < innerHeight;
              return sum + (isInTheWay ? Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) : 0);
            }, 0)"""
        )
        if covered > 64 or page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            in_the_way.append((path, covered))
    assert in_the_way == []


def test_a_screen_stands_inside_its_card(open_page):
    page = open_page("reference/what-this-engine-draws.html", width=390)
    for block in page.locator(".result:has(> .screen)").all():
        card, phone = block.bounding_box(), block.locator(".phone").first.bounding_box()
        assert phone["x"] - card["x"] > 10
        assert card["x"] + card["width"] - phone["x"] - phone["width"] > 10
