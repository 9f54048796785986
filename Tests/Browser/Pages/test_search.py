"""The search: what a reader types, and what is found."""

import pytest

from site_pages import SITE

FIELD = "site-search input"
RESULTS = "site-search [role=option]"


def results(page):
    page.wait_for_selector(RESULTS)
    return [" | ".join(item.inner_text().split("\n")) for item in page.query_selector_all(RESULTS)]


@pytest.mark.parametrize(
    "typed, first",
    [
        ("four ways", "Four ways to find a controller"),
        ("FOUR WAYS to", "Four ways to find a controller"),
        ("killed savi", "Killed while saving"),
        ("applicationFinishedRestoringState", "Wait until everything is restored (applicationFinishedRestoringState)"),
        ("restoring finished app", "Wait until everything is restored (applicationFinishedRestoringState)"),
    ],
)
def test_finds_by_words_their_beginnings_and_parts_of_names(open_page, typed, first):
    page = open_page("index.html")
    page.fill(FIELD, typed)
    assert first in results(page)[0]


def test_is_used_by_keyboard_alone(open_page):
    page = open_page("suspended-or-gone.html")
    page.keyboard.press("/")
    page.keyboard.type("storyboard")
    found = results(page)
    assert len(found) > 2
    selected = "[aria-selected=true]"
    assert page.get_attribute(FIELD, "aria-activedescendant") == "search-result-0"
    page.keyboard.press("ArrowDown")
    assert page.get_attribute(selected, "id") == "search-result-1"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.get_attribute(selected, "id") == f"search-result-{len(found) - 1}"
    page.keyboard.press("ArrowDown")
    target = page.get_attribute(f"{selected} a", "href")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.endswith(target)


def test_escape_closes_it_and_a_slash_in_a_field_is_a_slash(open_page):
    page = open_page("index.html")
    page.focus(FIELD)
    page.keyboard.type("crash/")
    results(page)
    assert page.input_value(FIELD) == "crash/"
    page.keyboard.press("Escape")
    assert page.input_value(FIELD) == ""
    assert not page.is_visible("#search-results")
    assert page.get_attribute(FIELD, "aria-expanded") == "false"


def test_leads_from_folders_to_headings_in_others(open_page):
    page = open_page("reference/the-grammar-of-examples.html")
    page.fill(FIELD, "what the order means")
    page.wait_for_selector(RESULTS)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.endswith("/four-ways-to-find-a-controller.html#what-the-order-means")
    assert page.is_visible("#what-the-order-means")


def test_says_that_nothing_was_found(open_page):
    page = open_page("index.html")
    page.fill(FIELD, "xylophone")
    page.wait_for_selector("site-search [role=status]:not([hidden])")
    assert page.inner_text("site-search [role=status]") == "Nothing found."


def test_shows_what_is_typed_as_text(open_page):
    page = open_page("index.html")
    page.fill(FIELD, "<img src=x onerror=alert(1)>")
    page.wait_for_selector(f"{RESULTS}, site-search [role=status]:not([hidden])")
    assert page.query_selector("site-search img") is None


def test_without_scripts_there_is_an_index(open_page):
    page = open_page("index.html", java_script_enabled=False)
    symptoms = page.locator("main > ol:not([class]) a").all_inner_texts()
    page.click("site-search a")
    assert page.url.endswith("/topics.html")
    assert page.inner_text("h1") == "Index"
    assert page.locator("main > h2").all_inner_texts() == ["Symptoms", "API", "Terms"]
    lists = page.locator("main > h2 + ul")
    assert lists.nth(0).locator("a").all_inner_texts() == symptoms
    assert "UITabBarController Empty tabs after a relaunch" in " ".join(lists.nth(1).inner_text().split())
    lists.nth(2).locator("text=restoration path").click()
    assert page.url.endswith("/reference/glossary.html#restoration-path")


@pytest.mark.parametrize(
    "typed, page_found",
    [
        ("UITableView scroll position lost", "A checklist: twelve restoration mistakes"),
        ("tab bar comes back at tab 0", "Compare the tab bar with and without scenes"),
        ("modal", "Move a presented screen to scenes"),
        ("blank screen", "Empty tabs after a relaunch"),
        # No section of that page has "not", or a word like it.
        ("navigation stack not restored", "Missing screens in a navigation stack"),
    ],
)
def test_finds_what_people_type_for_it(open_page, typed, page_found):
    page = open_page("index.html")
    page.fill("site-search input", typed)
    page.wait_for_selector("site-search li")
    assert any(page_found in row for row in page.locator("site-search li").all_inner_texts()[:4])


@pytest.mark.parametrize(
    "typed, address",
    [
        # Pages say "doesn't call", "saves", "presented", "snapshot".
        ("restoreUserActivityState not called", "scenes-are-required.html#when-a-method-isnt-called"),
        ("registerObject not saved", "an-object-that-is-not-a-controller.html"),
        # Other pages have these words more often, and not in one heading.
        ("encodeRestorableState not called", "opting-in.html#when-encoderestorablestatewith-isnt-called"),
        (
            "viewControllerWithRestorationIdentifierPath not called",
            "class-or-delegate.html#when-application_viewcontrollerwithrestorationidentifierpathcoder-isnt-called",
        ),
        ("same restoration identifier twice", "two-screens-with-one-name.html"),
        ("modal view controller not restored", "one-screen-over-another.html"),
        ("splash screen flash old screenshot", "a-stale-snapshot.html#restore-what-the-snapshot-shows"),
        # Sections that answer one question.
        ("app delegate window nil", "scenes-are-required.html#when-the-app-delegates-window-is-nil"),
        ("stateRestorationActivity nil", "scenes-and-activities.html#when-sessionstaterestorationactivity-is-nil"),
        # As Objective-C and forums write it.
        ("encodeRestorableStateWithCoder not called", "opting-in.html#when-encoderestorablestatewith-isnt-called"),
        # What a process ends with.
        ("UIScene life cycle is required for apps built with this SDK", "scenes-are-required.html#what-you-see"),
        # Words that are on most pages.
        ("how to test state restoration", "how-to-test-it.html"),
        # A page of the reference has all of these words, in its tables.
        ("nothing restored after adopting scenes", "scenes-are-required.html#what-the-app-loses"),
        # Whole questions.
        ("which line loses the selected tab", "a-tab-bar-that-comes-back.html#remove-a-line-and-see-what-is-lost"),
        ("why does nothing come back after I adopted scenes", "scenes-are-required.html#what-the-app-loses"),
        ("what is in the archive of a split view", "a-split-view.html"),
        ("how do I test this in the simulator", "testing-in-the-simulator.html"),
        ("what changes if I forget super", "forgetting-super.html"),
        ("what happens when the user force quits the app", "a-force-quit.html"),
        ("can I restore a modal", "one-screen-over-another.html"),
        ("what must I change for iOS 27", "scenes-are-required.html"),
        ("blank screen", "scenes-are-required.html#what-goes-wrong-when-you-add-scenes"),
    ],
)
def test_finds_what_is_asked_first(open_page, typed, address):
    page = open_page("index.html")
    page.fill(FIELD, typed)
    page.wait_for_selector(RESULTS)
    assert page.locator(f"{RESULTS} a").first.get_attribute("href") == address


def test_shows_the_nearest_where_no_page_has_all_words(open_page):
    page = open_page("index.html")
    page.fill("site-search input", "nothing restored after adopting scenes zebra")
    page.wait_for_selector("site-search li")
    assert page.inner_text("site-search [role=status]") == "No page has all of these words. The nearest:"
    assert "scenes" in page.locator("site-search li").first.inner_text().lower()


def excerpts(page):
    page.wait_for_selector(f"{RESULTS} small")
    return page.locator(f"{RESULTS} small")


@pytest.mark.parametrize(
    "path, typed, lit",
    [
        ("index.html", "restoration class", {"restoration", "class"}),
        ("index.html", "encodeRestorableState", {"encoderestorablestate"}),
        # What these pages call otherwise; and a short word, which is lit where a word begins.
        ("index.html", "modal", {"modal", "presented"}),
        ("index.html", "tab app", {"tab", "app"}),
        ("zh-Hans/index.html", "标签", {"标签"}),
        ("ko/index.html", "복원", {"복원"}),
    ],
)
def test_results_show_where_the_words_stand(open_page, path, typed, lit):
    page = open_page(path)
    page.fill(FIELD, typed)
    found = excerpts(page)
    page.wait_for_function("() => document.querySelectorAll('site-search mark').length > 0")
    assert {word.lower() for word in page.locator(f"{RESULTS} mark").all_inner_texts()} <= lit
    assert page.locator(f"{RESULTS}:has(mark)").count() > 1
    assert all(len(text) < 210 for text in found.all_inner_texts())


def test_every_result_names_its_page(open_page):
    page = open_page("index.html")
    page.fill(FIELD, "restore")
    excerpts(page)
    titles = set(page.evaluate("[...document.querySelectorAll('.side a')].map((link) => link.textContent)"))
    for result in page.locator(RESULTS).all():
        assert set(result.locator("b, span").all_inner_texts()) & titles


def test_finds_every_symptom_of_the_home_page_by_its_own_words(open_page):
    page = open_page("index.html")
    symptoms = [(link.inner_text(), link.get_attribute("href")) for link in page.locator("main > ol:not([class]) a").all()]
    assert len(symptoms) >= 20
    for text, address in symptoms:
        page.fill(FIELD, "")
        page.fill(FIELD, text)
        page.wait_for_selector(RESULTS)
        first = page.locator(f"{RESULTS} a").first
        assert (first.get_attribute("href"), first.locator("b").inner_text()) == (address, text)
        assert first.locator("small").inner_text(), text


def test_a_wrong_address_begins_the_search(open_page, tmp_path):
    # A host answers every wrong address with this page.
    for name in ["404.html", "style.css", "script.js", "search"]:
        (tmp_path / name).symlink_to(SITE / name)
    (tmp_path / "the-split-views.html").symlink_to(SITE / "404.html")
    page = open_page(tmp_path / "the-split-views.html")
    assert any("UISplitViewController" in row for row in results(page)[:3])
