import AppleDialect
import Diagnostics
import Testing

/// Attributes of Objective-C's runtime, and literals that name what it knows.
@Suite struct ObjectiveCTests {
  private let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"

  @Test func attributesLeaveBlanks() {
    let text =
      delegate + """
        @IBDesignable @objcMembers class Page: UIViewController {
          @IBOutlet private weak var label: UILabel!
          @IBInspectable var radius: CGFloat { 1 }
          @objc dynamic func stir() {}
          @objc(saveIt:) func save(_ sender: Any) {}
          @nonobjc func other() {}
          @IBAction
          func go() {}
          @IBSegueAction func make(_ coder: NSCoder) -> Page? { nil }
          @NSManaged var stored: String?
          @GKInspectable var speed = 1
        }
        """
    let blanked = text.replacing(
      #/@(IB\w+|objc\(.*?\)|objcMembers|objc|nonobjc|NSManaged|GKInspectable)|dynamic/#
    ) { String(repeating: " ", count: $0.output.0.count) }
    #expect(adapt(text).authoredText == blanked)
  }

  // Before Swift 4, Objective-C saw what it could of every class that inherits from one of its own.
  @Test(arguments: [false, true]) func membersAreExposedAsBeforeSwift4(infers: Bool) {
    let text =
      delegate + """
        class Base: NSObject {}
        class Product: Base, NSCoding { let title = "" }
        class Plain { let name = "" }
        """
    let program = adapt(["Main.swift": text], infersObjectiveC: infers)
    #expect(program.files[0].text.contains(#""title""#) == infers)
    #expect(!program.files[0].text.contains(#""name""#))
  }

  @Test func selectorsBecomeTextOfTheSameWidth() {
    let text =
      delegate + """
        class Page: UIViewController {
          func use() {
            a(#selector(save), b); a(#selector(Page.save(_:)), b); a(#selector(self.move(to:)), b)
            a(#selector(tap(sender:)), b); a(#selector(getter: title), b); a(#selector(setter: Page.title), b)
            a(#selector(UIView.endEditing), b); a(#selector(Page.named as (Page) -> () -> Void), b)
            a(#selector(dismiss(animated:completion:)), b); a(#keyPath(Page.model.name), b)
            a(#selector(
              Page.save), b)
          }
          @objc func save(_ sender: Any) {}
          @objc func move(to place: Any) {}
          @objc func tap(sender: Any) {}
          @objc(otherName) func named() {}
        }
        """
    let adapted = adapt(text)
    #expect(adapted.diagnostics == [])
    let lines = adapted.authoredText.split(separator: "\n").map(String.init)
    let widths = text.split(separator: "\n").map(\.utf8.count)
    #expect(zip(lines, widths).prefix(6).filter { $0.utf8.count != $1 }.map(\.0) == [])
    let replaced = lines[3...8].joined(separator: " ").replacing(#/ +/#, with: " ")
    #expect(
      replaced.replacing(" )", with: ")")
        == #"""
         a(_Sel("save:"), b); a(_Sel("save:"), b); a(_Sel("moveTo:"), b) \#
        a(_Sel("tapWithSender:"), b); a(_Sel("title"), b); a(_Sel("setTitle:"), b) \#
        a(_Sel("endEditing:"), b); a(_Sel("otherName"), b) \#
        a(_Sel("dismissViewControllerAnimated:completion:"), b); a(("model.name"), b) \#
        a(_Sel("save:"), b)
        """#.replacing(#/^ +/#, with: " "))
  }

  @Test func membersAreRegisteredFromInsideTheirClass() {
    let text = adapt(
      delegate + """
        class Page: UIViewController {
          @IBOutlet private var label: UILabel!
          @objc var count: Int { 1 }
          @IBAction private func save(_ sender: UIButton, forEvent event: UIEvent) { use(sender) }
          func named() {}
          func unnamed() {}
          let action = Selector("named")
        }
        """
    ).generatedText
    #expect(
      text.contains(
        """
        extension Page {
          fileprivate nonisolated static func __registerMembers0_0() {
            ExampleSupport.ExampleProgram.register(properties: [
              ExampleSupport.ExampleProperty("label", of: Page.self, get: { $0.label }, set: { $0.label = $1 }),
              ExampleSupport.ExampleProperty("count", of: Page.self, get: { $0.count }),
            ]);
            ExampleSupport.ExampleProgram.register(methods: [
              ExampleSupport.ExampleMethod("save:forEvent:", of: Page.self) { object, arguments in \
        object.save(ExampleSupport.ExampleArgument.value(arguments, 0), \
        forEvent: ExampleSupport.ExampleArgument.ignored(arguments, 1)) as Void; return nil },
              ExampleSupport.ExampleMethod("named", of: Page.self) { object, arguments in \
        object.named() as Void; return nil },
            ]);
          }
        }

        """))
    #expect(text.contains("  Page.__registerMembers0_0()\n"))
  }

  @Test func whatNamesNothingIsSaidAtItsPlace() {
    let diagnostics = adapt(
      delegate + """
        class Page: UIViewController {
          func use() {
            a(#selector(safe)); a(#selector(Page.save(_:))); a(#selector(load)); a(#selector(UIView.any))
          }
          @objc func save() {}
          @objc func load() async {}
          func local() { class Inner: NSObject { @objc func tapped() {} } }
        }
        class Box<T>: NSObject {
          @objc func opened() {}
          class Lid: NSObject { @objc func closed() {} }
        }
        extension Box.Lid { @objc func lost() {} }
        extension Named where Self: NSObject { @objc func named() {} }
        """
    ).diagnostics.inReadingOrder()
    #expect(
      diagnostics.map { "\($0.location.line):\($0.location.column) \($0.summary)" } == [
        "13:7 no method `safe` in the app's classes",
        "13:27 no method `save(_:)` in the app's classes, which have `save()`",
        "13:56 `load` cannot be called by its selector here: only methods without "
          + "`async`, `inout` and generic parameters can",
        "23:32 `lost` is exposed to Objective-C in an extension of a generic class, which Xcode refuses",
        "24:51 `named` is exposed to Objective-C in an extension with constraints, "
          + "which Xcode refuses",
      ])
  }

  @Test func dynamicPropertiesTellOfTheirChanges() {
    let text =
      delegate + """
        @objcMembers class Model: NSObject {
          @objc dynamic var name = ""
          dynamic var size = 1
          private dynamic var other = 1
          @objc dynamic lazy var later = 1
          @objc dynamic var half: Int { 1 }
        }
        """
    #expect(
      adapt(text).authoredText
        == text.replacing("@objcMembers", with: "            ")
        .replacing("@objc dynamic var name", with: "@_KVO         var name")
        .replacing("  dynamic var size", with: "  @_KVO   var size")
        .replacing("private dynamic var other", with: "@_KVO private   var other")
        .replacing("@objc dynamic", with: "             ")
        .replacing(
          "half: Int { 1 }",
          with: "_alf: Int { 1 }; var half: Int "
            + "{ get { ExampleSupport.ExampleObserved.read(self, \"half\") { _alf } } } "))
  }

  // No class can override what is in an extension of `NSObject`; a class that inherits from one of
  // the app's can.
  @Test func theOldWayToObserveLeavesOverrideOutOnce() {
    let text =
      delegate + """
        class Page: UIViewController {
          override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
        }
        class Other: Page {
          override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
        }
        """
    let lines = text.split(separator: "\n").map(String.init)
    let adapted = adapt(text).authoredText.split(separator: "\n").map(String.init)
    #expect(adapted[2].hasPrefix(lines[2].replacing("override", with: "        ")))
    #expect(adapted[5].hasPrefix(lines[5]))
  }
}
