"""The phones of the playground: what a reader touches is written into a launch, and does that in the next run."""

import pytest

from serving import Project, Server, until
from test_playground import GROUND, change, code, editor, open_playground, ready, run, status  # noqa: F401

APP = """\
# Phones

An app with two tabs.

```swift example=phones
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let first = NoteViewController()
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.restorationIdentifier = "Tabs"
    first.restorationIdentifier = "First"
    second.restorationIdentifier = "Second"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}

class NoteViewController: UIViewController {
  let note = UITextField()

  override func viewDidLoad() {
    note.placeholder = "Note"
    note.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    view.addSubview(note)
    let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    view.addSubview(slider)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note.text, forKey: "note")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    note.text = coder.decodeObject(of: NSString.self, forKey: "note") as String?
  }
}
```

```swift launch
let note = (app.visibleViewController as! NoteViewController).note
note.text = "milk"
app.enterBackground()
```

```swift launch
```
"""

LAUNCH = APP.split("```swift launch\n")[1].split("\n```")[0]
PATH = "playground#example=phones%23phones"


@pytest.fixture(scope="module")
def phones(tmp_path_factory):
    with Server(Project(tmp_path_factory.mktemp("phones") / "project", phones=APP)) as server:
        yield server


@pytest.fixture
def opened(phones, visit, editor):  # noqa: F811
    page = open_playground(visit, phones, PATH, editor)
    ready(page)
    return page


def launch(page, number):
    return page.evaluate(f"document.querySelector('{GROUND}').texts.launches[{number - 1}]")


def thing(page, figure, name):
    """What can be touched on a phone, by what VoiceOver reads of it."""
    return page.locator(f"{GROUND} {figure} .touch[aria-label*='“{name}”']")


def test_a_tap_on_a_tab_is_written_into_the_launch_of_the_phone(opened):
    tab = thing(opened, ".left", "Second")
    tab.hover()
    assert opened.inner_text(".touch-tip") == 'app.tap("Second") Launch 1'
    tab.click()
    assert launch(opened, 1) == LAUNCH.replace("app.enter", 'app.tap("Second")\napp.enter')
    assert 'Written into Launch 1: app.tap("Second")' in status(opened)
    assert opened.inner_text(f"{GROUND} [role=tab][aria-selected=true]") == "Launch 1"
    run(opened)
    published = thing(opened, ".edited-phones .published", "Second").get_attribute("aria-label")
    yours = thing(opened, ".edited-phones .yours", "Second").get_attribute("aria-label")
    assert (published, yours) == (
        'tab “Second”: writes app.tap("Second")', 'tab “Second”, selected: writes app.tap("Second")',
    )
    assert opened.inner_text(".edited-verdict") == "The user finds everything as they left it."


def test_the_keyboard_touches_too_and_stays_on_the_phone(opened):
    tab = thing(opened, ".back", "Second")
    tab.focus()
    assert opened.inner_text(".touch-tip") == 'app.tap("Second") Launch 2'
    opened.keyboard.press("Enter")
    thing(opened, ".back", "First").focus()
    opened.keyboard.press(" ")
    assert launch(opened, 2) == 'app.tap("Second")\napp.tap("First")'
    assert "“First”" in opened.evaluate("document.activeElement.getAttribute('aria-label')")


def test_a_text_field_asks_what_to_type(opened):
    thing(opened, ".back", "Note").click()
    opened.keyboard.type("bread")
    assert launch(opened, 2) == 'app.type("bread", into: "Note")'
    run(opened)
    assert "at the end" in opened.inner_text(".edited-phones .yours figcaption")
    label = thing(opened, ".edited-phones .yours", "Note").get_attribute("aria-label")
    assert "“milkbread”" in label


def test_writes_where_the_cursor_is(opened):
    change(opened, 'note.text = "milk"', "for _ in 1...2 {\n  app.type(\n    \"milk\",\n    into: \"Note\")\n}")
    opened.get_by_role("tab", name="Launch 1").click()
    opened.evaluate("[...document.querySelectorAll('code-editor')].find((e) => e.value.includes('milk')).go(3, 5)")
    # The phone shows Launch 2, and a statement is not written into the middle of another.
    thing(opened, ".back", "Second").click()
    thing(opened, ".back", "First").click()
    assert launch(opened, 1) == (
        "let note = (app.visibleViewController as! NoteViewController).note\nfor _ in 1...2 {\n  app.type(\n    \"milk\",\n    into: \"Note\")\n  app.tap(\"Second\")\n  app.tap(\"First\")\n}\n"
        "app.enterBackground()"
    )
    assert launch(opened, 2) == ""
    # Behind the statement that leaves the app there is nothing to tap.
    opened.evaluate("[...document.querySelectorAll('code-editor')].find((e) => e.value.includes('milk')).go(9, 5)")
    thing(opened, ".back", "Second").click()
    assert launch(opened, 1).endswith('}\napp.tap("Second")\napp.enterBackground()')


def test_says_why_nothing_is_written(opened):
    slider = opened.locator(f"{GROUND} .back .touch[aria-disabled]")
    before = launch(opened, 2)
    slider.hover()
    reason = "A launch needs the object itself for this, as in app.move(slider, to: 0.5)."
    assert opened.inner_text(".touch-tip") == reason
    slider.click(force=True)
    assert (launch(opened, 2), status(opened)) == (before, reason)


def test_says_what_the_user_loses(opened):
    change(opened, 'coder.encode(note.text, forKey: "note")', "")
    run(opened)
    assert opened.inner_text(".edited-verdict") == "The user now loses “milk”."
    assert opened.locator(".edited-phones .yours .new-here").count() == 1
    assert opened.locator(".edited-phones .published .lost-here").count() == 1
