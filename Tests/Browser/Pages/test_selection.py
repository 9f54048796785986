"""One selection for code, events and archives, in the address."""

import json
from urllib.parse import unquote

import pytest

from serving import until
from test_player import SLIDER, TAB_BAR, go_to, place

NOTE = "coder.encode(note.text"


def line_of(page, code):
    """The anchor of the line that holds this code."""
    return page.evaluate(
        """code => [...document.querySelectorAll('.did')].find((place) => {
             let text = '';
             for (let node = place.nextSibling; node && !text.includes('\\n'); node = node.nextSibling) text += node.textContent;
             return text.includes(code);
           }).id""",
        code,
    )


def comes_to(page, anchor):
    """Waits until the page's address says this; it changes when a selection has stayed for a moment."""
    until(page, f"decodeURIComponent(location.hash.slice(1)) === {json.dumps(anchor)}")


def selected(page):
    return page.locator(".trace li.is-selected").evaluate_all("items => items.map(item => item.innerText)")


def test_a_line_leads_to_its_events(open_page):
    page = open_page(TAB_BAR)
    line = line_of(page, NOTE)
    page.focus(f"[id='{line}']")
    page.keyboard.press("Enter")
    comes_to(page, line)
    assert "note = " in page.get_attribute(SLIDER, "aria-valuetext")
    assert "This line led to 1 event" in page.inner_text(".did-note")
    page.click(".did-note a")
    assert page.evaluate("document.activeElement.matches('.lanes')")
    until(page, "location.hash.startsWith('#run.library.1.e')")


def test_the_code_itself_can_be_clicked(open_page):
    page = open_page(TAB_BAR)
    page.locator(".code", has_text="app.enterBackground()").get_by_text("enterBackground").click()
    assert "This line led to 25 events" in page.inner_text(".did-note")
    # Lanes are drawn with the browser's next picture.
    until(page, "document.querySelectorAll('.lanes .related').length > 3")
    assert page.locator(".did.is-selected").count() == 1


def test_an_event_marks_its_lines_and_its_object(open_page):
    page = open_page(TAB_BAR)
    page.locator(".result .trace li[value='61']").click()
    comes_to(page, "run.library.1.e61")
    assert len(selected(page)) == 2
    lines = page.locator(".did.is-selected")
    assert [lines.nth(i).get_attribute("id") for i in range(2)] == [
        line_of(page, "override func encodeRestorableState"), line_of(page, "app.enterBackground()"),
    ]
    assert page.locator(".did.is-selected.is-caller").count() == 1
    assert page.locator(".disk .tree .is-selected").get_attribute("data-path") == "Tabs/:[1]:/Books/:[1]:/Book"


def test_the_name_of_an_event_leads_to_its_line(open_page):
    page = open_page(TAB_BAR)
    page.locator(".result .trace li[value='61']").get_by_role("link").click()
    comes_to(page, "run.library.1.e61")
    assert page.evaluate("document.activeElement.id") == line_of(page, "override func encodeRestorableState")


def test_an_object_of_an_archive_leads_to_the_event_that_saved_it(open_page):
    page = open_page(TAB_BAR)
    page.locator(".disk .fold summary").first.click()
    page.locator(".disk").first.locator(".row", has_text="BookViewController").click()
    book = page.locator(".disk").first.locator("[data-key=note]")
    book.click()
    assert "encode(_:forKey:), note = " in page.get_attribute(SLIDER, "aria-valuetext")
    assert "is-selected" in book.get_attribute("class")


def test_an_object_of_an_archive_in_the_text_leads_to_its_event_too(open_page):
    page = open_page(TAB_BAR)
    tree = page.locator(".result [role=tree]").first
    tree.locator("[data-path='Tabs/:[0]:/Settings'] > .row").click()
    assert "Launch 1, preserve. Tabs/Settings: " in page.get_attribute(SLIDER, "aria-valuetext")
    go_to(page, "note = ")
    assert "is-selected" in tree.locator("[data-key=note]").get_attribute("class")


def test_the_marks_of_a_listing_are_one_stop_and_arrows_go_on(open_page):
    page = open_page(TAB_BAR)
    code = page.locator(".code", has=page.locator(".did")).nth(2)
    assert code.locator(".did:not([tabindex='-1'])").count() == 1
    code.locator(".did").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.id") == code.locator(".did").nth(1).get_attribute("id")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") == code.locator(".did").first.get_attribute("id")


def test_an_object_of_the_moment_leads_to_what_happened_to_it_last(open_page):
    page = open_page(TAB_BAR)
    go_to(page, "decodeRestorableState")
    page.locator(".moment [data-path='Tabs/:[0]:/Settings'] > .row").click()
    assert "Tabs/Settings: " in page.get_attribute(SLIDER, "aria-valuetext")
    assert "Launch 2" in page.get_attribute(SLIDER, "aria-valuetext")


@pytest.mark.parametrize("anchor", ["run.library.2.e18", "run.library.1.e20"])
def test_an_address_opens_its_event(open_page, anchor):
    page = open_page(TAB_BAR)
    page.goto(page.url + "#" + anchor)
    page.reload()
    assert page.evaluate("document.querySelector('trace-player').step.id") == anchor
    assert page.locator(".player").is_visible()
    assert page.evaluate("document.querySelector('.player').getBoundingClientRect().top < innerHeight")


def test_an_address_opens_its_line_and_its_object(open_page):
    page = open_page(TAB_BAR)
    line = line_of(page, NOTE)
    page.goto(page.url + "#" + line)
    page.reload()
    assert "note = " in page.get_attribute(SLIDER, "aria-valuetext")
    page.goto(page.url.partition("#")[0] + "#run.library.1.disk.5")
    assert page.evaluate("document.activeElement.dataset.path") == "Tabs/:[1]:/Books/:[1]:/Book"
    assert page.locator("[id='run.library.1.disk.5']").is_visible()


def test_the_address_survives_a_held_key(open_page):
    page = open_page(TAB_BAR)
    page.locator(".switch", has_text="All").click()
    page.focus(SLIDER)
    for _ in range(80):
        page.keyboard.press("ArrowRight")
    comes_to(page, page.evaluate("document.querySelector('trace-player').step.id"))


@pytest.mark.parametrize("hash", ["%", "nowhere", "run.library.9.e1", "<img src=x onerror=alert(1)>", "javascript:alert(1)"])
def test_an_address_that_means_nothing_does_nothing(open_page, hash):
    page = open_page(TAB_BAR)
    page.goto(page.url + "#" + hash)
    page.reload()
    assert place(page)[0] == 1


def test_without_scripts_the_same_addresses_lead_to_the_same_places(open_page):
    page = open_page(TAB_BAR, java_script_enabled=False)
    targets = page.locator(".did").evaluate_all("links => links.map(link => link.hash)")
    assert len(targets) > 10
    link = page.locator(".did").last
    link.focus()
    page.keyboard.press("Enter")
    event = unquote(page.url.partition("#")[2])
    assert event.startswith("run.library.2.e")
    assert page.locator(f"[id='{event}']").count() == 1
