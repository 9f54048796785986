import Foundation

/// The name of a generic class with its arguments, `App.Box<Swift.Int>`, and the class that it means.
///
/// The program cannot register such a class, because each use of it makes another one; the runtime finds
/// it by its mangled name, which is made here of plain names alone.
struct GenericClassName {
  private let text: String

  init?(_ text: String) {
    guard text.hasSuffix(">"), text.utf8.count <= Self.lengthLimit else { return nil }
    self.text = text
  }

  /// The class; nil where this build of the app has none.
  var type: AnyClass? {
    Self.mangledNames(of: text[...], asClass: true, depth: 0)
      .lazy.compactMap { _typeByName($0) as? AnyClass }.first
  }

  private static let lengthLimit = 512
  private static let depthLimit = 3

  /// What a name may be mangled as; it does not say what kind of type it is.
  private static func mangledNames(
    of text: Substring, asClass: Bool = false, depth: Int
  ) -> [String] {
    guard depth <= depthLimit else { return [] }
    guard let bracket = text.firstIndex(of: "<") else {
      return asClass ? [] : mangledNames(ofPlain: text)
    }
    guard text.last == ">" else { return [] }
    let inside = text[text.index(after: bracket)...].dropLast()
    let arguments = elements(of: inside).map { mangledNames(of: $0, depth: depth + 1) }
    let lists = arguments.reduce([""]) { lists, names in
      lists.flatMap { list in names.map { list + $0 } }
    }
    return nominal(text[..<bracket], asClass: asClass).flatMap { name in
      lists.map { "\(name)y\($0)G" }
    }
  }

  private static func mangledNames(ofPlain text: Substring) -> [String] {
    let known = text.hasPrefix("Swift.") ? _typeByName(String(text)) : foundationTypes[String(text)]
    if let known { return [_mangledTypeName(known)].compactMap { $0 } }
    if let type = AppClasses.type(named: String(text)) {
      return [_mangledTypeName(type)].compactMap { $0 }
    }
    return nominal(text, asClass: false)
  }

  /// The mangled names of a type within others, each a class, a structure or an enumeration.
  private static func nominal(_ text: Substring, asClass: Bool) -> [String] {
    if let collection = collections[String(text)] { return [collection] }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard 2...4 ~= parts.count, parts.allSatisfy(isIdentifier) else { return [] }
    let module = mangled(parts[0])
    return parts.dropFirst().indices.reduce([module]) { names, index in
      let isLast = index == parts.indices.last
      let kinds = isLast && asClass ? ["C"] : ["C", "V", "O"]
      return names.flatMap { name in kinds.map { name + mangled(parts[index]) + $0 } }
    }
  }

  private static func mangled(_ identifier: Substring) -> String {
    "\(identifier.utf8.count)\(identifier)"
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The elements of a list, whose own commas lie between brackets.
  private static func elements(of text: Substring) -> [Substring] {
    var (elements, depth, start) = ([Substring](), 0, text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case "," where depth == 0:
        elements.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return (elements + [text[start...]]).map { $0.drop { $0 == " " } }
  }

  private static let collections = [
    "Swift.Array": "Sa", "Swift.Dictionary": "SD", "Swift.Set": "Sh", "Swift.Optional": "Sq",
  ]

  private static let foundationTypes: [String: any Any.Type] = Dictionary(
    uniqueKeysWithValues: [
      Data.self, Date.self, URL.self, UUID.self, IndexPath.self, Decimal.self, Locale.self,
    ].map { (type: any Any.Type) in (_typeName(type, qualified: true), type) })
}
