"""Guides made for these tests: four ways of writing, and what attackers write."""

import os
import pathlib

import pytest

GUIDES = pathlib.Path(os.environ["REPRISE_TEST_SITE"]).resolve()
RESULTS = "site-search [role=option]"


@pytest.mark.parametrize(
    "typed, title, heading",
    [
        ("復元", "状態の復元", None),
        ("態の復", "状態の復元", None),
        ("ビューコント", "状態の復元", "復元識別子"),
        ("복원", "상태 복원", None),
        ("식별", "상태 복원", "복원 식별자"),
        ("恢复", "恢复界面状态", None),
        ("标识符", "恢复界面状态", "恢复标识符"),
        ("視", None, None),
        ("恢", "恢复界面状态", None),
    ],
)
def test_finds_writing_without_spaces(open_page, typed, title, heading):
    page = open_page(GUIDES / "index.html")
    page.fill("site-search input", typed)
    if title is None:
        page.wait_for_selector("site-search [role=status]:not([hidden])")
        return
    page.wait_for_selector(RESULTS)
    texts = [item.inner_text() for item in page.query_selector_all(RESULTS)]
    assert texts[0].split("\n")[0] == (heading or title)
    assert all(title in text for text in texts)


def test_runs_nothing_that_a_guide_says(open_page):
    page = open_page(GUIDES / "hostile.html")
    page.fill("site-search input", "onerror")
    page.wait_for_selector(RESULTS)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    scripts = page.eval_on_selector_all("script", "scripts => scripts.map(script => script.getAttribute('src'))")
    assert all(source and "alert" not in source for source in scripts)
    assert page.query_selector("main img, main svg, site-search img, main [onclick]") is None
    for link in page.query_selector_all("main a"):
        assert not (link.get_attribute("href") or "").startswith(("javascript:", "data:"))
    assert "<img src=x onerror=alert(1)>" in page.inner_text("h1")
