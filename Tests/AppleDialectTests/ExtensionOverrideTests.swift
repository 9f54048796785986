import AppleDialect
import Testing

/// Overrides in extensions, which only Objective-C's methods may have.
@Suite struct ExtensionOverrideTests {
  private let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"

  @Test func theClassOverridesAndCallsTheExtensionsMethod() {
    #expect(
      adapt(
        delegate + """
          class Page: UIViewController { var a = 1 }
          extension Page {
            public override func encode(with coder: NSCoder) { super.encode(with: coder) }
            override func add(_ a: Int, to b: Int = 2) throws -> Int { a + b }
          }
          """
      ).authoredText == delegate + """
        class Page: UIViewController { var a = 1; \
        override public func encode(with coder: NSCoder) { _ncode(with: coder) }; \
        override func add(_ a: Int, to b: Int = 2) throws -> Int { try _dd(a, to: b) }  }
        extension Page {
          public          func _ncode(with coder: NSCoder) { super.encode(with: coder) }
                   func _dd(_ a: Int, to b: Int = 2) throws -> Int { a + b }
        }
        """)
  }

  @Test func propertiesAreReadAndWrittenThrough() {
    #expect(
      adapt(
        delegate + """
          class Page: UIViewController {}
          extension Page {
            override var shown: Bool { true }
            override var title: String? {
              get { "t" }
              set {}
            }
            override class var kind: Int { 1 }
          }
          """
      ).authoredText == delegate + """
        class Page: UIViewController { override var shown: Bool { get { _hown } }; \
        override var title: String? { get { _itle }; set { _itle = newValue } }; \
        override class var kind: Int { get { _ind } } }
        extension Page {
                   var _hown: Bool { true }
                   var _itle: String? {
            get { "t" }
            set {}
          }
                   class var _ind: Int { 1 }
        }
        """)
  }

  // Swift has no observers in extensions: each becomes a condition in a method that the class's observers call.
  @Test func observersAreCalledByThoseOfTheClass() {
    #expect(
      adapt(
        delegate + """
          class Cell: UITableViewCell {}
          extension Cell {
            override open var isSelected: Bool {
              willSet {
                show(newValue)
              }
              didSet(old) { show(old) }
            }
          }
          """
      ).authoredText == delegate + """
        class Cell: UITableViewCell { override open var isSelected: Bool \
        { willSet { _isSelected_set(true, newValue, newValue) } \
        didSet { _isSelected_set(false, oldValue, oldValue) } } }
        extension Cell {
           open func _isSelected_set(_ _w: Bool, _ newValue: Bool, _ old: Bool) {
            if _w   {
              show(newValue)
            }
            ;if !_w { show(old) }
          }
        }
        """)
  }

  // A body cannot begin with a semicolon.
  @Test func anObserverThatNamesItsValueComesFirst() {
    let text = adapt(
      delegate + """
        class Cell: UITableViewCell {}
        extension Cell { override var isSelected: Bool { willSet(next) { a(next) } didSet { b() } } }
        """
    ).authoredText
    #expect(
      text.contains(
        "_isSelected_set(_ _w: Bool, _ next: Bool, _ oldValue: Bool) { if _w   { a(next) } ;if !_w { b() } }"
      ))
  }

  @Test func observersThatShareANameAreLeftToTheCompiler() {
    let code =
      delegate + """
        class Cell: UITableViewCell {}
        extension Cell {
          override var isSelected: Bool { willSet(a) { show(a) } didSet(a) { show(a) } }
        }
        """
    #expect(adapt(code).authoredText == code)
  }

  // What is left of the name is not a name; what is behind it stays in its column.
  @Test func namesOfOneLetterAndQuotedOnesAreWrittenThrough() {
    #expect(
      adapt(
        delegate + """
          class Page: UIViewController {}
          extension Page {
            override func f(_ a: Int) { super.f(a) }
            override var x: Int { super.x }
            override func `repeat`() {}
          }
          """
      ).authoredText == delegate + """
        class Page: UIViewController { override func f(_ a: Int) { _f(a) }; \
        override var x: Int { get { _x } }; \
        override func `repeat`() { _repeat_() } }
        extension Page {
                  func _f(_ a: Int) { super.f(a) }
                  var _x: Int { super.x }
                   func _repeat_() {}
        }
        """)
  }

  @Test func noLineMoves() {
    let text =
      delegate + """
        class Page: UIViewController {
        }
        extension Page {
          override func move(
            from a: Int,
            to b: Int
          ) {}
        }
        """
    let adapted = adapt(text).authoredText
    #expect(adapted.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(adapted.contains("override func move(     from a: Int,     to b: Int   )"))
  }
}
