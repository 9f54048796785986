import Foundation
import Testing

@testable import ExampleRunner

@Suite("What a module declares")
struct ModuleDeclarationTests {
  @Test("Takes types, their members and what they inherit from a symbol graph")
  func graph() throws {
    let text = """
      {"module": {"name": "Kit"}, "symbols": [
        {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "s:3Kit4LampC"},
         "pathComponents": ["Lamp"], "names": {"title": "Lamp"},
         "declarationFragments": [{"spelling": "@MainActor @preconcurrency class"},
           {"spelling": " "}, {"spelling": "Lamp"}]},
        {"kind": {"identifier": "swift.enum"}, "identifier": {"precise": "s:3Kit4LampC4KindO"},
         "pathComponents": ["Lamp", "Kind"], "names": {"title": "Lamp.Kind"},
         "declarationFragments": [{"spelling": "enum Kind"}]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:3Kit4LampC2onyyF"},
         "pathComponents": ["Lamp", "on()"], "names": {"title": "on()"},
         "declarationFragments": [{"spelling": "@MainActor func on() where Self : Thing"}]}],
       "relationships": [{"source": "s:3Kit4LampC", "target": "s:10Foundation8NSObjectC",
         "kind": "inheritsFrom", "targetFallback": "Foundation.NSObject"}]}
      """
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    let declarations = ModuleDeclaration.all(in: graph)
    #expect(
      declarations.map { [$0.type, $0.name, $0.text] } == [
        ["Lamp", "Lamp", "class Lamp: NSObject"], ["Lamp.Kind", "Kind", "enum Lamp.Kind"],
        ["Lamp", "on()", "func on() where Self: Thing"],
      ])
    #expect(declarations.map { ModuleDeclaration(line: Substring($0.line)) } == declarations)
    #expect(ModuleDeclaration(line: "s:3Kit\tKit") == nil)
  }
}
