import RunRecord
import Testing

/// Properties observed by their names, as before key paths.
@Suite struct NamedObserverTests {
  @Test func anObserverHearsOfEachChange() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Model: NSObject {
          @objc dynamic var first = "Ada"
          @objc dynamic var last = "L"
          @objc dynamic var full: String { first + " " + last }
          @objc class func keyPathsForValuesAffectingFull() -> Set<String> { ["first"] }
          @objc dynamic var size: Int { get { kept } set { kept = newValue } }
          private var kept = 0
          @objc dynamic weak var next: Model?
          @objc dynamic lazy var notes: [String] = []
          @objc var quiet: String { get { hidden } set { willChangeValue(forKey: "quiet"); hidden = newValue; didChangeValue(forKey: "quiet") } }
          private var hidden = ""
        }
        class Watcher: NSObject {
          private static var mark = 0
          private static var other = 0
          let model: Model
          let scroll = UIScrollView()
          init(_ model: Model) {
            self.model = model
            super.init()
            model.addObserver(self, forKeyPath: #keyPath(Model.first), options: [.new, .old], context: &Watcher.mark)
            model.addObserver(self, forKeyPath: "full", options: [.initial, .new], context: nil)
            model.addObserver(self, forKeyPath: #keyPath(Model.size), options: [.prior, .new], context: nil)
            model.addObserver(self, forKeyPath: "next.last", options: .new, context: nil)
            model.addObserver(self, forKeyPath: "notes", context: nil)
            scroll.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), options: .new, context: &Watcher.other)
          }
          deinit {
            for path in ["first", "full", "size", "next.last", "notes"] { model.removeObserver(self, forKeyPath: path) }
            scroll.removeObserver(self, forKeyPath: "contentSize", context: &Watcher.other)
          }
        }
        extension Watcher {
          override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            switch context {
            case &Watcher.mark: print("mark", change?[.oldKey] as? String ?? "-", change?[.newKey] as? String ?? "-", object is Model)
            case &Watcher.other: print("scroll", (change?[.newKey] as? CGSize)?.height ?? -1)
            default: print(keyPath ?? "-", change?[.newKey] ?? "no value", change?[.notificationIsPriorKey] as? Bool ?? false, (change?[.kindKey] as? UInt) == NSKeyValueChange.setting.rawValue)
            }
          }
        }
        """,
      launches: [
        """
        let model = Model()
        var watcher: Watcher? = Watcher(model)
        model.first = "Eva"
        model.last = "unseen by who observes full"
        model.size = 4
        model.setValue(5, forKey: "size")
        let next = Model()
        model.next = next
        next.last = "M"
        model.next = nil
        model.notes.append("a")
        watcher!.scroll.contentSize = CGSize(width: 1, height: 50)
        watcher = nil
        model.first = "Ida"
        let token = model.observe(\\.size, options: [.old, .new]) { _, change in print("size", change.oldValue!, change.newValue!) }
        model.size = 6
        let quiet = model.observe(\\.quiet, options: .new) { _, change in print("quiet", change.newValue!) }
        model.quiet = "said"
        token.invalidate()
        model.size = 7
        print(quiet === nil)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        full Ada L false true
        mark Ada Eva true
        full Eva L false true
        size no value true true
        size 4 false true
        size no value true true
        size 5 false true
        next.last L false true
        next.last M false true
        next.last <null> false true
        notes no value false true
        scroll 50.0
        size 5 6
        false

        """)
  }

  // As Foundation raises exceptions on a phone.
  @Test(arguments: [
    (
      "Model().removeObserver(UIView(), forKeyPath: \"name\")",
      "Cannot remove an observer <UIView> for the key path \"name\" from <Model> because it is not registered"
    ),
    (
      "let model = Model(); model.addObserver(model, forKeyPath: \"name\", context: nil); model.name = \"b\"",
      "<Model>: An -observeValueForKeyPath:ofObject:change:context: message was received but not handled"
    ),
  ])
  func mistakesTrap(statements: String, words: String) async throws {
    let termination = try await AppProgram(
      root: "UIViewController()",
      code: "class Model: NSObject { @objc dynamic var name = \"a\" }", launches: [statements]
    ).termination()
    #expect("\(termination)".contains(words))
  }
}
