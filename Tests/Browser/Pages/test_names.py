"""What a name in code stands for: by pointer, by keyboard, and not in the way of anybody."""

import pytest

from tiers import first

PAGE = "a-tab-bar-without-scenes.html"
TIP = ".name-tip"


def place_of(page, word, code="main .code[id] pre > code"):
    """The middle of the first such word in the page's code, as it is seen."""
    return page.evaluate(
        """([word, selector]) => {
          for (const code of document.querySelectorAll(selector)) {
            const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const start = node.data.indexOf(word);
              if (start < 0) continue;
              const range = document.createRange();
              range.setStart(node, start);
              range.setEnd(node, start + word.length);
              node.parentElement.scrollIntoView({block: "center"});
              const box = range.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            }
          }
        }""",
        [word, code],
    )


def point_at(page, word):
    page.mouse.move(5, 5)
    page.mouse.move(*place_of(page, word))


@pytest.mark.parametrize(
    "word, told",
    [
        ("rootViewController", "init(rootViewController: UIViewController)"),
        ("makeKeyAndVisible", "func makeKeyAndVisible()"),
        ("books", "let books: UINavigationController"),
        ("encodeRestorableState", "func encodeRestorableState(with coder: NSCoder)"),
    ],
)
@pytest.mark.parametrize("folder", first([""], ["", "ko/"], "languages"))
def test_tells_what_the_pointer_is_on(open_page, folder, word, told):
    page = open_page(folder + PAGE)
    point_at(page, word)
    page.wait_for_selector(TIP, state="visible")
    assert told in page.inner_text(TIP)


def test_can_be_pointed_at_and_dismissed(open_page):
    page = open_page(PAGE)
    point_at(page, "makeKeyAndVisible")
    page.wait_for_selector(TIP, state="visible")
    box = page.query_selector(TIP).bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
    page.wait_for_timeout(600)
    assert page.is_visible(TIP)
    page.keyboard.press("Escape")
    assert not page.is_visible(TIP)
    point_at(page, "makeKeyAndVisible")
    page.wait_for_selector(TIP, state="visible")
    page.mouse.move(5, 5)
    page.wait_for_selector(TIP, state="hidden")


def test_tells_no_word_of_the_language_and_no_comment(open_page):
    page = open_page(PAGE)
    for word in ["return", "import", "nil"]:
        point_at(page, word)
        page.wait_for_timeout(200)
        assert not page.is_visible(TIP), word


def test_is_asked_by_keyboard_alone(open_page):
    page = open_page(PAGE)
    page.focus("main .code[id] pre")
    page.keyboard.press("ArrowDown")
    assert not page.is_visible(TIP)
    page.keyboard.press("Enter")
    page.wait_for_selector(TIP, state="visible")
    told = [page.inner_text(TIP)]
    for key in ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"]:
        page.keyboard.press(key)
        told.append(page.inner_text(TIP))
    assert len(set(told)) == len(told)
    # One short message at a time, for those who do not see it.
    assert page.inner_text(".name-voice[role=status]") == told[-1]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    assert not page.is_visible(TIP)
    assert page.inner_text(".name-voice") == ""
    assert page.evaluate("document.activeElement.tagName") == "PRE"


def test_reads_nothing_before_it_is_asked(open_page):
    page = open_page(PAGE)
    assert page.query_selector("script[src*='names']") is None
    point_at(page, "makeKeyAndVisible")
    page.wait_for_selector(TIP, state="visible")
    assert len(page.query_selector_all("script[src*='names/']")) == 1


def test_says_the_same_of_code_that_could_be_otherwise(open_page):
    page = open_page(PAGE)
    page.click("button.ask >> nth=0")
    point_at(page, "makeKeyAndVisible")
    page.wait_for_selector(TIP, state="visible")
    assert "func makeKeyAndVisible()" in page.inner_text(TIP)


def test_the_index_of_apis_leads_to_code_and_can_be_filtered(open_page):
    page = open_page("api.html")
    assert page.is_visible("#api\\.UIViewController")
    page.fill("api-filter input", "restorationIdent")
    assert page.locator("main >> text=restorationIdentifier >> visible=true").count() > 0
    assert not page.is_visible("#api\\.UIWindow")
    assert "found" in page.inner_text("api-filter [role=status]")
    page.fill("api-filter input", "xylophone")
    assert page.inner_text("api-filter [role=status]") == "Nothing found."
    page.fill("api-filter input", "")
    with page.expect_navigation():
        page.click("#api\\.UIWindow .uses a >> nth=0")
    anchor = page.evaluate("decodeURIComponent(location.hash.slice(1))")
    assert "UIWindow" in page.evaluate("id => document.getElementById(id).innerText", anchor)


def test_without_scripts_the_index_is_complete(open_page):
    page = open_page("api.html", java_script_enabled=False)
    assert page.is_visible("#api\\.UIViewController")
    assert page.is_visible("#api\\.called")
    assert not page.is_visible("api-filter")


def test_a_translation_has_an_index_of_its_own(open_page):
    page = open_page("ko/api.html")
    assert page.inner_text("h1") == "예제에 나오는 API"
    page.fill("api-filter input", "restorationIdent")
    assert "찾음" in page.inner_text("api-filter [role=status]")
    with page.expect_navigation():
        page.click("#api\\.UIViewController .uses a >> nth=0")
    assert "/ko/" in page.url
