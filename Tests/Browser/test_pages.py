"""What holds for every page: no fault, no request elsewhere, no barrier."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import pages


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_has_no_barrier_that_axe_knows(open_page, width, scheme):
    barriers = []
    for path in pages():
        # The page's policy refuses the checker's own script; the pages are opened with it elsewhere.
        page = open_page(path, width=width, color_scheme=scheme, bypass_csp=True)
        violations = Axe().run(page, options={"preload": False}).response["violations"]
        barriers += [
            f"{path}: {violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in violations
            for node in violation["nodes"][:3]
        ]
        page.context.close()
    assert not barriers, "\n".join(barriers)


@pytest.mark.parametrize("width", [320, 360, 768, 1280, 1920])
def test_fits_its_width(open_page, width):
    wide = []
    for path in pages():
        page = open_page(path, width=width)
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            wide.append(path)
        page.context.close()
    assert wide == []


def test_reads_without_scripts(open_page):
    for path in pages():
        page = open_page(path, java_script_enabled=False)
        assert page.inner_text("h1") != ""
        assert page.is_visible("main")
        page.context.close()


def test_is_read_at_four_times_its_size(open_page):
    """A window of 1280 by 1024 has 320 by 256 of a page's pixels then: nothing may stand in the way for good."""
    in_the_way = []
    for path in pages():
        page = open_page(path, width=320, height=256)
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
        page.context.close()
    assert in_the_way == []
