"""What-ifs: switches at the code, the difference below it, the matrix."""

import pytest
from playwright.sync_api import expect

from test_player import TAB_BAR


def address(page):
    return page.evaluate("decodeURIComponent(location.hash)")


def switch(page, label):
    return page.locator(f"button.ask[data-label={label}]")


def test_a_switch_at_the_code_shows_what_is_lost(open_page):
    page = open_page(TAB_BAR)
    switch(page, "B").click()
    assert switch(page, "B").get_attribute("aria-pressed") == "true"
    loss = "the user no longer sees “Chapter 3, the grey men” and 2 more"
    assert loss in page.locator(".variant-bar").inner_text()
    assert "not restored: Tabs/Books/Book" in page.locator(".matrix tr[aria-current]").inner_text()
    assert page.locator(".changed .was").inner_text().strip() == "restorationClass = BookViewController.self"
    assert address(page) == "#what-if.library.B"
    assert not page.is_visible("section.run")
    # Once, not again at the line.
    assert loss not in page.locator(".could.changed").inner_text()
    assert page.locator(".matrix tr[aria-current]").get_attribute("data-row") == "B"


def test_switches_combine_by_keyboard_and_go_back(open_page):
    page = open_page(TAB_BAR)
    for label in ["B", "C"]:
        switch(page, label).focus()
        page.keyboard.press("Space")
    assert address(page) == "#what-if.library.B.C"
    assert page.locator(".variant.chosen summary b").inner_text() == "B C"
    assert page.locator(".could.changed").count() == 2
    switch(page, "C").focus()
    page.keyboard.press("Enter")
    assert address(page) == "#what-if.library.B"
    page.locator(".variant-bar button").first.click()
    assert address(page) == ""
    assert page.is_visible("section.run")
    assert page.locator(".could.changed").count() == 0


def test_the_run_that_opens_on_a_phone_does_not_cover_the_line(open_page):
    page = open_page(TAB_BAR, width=390)
    button = switch(page, "A")
    button.evaluate("(button) => button.scrollIntoView({block: 'end'})")
    button.click()
    assert page.get_attribute(".stage .opener", "aria-expanded") == "true"
    top = page.locator(".stage").bounding_box()["y"]
    box = button.bounding_box()
    assert 0 < box["y"] and box["y"] + box["height"] < top


def test_a_combination_that_loses_what_another_loses_names_it(open_page):
    page = open_page(TAB_BAR)
    heads = page.locator(".variant > summary:has(.restored)")
    said = dict(zip(heads.locator("b").all_inner_texts(), heads.locator(".restored").all_inner_texts()))
    rows = {row.get_attribute("data-row"): row.inner_text() for row in page.locator(".matrix tr[data-row]").all()}
    for label in ["A B", "A C", "A B C"]:
        assert said[label] == "the same as A" and "the same as A" in rows[label]
    # It loses what B loses, and another value.
    assert not said["B C"].startswith("the same") and "the same" not in rows["B C"]


def test_the_archives_between_the_words_show_the_variant(open_page):
    page = open_page(TAB_BAR)
    assert page.locator(".result archive-tree .is-gone").count() == 0
    switch(page, "A").click()
    gone = page.locator(".result archive-tree [data-path].is-gone")
    assert "Tabs/:[1]:/Books" in [item.get_attribute("data-path") for item in gone.all()]
    page.locator(".variant-bar button").first.click()
    assert page.locator(".result archive-tree .is-gone").count() == 0


def test_a_value_within_a_value_is_struck_out(open_page):
    # The difference names it `userInfo["tab"]`.
    page = open_page("a-tab-bar-that-comes-back.html")
    switch(page, "A").click()
    gone = page.locator(".stage archive-tree dl > .is-gone > dt")
    assert gone.all_inner_texts() == ["tab"]


def test_a_loss_stands_once_at_its_line_and_once_in_the_table(open_page):
    page = open_page(TAB_BAR, java_script_enabled=False)
    for label in ["A", "B", "C"]:
        loss = page.locator(f".answers [data-of='what-if.library.{label}'] .restored").inner_text()
        assert loss
        entry = page.locator(f".variant:has([data-variant={label}])")
        assert loss not in entry.inner_text() and entry.locator(".losses").count() == 0


@pytest.mark.parametrize("width", [390, 1280])
def test_a_letter_is_in_sight_and_covers_no_code(open_page, width):
    page = open_page(TAB_BAR, width=width)
    letters = page.locator("pre .ask")
    assert letters.count() > 2
    for letter in letters.all():
        assert letter.evaluate(
            """(letter) => {
              const box = letter.getBoundingClientRect();
              const isApart = (other) => other.right <= box.left + 1 || other.left >= box.right - 1
                || other.bottom <= box.top + 6 || other.top >= box.bottom - 6;
              const texts = document.createTreeWalker(letter.closest('.could'), NodeFilter.SHOW_TEXT);
              while (texts.nextNode()) {
                const range = document.createRange();
                range.selectNodeContents(texts.currentNode);
                if (!letter.contains(texts.currentNode) && ![...range.getClientRects()].every(isApart)) return false;
              }
              return box.right <= letter.closest('pre').getBoundingClientRect().right;
            }"""
        )


def test_shows_the_difference_in_trace_and_archive(open_page):
    page = open_page(TAB_BAR)
    switch(page, "B").click()
    variant = page.locator(".variant.chosen")
    assert variant.locator(".removed").count() > 0
    assert variant.locator(".inserted").count() > 0
    assert "no book" in variant.locator("ins").first.inner_text()


def test_an_address_chooses_a_variant(open_page):
    page = open_page(TAB_BAR)
    variant = page.url + "#what-if.library.A"
    page.goto("about:blank")
    page.goto(variant)
    assert switch(page, "A").get_attribute("aria-pressed") == "true"
    assert page.locator(".variant.chosen").is_visible()
    expect(page.locator(".could.changed").first).to_be_in_viewport()


def test_the_matrix_leads_to_variants(open_page):
    page = open_page(TAB_BAR)
    page.locator(".matrix a", has_text="A B C").click()
    # A browser says a little later that the address is another.
    for label in "ABC":
        expect(switch(page, label)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".could.changed").first).to_be_in_viewport()
    page.locator(".variant-bar a").click()
    expect(page.locator(".variant.chosen > summary")).to_be_in_viewport()


def test_without_scripts_letters_are_links_to_all_variants(open_page):
    page = open_page(TAB_BAR, java_script_enabled=False)
    link = page.locator("a.ask").first
    target = link.get_attribute("href")[1:]
    link.click()
    assert page.locator(f"[id='{target}']").count() == 1
    assert page.locator(".variant").count() == 7
    assert page.is_visible("section.run")


def test_the_phone_of_a_variant_stands_in_place_of_what_came_back(open_page):
    page = open_page("index.html")
    back = page.locator(".hero .back")
    written = back.locator(".phone:visible").get_attribute("aria-label")
    page.get_by_role("button", name="What if this were not there").click()
    assert back.locator(".phone:visible").count() == 1
    assert "Buy milk" in written and "Buy milk" not in back.locator(".phone:visible").get_attribute("aria-label")
    assert "unchanged" not in back.inner_text()
    page.get_by_role("button", name="As written").click()
    assert back.locator(".phone:visible").get_attribute("aria-label") == written
    assert "unchanged" in back.inner_text()
