"""The stage: the run beside the text, which goes with the reader, and shows a variant as a state of the page."""

from test_player import SLIDER, TAB_BAR, go_to, place

SCENES = "a-tab-bar-that-comes-back.html"


def phone(page):
    """What the phone beside the text shows, in words."""
    return page.get_attribute(".now-screen .phone", "aria-label")


def drawn(page):
    """Returns when the page has heard of everything before, and has drawn what there is."""
    page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 100))")


def read_on(page, selector, index=0):
    """Scrolls as a reader does, until something stands a little above the middle of the window."""
    box = page.locator(selector).nth(index).bounding_box()
    page.mouse.move(400, 400)
    page.mouse.wheel(0, box["y"] - 250)
    drawn(page)


def test_stands_beside_the_text_and_stays(open_page):
    page = open_page(SCENES, width=1280, height=900)
    before = page.locator(".stage").bounding_box()
    assert before["x"] > page.locator("main h1").bounding_box()["x"] + 500
    page.mouse.wheel(0, 3000)
    drawn(page)
    assert page.evaluate("scrollY") > 2000
    after = page.locator(".stage").bounding_box()
    assert 0 <= after["y"] and after["y"] + after["height"] <= 900
    assert page.locator(".stage .now-screen .phone").is_visible()
    assert page.locator(".stage .lanes").is_visible()
    assert page.locator(".stage .moment").is_visible()


def test_names_the_launch_of_the_archive_before_the_reader_goes_anywhere(open_page):
    page = open_page(SCENES, width=1280, height=900)
    assert page.inner_text(".stage .now-archive").startswith("launch ")
    assert "to disk" in page.inner_text(".stage .now-archive")
    read_on(page, ".result .trace li", 2)
    assert not page.inner_text(".stage .now-archive").startswith("launch ")


def test_goes_to_the_event_of_what_is_read(open_page):
    page = open_page(SCENES, width=1280, height=900)
    read_on(page, ".result .trace li", 2)
    first = page.inner_text(".now-event")
    assert page.locator(".is-read").count() == 1
    read_on(page, ".result .trace li", 9)
    assert page.inner_text(".now-event") != first
    # Reading changes no address, and a screen reader does not say again what was just read.
    assert page.evaluate("location.hash") == ""
    assert page.inner_text(".player [role=status]") == ""


def test_an_event_that_was_chosen_stays_until_the_reader_scrolls_on(open_page):
    page = open_page(SCENES, width=1280, height=900)
    go_to(page, "scene becomes active")
    chosen = place(page)
    page.evaluate("scrollTo(0, 2500)")
    drawn(page)
    assert place(page) == chosen


def test_the_phone_shows_the_screen_of_the_moment(open_page):
    page = open_page(TAB_BAR)
    page.focus(SLIDER)
    page.keyboard.press("Home")
    assert page.locator(".now-screen.off").count() == 1
    go_to(page, "archive written")
    assert "Chapter 3, the grey men" in phone(page)
    assert page.locator(".now-screen.off").count() == 0
    page.keyboard.press("End")
    assert page.locator(".now-screen.over").count() == 1


def test_a_variant_is_a_state_of_the_page(open_page):
    page = open_page(TAB_BAR)
    count = place(page)[1]
    page.locator("button.ask[data-label=B]").click()
    assert "Chapter 3, the grey men" not in phone(page)
    assert place(page)[1] > count
    page.locator(".lanes").evaluate("lanes => lanes.scrollLeft = lanes.scrollWidth")
    drawn(page)
    assert page.locator(".lanes .gone").count() > 0
    assert page.locator(".result .trace li.is-gone").count() > 0
    # Events of the variant alone stand on the stage in the order in which they happen.
    inserted = page.locator(".variant.chosen .inserted").evaluate_all("items => items.map(item => item.dataset.after)")
    words = page.locator(".variant.chosen .inserted").evaluate_all(
        "items => items.map(item => item.querySelector('span:not([class])').querySelector('code, b').textContent)"
    )
    assert len(inserted) > len(set(inserted))
    told = page.evaluate("document.querySelector('trace-player').variant.steps.filter(step => step.isNew).map(step => step.name)")
    assert told == words
    assert page.locator(".variant:visible").count() == 1
    page.locator(".variant-bar button").click()
    assert place(page)[1] == count
    assert "Chapter 3, the grey men" in phone(page)
    assert page.locator(".is-gone, .instead").count() == 0
    assert page.inner_text(".variant-bar") == ""


def test_is_a_line_at_the_foot_of_a_narrow_window_and_opens(open_page):
    page = open_page(TAB_BAR, width=390, height=844)
    closed = page.locator(".stage").bounding_box()
    assert closed["height"] <= 64 and closed["y"] + closed["height"] == 844
    page.locator(".opener").click()
    opened = page.locator(".stage").bounding_box()
    assert 300 < opened["height"] <= 844 * 0.56
    assert page.locator(".now-screen .phone").is_visible()
    page.locator(".opener").click()
    assert page.locator(".stage").bounding_box()["height"] == closed["height"]


def test_shows_the_run_that_is_read(open_page):
    page = open_page("text-that-was-being-typed.html", width=1280, height=900)
    assert page.locator("trace-player").count() > 1
    names = set()
    for index in range(page.locator("section.run").count()):
        read_on(page, "section.run", index)
        names.add(page.get_attribute(".stage .player", "aria-label"))
    assert len(names) > 1


def test_a_heading_leads_to_the_run_of_its_section(open_page):
    page = open_page("one-screen-over-another.html", width=1280, height=900)
    read_on(page, "#expect-no-alert-after-a-relaunch ~ .run")
    assert page.get_attribute(".stage .player", "aria-label") == "Step through sheet"
    # The heading is at the reading line, and nothing of its section has come to it.
    page.mouse.wheel(0, page.locator("#call-super-to-keep-the-sheet").bounding_box()["y"] - 350)
    drawn(page)
    assert page.get_attribute(".stage .player", "aria-label") == "Step through forgetful"


def test_without_scripts_all_of_it_stands_in_the_text(open_page):
    page = open_page(TAB_BAR, java_script_enabled=False)
    assert page.locator(".stage").count() == 0
    assert page.locator(".strip .phone").first.is_visible()
    assert page.locator(".run .story").is_visible()
    assert page.locator(".launch").first.is_visible()


def test_the_phone_shows_what_the_user_leaves_from_then_on(open_page):
    page = open_page("a-tab-bar-without-scenes.html")
    screens = page.evaluate(
        """() => {
          const player = document.querySelector('trace-player');
          return ['app becomes active', 'app resigns active', 'archive written'].map((name) => {
            player.goTo(player.record.steps.find((step) => step.name === name));
            return document.querySelector('.stage .now-screen svg').getAttribute('aria-label');
          });
        }"""
    )
    assert "Momo" not in screens[0]
    # Drawn when the state is saved, and named after no moment of another launch.
    assert "Momo" in screens[1] and screens[1] == screens[2]
    assert screens[1].startswith("navigation bar")
