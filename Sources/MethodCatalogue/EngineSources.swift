import Foundation
import SwiftParser
import SwiftSyntax

/// What the engine's sources declare and call.
struct EngineSources {
  /// The protocols in the order of their names.
  let protocols: [EngineProtocol]

  /// The public methods of instances of the public classes, in the order of the sources.
  let methodsOfClasses: [ClassMethod]

  struct ClassMethod {
    /// The class's name with those of the types around it.
    var typeName: String
    var method: FunctionDeclSyntax
  }

  /// The names of types that are in a file and in no other type.
  let typeNames: Set<String>

  /// The methods that some code calls on an object, `tableView(_:didSelectRowAt:)`, or takes as a
  /// value, `tableView`, with the names of the files that do.
  private let calledMethods: [String: Set<String>]

  /// The open members of classes: methods with labels, properties without.
  let openMembers: [String: Set<String>]

  /// The class that each public class inherits from.
  private let superclasses: [String: String]

  /// What the engine's own code calls, reads or takes as a value.
  private let usedNames: Set<String>

  /// A file of Swift: its path below the sources' folder, and its syntax.
  typealias File = (path: String, syntax: SourceFileSyntax)

  init(_ files: [File]) {
    let collector = DeclarationCollector()
    let uses = UseCollector()
    for (path, syntax) in files {
      collector.walk(syntax, of: (path as NSString).lastPathComponent)
      if !Self.tables.contains(path) { uses.walk(syntax) }
    }
    (openMembers, superclasses, usedNames) = (
      uses.openMembers, uses.superclasses, uses.usedNames
    )
    let defaults = Dictionary(grouping: collector.methodsOfExtensions, by: \.typeName)
    protocols = collector.protocols.map { declaration in
      EngineProtocol(
        declaration: declaration,
        defaults: (defaults[declaration.name.text] ?? []).map(\.method))
    }.sorted { $0.name < $1.name }
    methodsOfClasses =
      (collector.methodsOfClasses
      + collector.methodsOfExtensions.filter { collector.classNames.contains($0.typeName) })
      .filter { $0.method.isPublicInstanceMethod }
      .map { ClassMethod(typeName: $0.typeName, method: $0.method) }
    let protocolNames = Set(protocols.map(\.name))
    typeNames = collector.typeNames
    calledMethods = collector.methodsThatProtocolsCall
      .filter { protocolNames.contains($0.typeName) }
      .reduce(into: collector.calledMethods) { $0[$1.name, default: []].insert($1.file) }
  }

  /// The files of Swift in a folder, in order.
  static func files(in folder: String) throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }.map { path in
        let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
        return (path, Parser.parse(source: text))
      }
  }

  /// The files that list members for apps to call by name, and so use all of them.
  static let tables = [
    "Connections/UIKitProperties.swift", "Selectors/UIKitSelectors+All.swift",
  ]

  /// The public classes that inherit from one, themselves or through others, sorted.
  func subclasses(of name: String) -> [String] {
    superclasses.keys.filter { type in
      sequence(first: type, next: { superclasses[$0] }).dropFirst().contains(name)
    }.sorted()
  }

  /// Whether the engine calls a method or reads a property of this name, which is all that sources tell.
  func uses(_ name: String) -> Bool {
    // A method that is taken as a value has no labels.
    usedNames.contains(name) || usedNames.contains(String(name.prefix { $0 != "(" }))
  }

  /// The names of the files that call a method of this name, which is all that sources tell, in their order.
  ///
  /// A method that is taken as a value has no labels there: it counts if its protocol has one of the name.
  func files(calling method: FunctionDeclSyntax, of declaration: EngineProtocol) -> [String] {
    // What takes a closure last may be called with the closure after the brackets.
    let labels = method.parameters.dropLast().map { $0.firstName.text + ":" }.joined()
    var names = [method.swiftName, "\(method.name.text)(\(labels)){}"]
    let namesakes = declaration.optionalMethods.filter {
      $0.declaration.name.text == method.name.text
    }
    if namesakes.count == 1 { names.append(method.name.text) }
    return names.reduce(into: Set()) { $0.formUnion(calledMethods[$1] ?? []) }.sorted()
  }
}
