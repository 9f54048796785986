"""An archive as a tree: by keys, by letters, by its search."""

from test_player import TAB_BAR

TREE = ".result [role=tree]"


def focused(page):
    """The row that has the focus, as a reader sees it."""
    return page.evaluate(
        "(document.activeElement.querySelector(':scope > .row') ?? document.activeElement).innerText.replace(/\\s+/g, ' ')"
    )


def enter(page):
    page.locator(TREE).first.locator("[tabindex='0']").focus()


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def test_moves_by_arrows(open_page):
    page = open_page(TAB_BAR)
    enter(page)
    assert focused(page).startswith("Tabs UITabBarController")
    press(page, "ArrowDown", "ArrowDown")
    assert focused(page).startswith("kTabBarSelectedViewControllerKey")
    press(page, "ArrowLeft")
    assert focused(page).startswith("Tabs")
    press(page, "End")
    assert focused(page) == "Values of the app and the system: 6"
    press(page, "Home")
    assert focused(page).startswith("Tabs")


def test_opens_and_closes_by_arrows(open_page):
    page = open_page(TAB_BAR)
    enter(page)
    item = page.locator(TREE).first.locator(":scope > [role=treeitem]").first
    press(page, "ArrowLeft")
    assert item.get_attribute("aria-expanded") == "false"
    press(page, "ArrowDown")
    assert focused(page) == "Values of the app and the system: 6"
    press(page, "ArrowRight", "ArrowRight")
    assert focused(page).startswith("kUIStateRestorationArchiveMajorVersionKey")
    press(page, "Home", "ArrowRight")
    assert item.get_attribute("aria-expanded") == "true"


def test_finds_by_first_letters(open_page):
    page = open_page(TAB_BAR)
    enter(page)
    press(page, "s")
    assert "Settings" in focused(page)
    press(page, "s")
    assert "Shelf" in focused(page)


def test_opens_and_closes_by_clicks(open_page):
    page = open_page(TAB_BAR)
    item = page.locator(TREE).first.locator("[data-path='Tabs/:[1]:/Books/:[1]:/Book']")
    assert item.get_attribute("aria-expanded") == "false"
    item.locator(":scope > .row").click()
    assert item.get_attribute("aria-expanded") == "true"
    assert "Chapter 3, the grey men" in item.inner_text()


def test_searches_within(open_page):
    page = open_page(TAB_BAR)
    field = page.locator(".result archive-tree input").first
    field.fill("grey men")
    tree = page.locator(TREE).first
    assert page.locator(".result .tree-search span").first.inner_text() == "1 found"
    visible = tree.locator(".row:visible b").all_inner_texts()
    assert visible == ["Tabs", "Books", "Book"]
    field.press("Enter")
    assert focused(page).startswith("note")
    field.fill("xylophone")
    assert page.locator(".result .tree-search span").first.inner_text() == "Nothing found."
    field.press("Escape")
    assert field.input_value() == ""
    assert "Settings" in tree.inner_text()


def test_a_reference_leads_to_its_object(open_page):
    page = open_page(TAB_BAR)
    enter(page)
    press(page, "ArrowDown", "ArrowDown")
    press(page, "Enter")
    assert page.evaluate("document.activeElement.dataset.path") == "Tabs/:[1]:/Books"


def test_says_levels_and_places(open_page):
    page = open_page(TAB_BAR)
    item = page.locator(TREE).first.locator("[data-path='Tabs/:[1]:/Books']")
    attributes = [item.get_attribute("aria-" + name) for name in ["level", "posinset", "setsize"]]
    assert attributes == ["2", "2", "2"]


def test_without_scripts_it_is_lists_and_folds(open_page):
    page = open_page(TAB_BAR, java_script_enabled=False)
    tree = page.locator(".result .tree").first
    assert tree.locator("details").count() == 5
    tree.locator("summary", has_text="BookViewController").click()
    assert "Chapter 3, the grey men" in tree.inner_text()


def test_marks_the_names_of_keys_that_no_source_gives(open_page):
    page = open_page("a-place-in-a-scroll-view.html")
    rows = page.locator(".result [data-key]")
    marked = {row.get_attribute("data-key") for row in rows.all() if row.locator("a:text('name: our choice')").count()}
    assert marked == {"kUIScrollViewContentInsetKey", "kUIScrollViewContentOffsetKey", "kUIScrollViewZoomScaleKey"}
    page = open_page(TAB_BAR)
    assert page.locator("text=name: our choice").count() == 0
    page = open_page("a-place-in-a-scroll-view.html")
    page.locator("a:text('name: our choice')").first.click()
    assert page.url.endswith("/reference/where-apple-is-silent.html#no.6.4")
    assert "names of UIKit" in page.locator("[id='no.6.4']").inner_text()
