import AppleDialect
import Testing

@Suite("How a program declares something")
struct WrittenDeclarationTests {
  @Test(
    "Tells a declaration in one line, without its body",
    arguments: [
      ("@main\nclass Lamp: Thing, Other {}", "Lamp", "@main class Lamp: Thing, Other"),
      (
        "struct Pile<Item> where Item: Hashable {}", "Pile",
        "struct Pile<Item> where Item: Hashable"
      ),
      (
        "func a(\n  _ b: [Int],  // the b\n  c d: Int = 1,\n) async -> Int { 1 }", "a",
        "func a(_ b: [Int], c d: Int = 1) async -> Int"
      ),
      ("class A { required init?(coder: Coder) {} }", "init", "required init?(coder: Coder)"),
      (
        "class A { @Outlet private weak var text: UITextView! }", "text",
        "private weak var text: UITextView!"
      ),
      ("struct A { static var b: Int { 1 } }", "b", "static var b: Int { get }"),
      ("struct A { var b: Int { get { 1 } set {} } }", "b", "var b: Int { get set }"),
      ("var b: Int { didSet {} }", "b", "var b: Int { get set }"),
      ("func a(to b: inout Int) {}", "b", "inout b: Int"),
      ("func a(_ all: Int...) {}", "all", "let all: Int..."),
      ("enum A { case one, two(Int, b: Int) }", "two", "case two(Int, b: Int)"),
      ("typealias Both = (A, B)", "Both", "typealias Both = (A, B)"),
    ])
  func lines(text: String, name: String, told: String) throws {
    let declaration = try #require(Self.declaration(of: name, in: text))
    #expect(declaration.text + declaration.accessors == told)
    #expect(!declaration.lacksType)
  }

  @Test(
    "Tells of a variable without a type that it has none",
    arguments: [
      ("let b = 1", "b", "let b"), ("var (b, c) = (1, 2)", "c", "var c"),
      ("if let b = a() {}", "b", "let b"), ("guard var b else { return }", "b", "var b"),
      ("for (b, c) in all {}", "c", "let c"),
      ("switch a { case .one(var b): break }", "b", "var b"),
      ("all.map { b in b }", "b", "let b"), ("all.map { [c = d] (b) in c }", "c", "let c"),
    ])
  func untyped(text: String, name: String, told: String) throws {
    let declaration = try #require(Self.declaration(of: name, in: text))
    #expect(declaration.text == told)
    #expect(declaration.lacksType)
  }

  /// The declaration at the first place of a word.
  private static func declaration(of name: String, in text: String) -> WrittenDeclaration? {
    let program = AdaptedProgram(files: [.init(name: "main.swift", text: text)])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = WrittenDeclaration.all(in: program)
    for (place, declaration) in all.sorted(by: {
      ($0.key.line, $0.key.column) < ($1.key.line, $1.key.column)
    })
    where lines[place.line - 1].utf8.dropFirst(place.column - 1).starts(with: name.utf8) {
      return declaration
    }
    return nil
  }
}
