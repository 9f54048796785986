"""The views on the phone of an edited run, and the lines of code that made them."""

from test_playground import GROUND, editor, run  # noqa: F401
from test_touches import opened, phones  # noqa: F401

FIELD = "“Note”"


def rows(page):
    return page.locator(f"{GROUND} .view-lines button")


def lines_of_code(page):
    return page.evaluate(
        f"document.querySelector('{GROUND}').pieces[0].editor.value.split('\\n')"
    )


def test_each_view_has_the_line_that_made_it(opened):  # noqa: F811
    run(opened)
    opened.click(f"{GROUND} .view-lines summary")
    text = rows(opened).filter(has_text=FIELD).inner_text()
    line = int(text.rsplit(":", 1)[1])
    # The compiler gives the value of a property no line, so it is that of the class.
    assert "class NoteViewController" in lines_of_code(opened)[line - 1]


def test_a_row_outlines_its_view_and_leads_to_the_line(opened):  # noqa: F811
    run(opened)
    opened.click(f"{GROUND} .view-lines summary")
    row = rows(opened).filter(has_text=FIELD)
    row.hover()
    outline = opened.locator(f"{GROUND} .view-outline.shown")
    assert outline.count() == 1
    assert outline.bounding_box()["width"] > 20

    row.click()
    line = int(row.get_attribute("data-line"))
    caret = opened.evaluate(
        f"""(() => {{
          const {{editor}} = document.querySelector('{GROUND}').pieces[0];
          return editor.value.slice(0, editor.cursor).split('\\n').length;
        }})()"""
    )
    assert caret == line
    opened.mouse.move(0, 0)
    assert outline.count() == 0
