import UIKit

/// One thing to do in the app, and how to check that it is restored.
struct Exercise {
  let letter: String
  let tab: UIViewController
  let use: () -> Void
  let isBack: () -> Bool

  static func all() -> [Exercise] {
    [inbox(), drawer(), letters(), history(), panes(), clock(), form(), list(), player(), score(), dials(), lamp()]
  }
}

/// A screen that remembers a word.
class Screen: UIViewController {
  var word = ""

  init(_ identifier: String?) {
    super.init(nibName: nil, bundle: nil)
    title = identifier
    restorationIdentifier = identifier
  }

  required init?(coder: NSCoder) { fatalError("A screen is made in code") }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(word, forKey: "word")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    word = coder.decodeObject(of: NSString.self, forKey: "word") as String? ?? ""
  }
}

// A: a screen in a stack.
extension Exercise {
  static func inbox() -> Exercise {
    let screen = Screen("Inbox")
    let stack = UINavigationController(rootViewController: screen)
    return Exercise(
      letter: "A", tab: stack, use: { screen.word = "read" }, isBack: { screen.word == "read" })
  }
}

// B: a screen with a view of its own.
class DrawerViewController: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    restorationIdentifier = "Drawer"
  }
}

extension Exercise {
  static func drawer() -> Exercise {
    let drawer = DrawerViewController(nil)
    return Exercise(
      letter: "B", tab: drawer,
      use: {
        drawer.loadViewIfNeeded()
        drawer.word = "open"
      }, isBack: { drawer.word == "open" })
  }
}

// C: a letter that the user opened.
class LetterViewController: Screen, UIViewControllerRestoration {
  static func make() -> LetterViewController {
    let letter = LetterViewController("Letter")
    return letter
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { make() }
}

extension Exercise {
  static func letters() -> Exercise {
    let stack = UINavigationController(rootViewController: Screen("Letters"))
    stack.restorationIdentifier = "LetterStack"
    return Exercise(
      letter: "C", tab: stack,
      use: { stack.pushViewController(LetterViewController.make(), animated: false) },
      isBack: { stack.viewControllers.count == 2 })
  }
}

// D: a stack that counts how often it was saved.
class HistoryStack: UINavigationController {
  var count = 0

  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(count + 1, forKey: "count")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    count = coder.decodeInteger(forKey: "count")
  }
}

class EntryViewController: Screen, UIViewControllerRestoration {
  static func make() -> EntryViewController {
    let entry = EntryViewController("Entry")
    entry.restorationClass = EntryViewController.self
    return entry
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { make() }
}

extension Exercise {
  static func history() -> Exercise {
    let stack = HistoryStack(rootViewController: Screen("History"))
    stack.restorationIdentifier = "HistoryStack"
    return Exercise(
      letter: "D", tab: stack,
      use: { stack.pushViewController(EntryViewController.make(), animated: false) },
      isBack: { stack.viewControllers.count == 2 })
  }
}

// E: a container with one pane.
class PanesViewController: Screen {
  let pane = Screen("Pane")

  override init(_ identifier: String?) {
    super.init(identifier)
    addChild(pane)
    pane.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { fatalError("The panes are made in code") }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
}

extension Exercise {
  static func panes() -> Exercise {
    let panes = PanesViewController("Panes")
    return Exercise(
      letter: "E", tab: panes, use: { panes.pane.word = "wide" },
      isBack: { panes.pane.word == "wide" })
  }
}

// F: an object that is not a controller.
class Stopwatch: NSObject, UIStateRestoring {
  var seconds = 0

  func encodeRestorableState(with coder: NSCoder) { coder.encode(seconds, forKey: "seconds") }

  func decodeRestorableState(with coder: NSCoder) { seconds = coder.decodeInteger(forKey: "seconds") }
}

class ClockViewController: Screen {
  let stopwatch = Stopwatch()

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
}

extension Exercise {
  static func clock() -> Exercise {
    let clock = ClockViewController("Clock")
    UIApplication.registerObject(
      forStateRestoration: clock.stopwatch, restorationIdentifier: "Stopwatch")
    return Exercise(
      letter: "F", tab: clock, use: { clock.stopwatch.seconds = 42 },
      isBack: { clock.stopwatch.seconds == 42 })
  }
}

// G: a field that the user typed into.
class FormViewController: Screen {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.restorationIdentifier = "Field"
    view.addSubview(field)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    field.text = coder.decodeObject(of: NSString.self, forKey: "field") as String?
  }
}

extension Exercise {
  static func form() -> Exercise {
    let form = FormViewController("Form")
    return Exercise(
      letter: "G", tab: form,
      use: {
        form.loadViewIfNeeded()
        form.field.text = "Ada"
      }, isBack: { form.field.text == "Ada" })
  }
}

// H: a list with a row that is selected.
class ListViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
}

extension Exercise {
  static func list() -> Exercise {
    let list = ListViewController(style: .plain)
    list.restorationIdentifier = "List"
    return Exercise(
      letter: "H", tab: list,
      use: {
        list.tableView.selectRow(
          at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      }, isBack: { list.tableView.indexPathForSelectedRow?.row == 3 })
  }
}

// I: a song that the user opened.
class SongViewController: Screen, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    let song = Screen("Song")
    song.restorationClass = SongViewController.self
    return song
  }
}

extension Exercise {
  static func player() -> Exercise {
    let stack = UINavigationController(rootViewController: Screen("Songs"))
    stack.restorationIdentifier = "SongStack"
    return Exercise(
      letter: "I", tab: stack,
      use: {
        let song = SongViewController("Song")
        song.restorationClass = SongViewController.self
        song.word = "Blues"
        stack.pushViewController(song, animated: false)
      }, isBack: { (stack.topViewController as? Screen)?.word == "Blues" })
  }
}

// J: a label that shows the word.
class ScoreViewController: Screen {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = word
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
  }
}

extension Exercise {
  static func score() -> Exercise {
    let score = ScoreViewController("Score")
    return Exercise(
      letter: "J", tab: score,
      use: {
        score.loadViewIfNeeded()
        score.word = "3 : 1"
      }, isBack: { score.label.text == "3 : 1" })
  }
}

// K: two dials on one screen.
class Dial: UIView {
  var angle = 0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(angle, forKey: "angle")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    angle = coder.decodeInteger(forKey: "angle")
  }
}

class DialsViewController: Screen {
  let left = Dial()
  let right = Dial()

  override func viewDidLoad() {
    super.viewDidLoad()
    left.restorationIdentifier = "Left"
    right.restorationIdentifier = "Left"
    view.addSubview(left)
    view.addSubview(right)
  }
}

extension Exercise {
  static func dials() -> Exercise {
    let dials = DialsViewController("Dials")
    return Exercise(
      letter: "K", tab: dials,
      use: {
        dials.loadViewIfNeeded()
        dials.left.angle = 10
        dials.right.angle = 20
      }, isBack: { dials.left.angle == 10 && dials.right.angle == 20 })
  }
}

// L: a lamp whose brightness is 5 until the user changes it.
class LampViewController: Screen {
  var brightness: Int?

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if let brightness { coder.encode(brightness, forKey: "brightness") }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    brightness = coder.decodeInteger(forKey: "brightness")
  }
}

extension Exercise {
  static func lamp() -> Exercise {
    let lamp = LampViewController("Lamp")
    return Exercise(letter: "L", tab: lamp, use: {}, isBack: { lamp.brightness ?? 5 == 5 })
  }
}
