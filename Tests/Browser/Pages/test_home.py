"""The home page: what a visitor sees before they scroll."""

import pytest

# What says what this is, for whom, and in what the apps ran; the phones; the line and its switch.
FIRST = ["h1", "text=for iOS developers", "text=own UIKit, not Apple’s", ".hero .left .phone", ".hero .back .phone", ".could .was", ".could .ask"]


@pytest.mark.parametrize("width, height", [(1280, 900), (390, 844)])
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_the_first_screen_says_what_this_is_and_offers_to_remove_a_line(open_page, width, height, scripts):
    page = open_page("index.html", width=width, height=height, java_script_enabled=scripts)
    for place in FIRST:
        box = page.locator("main").locator(place).first.bounding_box()
        # Of a phone on a phone, the top is enough.
        bottom = box["y"] + min(box["height"], 160)
        assert box["y"] >= 0 and bottom <= height and box["x"] + box["width"] <= width, place
    assert page.locator("main .ask").first.inner_text() == "Remove this line"


@pytest.mark.parametrize("width, height", [(1280, 900), (390, 844)])
@pytest.mark.parametrize("path", ["index.html", "ko/index.html", "zh-Hans/index.html"])
def test_the_first_screen_has_the_first_symptoms(open_page, path, width, height):
    page = open_page(path, width=width, height=height)
    assert page.locator("main > h2").first.bounding_box()["y"] > page.locator("main .could .ask").bounding_box()["y"]
    row = page.locator("main > ol > li").nth(1).bounding_box()
    assert row["y"] + row["height"] <= height


def test_the_answer_comes_when_the_reader_asks(open_page):
    page = open_page("index.html")
    assert not page.locator(".answers").is_visible()
    switch = page.get_by_role("button", name="What if this were not there")
    switch.click()
    assert "the user no longer sees “Buy milk" in page.locator(".now").inner_text()
    assert switch.inner_text() == "As written"
    switch.click()
    assert switch.inner_text() == "Remove this line" and page.locator(".now").inner_text() == ""
    switch.click()
    page.goto(page.url.split("#")[0])
    assert page.locator(".now").inner_text() == ""


def test_the_answer_is_there_without_scripts(open_page):
    page = open_page("index.html", java_script_enabled=False)
    assert "the user no longer sees “Buy milk" in page.locator(".answers").inner_text()
    page.locator("main .ask").first.click()
    assert page.locator(":target").get_attribute("data-variant") == "A"
