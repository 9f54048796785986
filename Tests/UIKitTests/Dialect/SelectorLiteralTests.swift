import RunRecord
import Testing

/// `#selector` and what takes selectors, in programs as they are written for Xcode.
@Suite struct SelectorLiteralTests {
  @Test func everythingThatTakesASelectorCallsTheMethod() async throws {
    let run = try await AppProgram(
      page: """
        @objc protocol Saving { func saveAll() }

        class Page: UIViewController {
          let button = UIButton(type: .system)
          let field = UITextField()
          let lamp = UISwitch()

          override func viewDidLoad() {
            super.viewDidLoad()
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            button.addTarget(self, action: #selector(Page.tappedBy(_:)), for: .touchUpInside)
            button.addTarget(self, action: #selector(tapped(sender:with:)), for: .touchUpInside)
            button.addTarget(nil, action: #selector(UIView.endEditing(_:)), for: .touchDown)
            lamp.addTarget(self, action: Selector(("switched:")), for: .valueChanged)
            field.addTarget(self, action: #selector(Self.typed(_:)), for: .editingChanged)
            view.addSubview(button)
            view.addSubview(field)
            view.addSubview(lamp)
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched(_:))))
            NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: NSNotification.Name("news"), object: nil)
            NotificationCenter.default.addObserver(self, selector: #selector(heardOld), name: NSNotification.Name("more"), object: nil)
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveAll))
            perform(#selector(tapped))
            perform(#selector(later(_:)), with: "later", afterDelay: 0)
          }

          @objc private func tapped() { print("tapped") }
          @objc func tappedBy(_ sender: UIButton) { print("tapped by", sender === button) }
          @IBAction func tapped(sender: Any?, with event: UIEvent?) { print("tapped with", sender is UIButton) }
          @objc fileprivate func switched(_ sender: UISwitch!) { print("switched", sender.isOn) }
          @IBAction private func typed(_ sender: UITextField) { print("typed", sender.text ?? "") }
          @objc func ticked(_ timer: Timer) { print("ticked") }
        }

        extension Page: Saving {
          @objc private func touched(_ recognizer: UITapGestureRecognizer) { print("touched") }
          @objc func heard(_ note: Notification) { print("heard", note.name.rawValue) }
          @objc func heardOld(note: NSNotification) { print("heard", note.name.rawValue, "too") }
          @objc func later(_ text: String) {
            print(text)
            // Of two timers that are both due on a busy machine, either may come first.
            Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(ticked), userInfo: nil, repeats: false)
          }
          func saveAll() { print("saved") }
        }
        """,
      launches: [
        """
        try await app.wait(0.1)
        app.tap(page.button)
        app.tap(page.view)
        page.lamp.setOn(true, animated: false)
        page.lamp.sendActions(for: .valueChanged)
        app.type("a", into: page.field)
        NotificationCenter.default.post(name: NSNotification.Name("news"), object: nil)
        NotificationCenter.default.post(name: NSNotification.Name("more"), object: nil)
        let item = page.navigationItem.rightBarButtonItem!
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        print(page.responds(to: #selector(Saving.saveAll)), NSStringFromSelector(#selector(Page.heardOld)))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        tapped
        later
        ticked
        tapped
        tapped by true
        tapped with true
        touched
        switched true
        typed a
        heard news
        heard more too
        saved
        true heardOldWithNote:

        """)
  }

  @Test func classesOfAllKindsHaveTheirMethodsCalled() async throws {
    let run = try await AppProgram(
      page: """
        class Base: UIViewController {
          @objc func go() { print("base") }
          @objc private func secret() { print("base's secret") }
        }
        final class Page: Base {
          override func go() { super.go(); print("page") }
          @objc private func own() { print("own") }
          private class Inner: NSObject {
            @objc private func hidden() { print("hidden") }
            func start() { perform(#selector(hidden)) }
          }
          struct Space {
            final class Nested: NSObject {
              @objc func deep(_ number: NSNumber, _ flag: Bool) -> String { "deep \\(number) \\(flag)" }
            }
          }
          func all() {
            perform(#selector(Base.go))
            perform(Selector("secret"))
            perform(#selector(own))
            perform(#selector(dismissEverything))
            Inner().start()
            print(Space.Nested().perform(#selector(Space.Nested.deep), with: 1, with: true)!.takeUnretainedValue())
            Model().perform(#selector(setter: Model.name), with: "set")
          }
        }
        fileprivate class Model: NSObject {
          @objc var name = "" { didSet { print("name", name) } }
        }
        extension UIViewController {
          @objc fileprivate func dismissEverything() { print("dismissed") }
        }
        """,
      launches: ["page.all()"]
    ).run()
    #expect(
      run.launches[0].output == """
        base
        page
        base's secret
        own
        dismissed
        hidden
        deep 1 true
        name set

        """)
  }

  // A button that is the sender counts as yes where a Boolean is expected, as in Objective-C.
  @Test func methodsOfUIKitsOwnClassesAreCalled() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController, UITextFieldDelegate {
          let table = UITableView()
          let field = UITextField()
          override func viewDidLoad() { super.viewDidLoad(); view.addSubview(table) }
          override func setEditing(_ editing: Bool, animated: Bool) {
            print("editing", editing, animated)
          }
          override func copy(_ sender: Any?) { print("copied from", sender.map { type(of: $0) } as Any) }
          override func viewWillLayoutSubviews() { print("lays out") }
        }
        """,
      launches: [
        """
        let button = UIButton(type: .system)
        page.perform(#selector(UIViewController.setEditing), with: true, with: false)
        page.perform(#selector(UIViewController.copy(_:)), with: button)
        page.perform(#selector(UIViewController.copy(_:)), with: nil)
        let navigation = UINavigationController()
        navigation.perform(#selector(UINavigationController.setNavigationBarHidden), with: button)
        print(navigation.isNavigationBarHidden)
        page.perform(#selector(UIViewController.viewWillLayoutSubviews))
        page.table.perform(#selector(UITableView.removeFromSuperview))
        print(page.table.superview == nil)
        print(page.table.responds(to: #selector(UITableView.reloadSectionIndexTitles)))
        print(page.responds(to: #selector(UITableView.reloadSectionIndexTitles)))
        print(NSStringFromSelector(#selector(UINavigationController.popViewController(animated:))))
        print(NSStringFromSelector(#selector(UIViewController.encodeRestorableState)))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        lays out
        editing true false
        copied from Optional(UIKit.UIButton)
        copied from nil
        true
        lays out
        true
        true
        false
        popViewControllerAnimated:
        encodeRestorableStateWithCoder:

        """)
  }

  // Two methods of one name have two selectors, and their types tell which is meant.
  @Test func methodsOfOneNameAreToldApartByTheirTypes() async throws {
    let run = try await AppProgram(
      root: "Page()",
      code: """
        class Page: UIViewController {
          @objc func show(_ sender: UIButton) { print("button") }
          @objc(showGesture:) func show(_ sender: UITapGestureRecognizer) { print("gesture") }
          @objc func touched(_ sender: UIButton, event: UIEvent) { print("event", event.type.rawValue) }
          func connect() {
            let button = UIButton()
            button.addTarget(self, action: #selector(show(_:) as (UIButton) -> Void), for: .touchUpInside)
            button.addTarget(self, action: #selector(touched(_:event:)), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            let tap = UITapGestureRecognizer(target: self, action: #selector(Page.show(_:) as (Page) -> (UITapGestureRecognizer) -> Void))
            view.addGestureRecognizer(tap)
            print(Page.instancesRespond(to: Selector(("showGesture:"))), Page.instancesRespond(to: Selector(("other"))))
            addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: #selector(connect2)))
            print(keyCommands?.count ?? 0)
          }
          @objc func connect2() {}
        }
        """,
      launches: [
        "let page = app.rootViewController as! Page\npage.connect()\napp.tap(page.view)"
      ]
    ).run()
    #expect(run.launches[0].output == "button\nevent 0\ntrue false\n1\ngesture\n")
  }

  // On a phone it works as long as the method does nothing with it.
  @Test func aMethodIsCalledThatDeclaresAnotherSenderAndDoesNotLookAtIt() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = "Page"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(add))
          }
          @objc func add(sender: UIButton) { print("added") }
          @objc func look(_ sender: UIButton) { print(sender.tag) }
        }
        """,
      launches: [
        "page.loadViewIfNeeded()\napp.tap(page.navigationItem.rightBarButtonItem!)\npage.perform(#selector(Page.add(sender:)), with: UILabel())"
      ]
    ).run()
    #expect(run.launches[0].output == "added\nadded\n")
  }
}
