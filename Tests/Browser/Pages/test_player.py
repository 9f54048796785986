"""Stepping through a run: every control by mouse and by keyboard, and what is told of the moment."""

import re

import pytest

TAB_BAR = "a-tab-bar-without-scenes.html"
SLIDER = ".player .lanes"


def place(page):
    """Which event the player shows, of how many."""
    return [int(number) for number in re.findall(r"\d+", page.inner_text(".player .place b"))]


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def go_to(page, words):
    """Steps forward until the event's words are told."""
    page.focus(SLIDER)
    page.keyboard.press("Home")
    for _ in range(place(page)[1]):
        if words in page.get_attribute(SLIDER, "aria-valuetext"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no event says {words}")


def open_stage(page):
    """Opens the bar at the foot of a narrow window."""
    opener = page.locator(".opener")
    if opener.is_visible():
        opener.click()


def button(page, name):
    return page.locator(".player").get_by_role("button", name=name, exact=True)


def test_steps_by_mouse(open_page):
    page = open_page(TAB_BAR)
    first, count = place(page)
    assert first == 1 and count > 10
    button(page, "Next event").click()
    assert place(page) == [2, count]
    button(page, "Last event").click()
    assert place(page) == [count, count]
    button(page, "Previous event").click()
    assert place(page) == [count - 1, count]
    button(page, "First event").click()
    assert place(page) == [1, count]


def test_steps_by_keyboard_and_says_where_it_is(open_page):
    page = open_page(TAB_BAR)
    page.focus(SLIDER)
    count = place(page)[1]
    press(page, "ArrowRight", "ArrowUp", "ArrowRight", "ArrowLeft")
    assert place(page) == [3, count]
    assert page.get_attribute(SLIDER, "aria-valuenow") == "3"
    assert page.get_attribute(SLIDER, "aria-valuemax") == str(count)
    assert page.get_attribute(SLIDER, "aria-valuetext").startswith(
        f"3 of {count}. Launch 1, launch. nothing to restore, no state was saved. Nothing is on disk."
    )
    press(page, "PageDown")
    assert page.inner_text(".player .phase-now") == "activate"
    press(page, "End")
    assert place(page) == [count, count]
    press(page, "PageUp")
    assert page.inner_text(".player .phase-now") == "activate"
    press(page, "Home", "ArrowLeft")
    assert place(page) == [1, count]


def test_tells_in_words_what_buttons_do(open_page):
    page = open_page(TAB_BAR)
    assert page.inner_text(".player [role=status]") == ""
    button(page, "Next event").focus()
    press(page, "Enter")
    assert page.inner_text(".player [role=status]").startswith("2 of 28. Launch 1, launch. AppDelegate: ")


def test_plays_pauses_and_stops_at_the_end(open_page):
    page = open_page(TAB_BAR, clock=True)
    page.select_option(".player select", "4")
    page.focus(SLIDER)
    press(page, "Space")
    assert button(page, "Pause").is_visible()
    page.clock.run_for(2000)
    here = place(page)[0]
    assert here > 3
    press(page, "Space")
    assert button(page, "Play").is_visible()
    page.clock.run_for(2000)
    assert place(page)[0] == here
    press(page, "End", "ArrowLeft")
    button(page, "Play").click()
    page.clock.run_for(2000)
    assert button(page, "Play").is_visible()
    count = place(page)[1]
    assert place(page) == [count, count]


def test_plays_faster_at_a_higher_speed(open_page):
    page = open_page(TAB_BAR, clock=True)
    page.select_option(".player select", "0.5")
    button(page, "Play").click()
    page.clock.run_for(700)
    assert place(page)[0] == 1
    page.select_option(".player select", "4")
    page.clock.run_for(700)
    assert place(page)[0] > 2


def test_shows_all_events_and_keeps_its_place(open_page):
    page = open_page(TAB_BAR)
    go_to(page, "note = ")
    words = page.get_attribute(SLIDER, "aria-valuetext").split(". ", 1)[1]
    switch = page.locator(".switch", has_text="All 118")
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    assert place(page) == [64, 118]
    assert page.get_attribute(SLIDER, "aria-valuetext").split(". ", 1)[1] == words
    switch.focus()
    press(page, "Space")
    assert place(page)[1] == 28
    assert page.get_attribute(SLIDER, "aria-valuetext").split(". ", 1)[1] == words


def test_has_lanes_in_the_order_of_containment(open_page):
    page = open_page(TAB_BAR)
    names = page.locator(".lane-names li").all_inner_texts()
    assert names == [
        "App", "AppDelegate", "BookViewController", "Tabs", "Settings", "Books", "Shelf", "Book", "coder", "disk",
    ]
    depths = [page.locator(".lane-names li").nth(index).get_attribute("class") for index in range(10)]
    assert [re.search(r"d(\d)", depth)[1] for depth in depths] == list("0000112200")


def test_names_phases_and_shows_where_the_process_died(open_page):
    page = open_page(TAB_BAR)
    texts = []
    # Only what is in view is drawn.
    for _ in range(20):
        drawn = page.locator(".lanes .band text").all_text_contents()
        start = next((size for size in range(min(len(texts), len(drawn)), 0, -1) if texts[-size:] == drawn[:size]), 0)
        texts += drawn[start:]
        page.evaluate("""async () => {
          document.querySelector('.lanes').scrollLeft += 60;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }""")
    assert texts == [
        "launch", "activate", "active", "background", "preserve", "end",
        "launch", "locate", "decode", "activate", "end",
    ]
    go_to(page, "launch 2")
    assert page.locator(".lanes .death").count() == 1
    assert "launch 2 is a new one" in page.locator(".lanes .death title").text_content()


def test_goes_where_the_lanes_are_clicked(open_page):
    page = open_page(TAB_BAR)
    go_to(page, "archive written")
    press(page, "ArrowLeft")
    ring = page.locator(".ring").bounding_box()
    marks = page.locator(".lanes .mark.k-decision").all()
    mark = next(mark for mark in marks if mark.bounding_box()["x"] > ring["x"])
    mark.scroll_into_view_if_needed()
    box = mark.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert "archive written" in page.inner_text(".now-event")


def test_shows_the_archive_while_it_is_written(open_page):
    page = open_page(TAB_BAR)
    page.focus(SLIDER)
    press(page, "Home")
    assert page.inner_text(".moment") == "Nothing is on disk."
    go_to(page, 'book = "Momo"')
    assert page.inner_text(".now-archive") == "Being written: 5 objects so far, + book of Book."
    # It is not only there, it can be seen.
    assert page.locator(".moment").bounding_box()["height"] > 200
    assert page.locator(".moment archive-tree").evaluate("tree => getComputedStyle(tree).opacity") == "1"
    book = page.locator(".moment [data-path='Tabs/:[1]:/Books/:[1]:/Book']")
    classes = {key: book.locator(f"[data-key={key}]").get_attribute("class") for key in ["book", "note"]}
    assert "is-now" in classes["book"] and "not-yet" in classes["note"]
    press(page, "ArrowRight", "ArrowRight")
    assert page.inner_text(".now-archive") == "Written to disk: 5 objects."
    assert page.locator(".moment .not-yet").count() == 0


def test_says_in_the_archive_which_search_found_an_object(open_page):
    page = open_page(TAB_BAR)
    go_to(page, "Tabs/Settings: found")
    marks = page.locator(".moment .mark").all_inner_texts()
    assert marks == ["found: existing object with this path"] * 2
    assert page.inner_text(".now-archive") == "On disk: 5 objects, 2 found."
    press(page, "End", "PageUp", "ArrowLeft")
    assert "found: by its restoration class BookViewController" in page.inner_text(".moment")
    assert page.locator(".moment .was-read").count() >= 2


def test_says_why_an_object_is_missing(open_page):
    page = open_page("nil-means-two-things.html")
    go_to(page, "skipped")
    assert "missing: its restoration class" in page.inner_text(".moment >> nth=0")
    assert "1 missing" in page.inner_text(".now-archive >> nth=0")


def test_what_came_back_stands_beside_what_was_saved(open_page):
    page = open_page(TAB_BAR)
    fold = page.locator(".came-back")
    assert "5 of 5 objects found, 3 values kept" in fold.locator("summary").inner_text()
    fold.locator("summary").click()
    row = fold.locator("tr", has_text="note").last
    assert row.locator("th, td").all_inner_texts() == ["note", '"Chapter 3, the grey men"', '"Chapter 3, the grey men"', "kept"]


def test_shows_another_run_in_its_place(open_page):
    page = open_page(TAB_BAR)
    page.evaluate(
        """() => {
          const player = document.querySelector('trace-player');
          const other = new DOMParser().parseFromString(player.closest('.run').outerHTML, 'text/html');
          for (const launch of [...other.querySelectorAll('.launch, .disk')].slice(0, 2)) launch.remove();
          player.run = other.querySelector('.run').outerHTML;
        }"""
    )
    assert page.locator(".player").count() == 1
    assert place(page)[1] < 28
    button(page, "Last event").click()
    assert "launch 2" in page.inner_text(".player .place")


@pytest.mark.parametrize("media", [{"reduced_motion": "reduce"}, {"forced_colors": "active"}])
def test_works_as_the_system_wants_it(open_page, media):
    page = open_page(TAB_BAR, **media)
    button(page, "Next event").click()
    assert place(page)[0] == 2
    assert page.locator(".ring").is_visible()


def test_is_not_printed_while_the_lists_are(open_page):
    page = open_page(TAB_BAR)
    page.emulate_media(media="print")
    assert not page.is_visible(".player")
    assert page.locator(".result .trace li").first.is_visible()


def test_tells_its_keys_and_signs(open_page):
    page = open_page(TAB_BAR)
    page.locator(".help summary").focus()
    press(page, "Enter")
    assert "play and pause" in page.inner_text(".help")
    described = page.get_attribute(SLIDER, "aria-describedby")
    assert page.locator(f"[id='{described}']").count() == 1


def test_says_what_a_save_changed_since_the_launch_before(open_page):
    page = open_page("what-changed-between-two-saves.html")
    page.locator(".lanes").first.focus()
    press(page, "End", "PageUp")
    for _ in range(20):
        if "since the last launch" in page.locator(".now-archive").first.inner_text():
            break
        press(page, "ArrowLeft")
    assert "Written to disk: " in page.locator(".now-archive").first.inner_text()
    moment = page.locator(".moment").first
    assert moment.locator(".row > .m-changed, .row > .m-new").count() > 0
    assert moment.locator(".is-changed").count() > 0


def test_begins_on_the_disk_of_the_build_before(open_page):
    page = open_page("text-that-was-being-typed.html")
    page.locator("[id='run.sign-up-mended'] trace-player").evaluate("player => player.go(0)")
    assert page.get_attribute(SLIDER, "aria-valuetext").endswith("On disk: 3 objects.")
    assert page.locator(".moment [data-path=SignUp]").count() == 1
