"""What the toolchain's language server knows of code that is being written."""

import os

import pytest

from serving import ENDING, Server, until, wait_until
from tiers import first


def playground(visit, server, **options):
    """A page whose editor can be typed in."""
    page = visit(server.address + "playground#example=words%23word", **options)
    until(page, "document.querySelector('code-editor')?.inner != null && document.querySelector('play-ground').published != null")
    page.evaluate("document.querySelector('code-editor').focus()")
    return page


@pytest.mark.parametrize("editor", first(["codemirror"], ["codemirror", "plain"], "editors"))
def test_completes_and_tells_types_by_keyboard(server, visit, editor):
    page = playground(visit, server, route="**/_reprise/codemirror/**" if editor == "plain" else None, expected=["ERR_FAILED"])
    page.evaluate("document.querySelector('code-editor').go(10, 5)")
    page.keyboard.type("coder.encodeRoot")
    page.keyboard.press("Control+Space")
    until(page, "document.querySelector('.edit-menu')?.hidden === false")
    labels = page.locator(".edit-menu li span").all_inner_texts()
    assert any("encodeRoot" in label for label in labels), labels[:5]
    page.keyboard.press("Enter")
    assert page.evaluate("document.querySelector('code-editor').value").count("encodeRoot") == 1
    page.evaluate("document.querySelector('code-editor').go(5, 8)")
    page.keyboard.press("F1")
    until(page, "document.querySelector('.edit-type')?.hidden === false")
    assert "var word: String" in page.inner_text(".edit-type")
    page.keyboard.press("Escape")
    assert not page.is_visible(".edit-type")


def test_knows_the_driver_in_a_launch(server, visit):
    page = playground(visit, server)
    page.get_by_role("tab", name="Launch 2").click()
    page.evaluate("[...document.querySelectorAll('code-editor')].at(-1).focus()")
    page.keyboard.type("app.enterB")
    page.keyboard.press("Control+Space")
    until(page, "document.querySelector('.edit-menu')?.hidden === false")
    assert any("enterBackground" in label for label in page.locator(".edit-menu li span").all_inner_texts())


# Where the code is short, the menu reaches over the edge of the playground; where it stands low, the menu is above it.
@pytest.mark.parametrize("width, height", [(1280, 900), (1280, 430), (390, 620)])
def test_all_completions_in_the_menu_can_be_seen(server, visit, width, height):
    page = playground(visit, server, width=width, height=height)
    page.get_by_role("tab", name="Launch 2").click()
    page.evaluate("[...document.querySelectorAll('code-editor')].at(-1).focus()")
    page.keyboard.type("app.")
    page.keyboard.press("Control+Space")
    until(page, "document.querySelector('.edit-menu')?.hidden === false")
    hidden = page.evaluate("""() => {
        const menu = document.querySelector('.edit-menu'), box = menu.getBoundingClientRect();
        const corners = [[box.left + 20, box.top + 8], [box.right - 20, box.bottom - 8]];
        return corners.filter(([x, y]) => !menu.contains(document.elementFromPoint(x, y))).length;
    }""")
    assert hidden == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_language_server_ends_with_the_server(project, visit):
    with Server(project) as server:
        page = playground(visit, server, expected=ENDING)
        page.keyboard.press("F1")
        wait_until(server.language_servers)
        children = server.language_servers()
        server.stop()
    wait_until(lambda: not any(os.path.exists(f"/proc/{child}") for child in children))


def test_a_question_waits_for_the_server_that_another_one_starts(project, visit):
    with Server(project) as server:
        page = playground(visit, server, expected=ENDING)
        page.evaluate("document.querySelector('code-editor').go(10, 5)")
        page.keyboard.type("coder.encodeRoot")
        page.keyboard.press("F1")
        resume = server.suspend_language_server()
        with page.expect_request("**/_reprise/language"):
            page.keyboard.press("Control+Space")
        resume()
        until(page, "document.querySelector('.edit-menu')?.hidden === false")


@pytest.mark.nightly("patience")
def test_says_that_the_language_server_does_not_answer_and_starts_another(project, visit):
    with Server(project) as server:
        page = playground(visit, server, expected=ENDING + ["503"])
        page.evaluate("document.querySelector('code-editor').go(5, 8)")
        page.keyboard.press("Control+Space")
        server.suspend_language_server()
        until(page, "document.querySelector('.play-foot [role=status]').textContent === 'The language server does not answer.'", 120)
        page.keyboard.press("F1")
        until(page, "document.querySelector('.edit-type')?.hidden === false")
