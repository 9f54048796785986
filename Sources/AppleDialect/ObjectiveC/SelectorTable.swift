import SwiftSyntax

/// Finds what a literal such as `#selector(save(_:))` names.
struct SelectorTable {
  let methods: [ObjectiveCMethod]
  private let properties: [ObjectiveCProperty]
  private let classes: ClassTable

  /// The places in `methods` by base name.
  private let places: [String: [Int]]

  init(methods: [ObjectiveCMethod], properties: [ObjectiveCProperty], classes: ClassTable) {
    let counts = Dictionary(grouping: methods) { "\($0.typeName) \($0.swiftName)" }
    self.methods = methods.map { method in
      var method = method
      method.isOverloaded = counts["\(method.typeName) \(method.swiftName)", default: []].count > 1
      return method
    }
    self.properties = properties
    self.classes = classes
    places = Dictionary(grouping: methods.indices) { methods[$0].baseName }
  }

  /// The literal's replacement: an expression of the type, as wide as the literal where possible.
  func edit(_ use: ObjectiveCCollector.SelectorUse) -> SourceEdit? {
    use.node.map { .replacing($0, with: "_Sel(\"\(selector(use))\"", closing: ")") }
  }

  /// Whether a place may mean a method, so that the method must be known to the engine.
  func names(_ use: ObjectiveCCollector.SelectorUse, _ method: ObjectiveCMethod) -> Bool {
    switch use.name {
    case .method(let baseName, let labels):
      method.baseName == baseName && (labels == nil || labels == method.labels)
    case .text(let text): method.selector == text
    case .getter, .setter: false
    }
  }

  /// What is wrong with a place that names nothing there is.
  func problem(
    with use: ObjectiveCCollector.SelectorUse
  ) -> (summary: String, fix: String)? {
    guard case .method(let baseName, let labels) = use.name, use.node != nil else { return nil }
    let name = baseName + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
    let found = candidates(use)
    if !found.isEmpty {
      guard !found.contains(where: { $0.isCallable || $0.isRequirement }) else { return nil }
      return (
        "`\(name)` cannot be called by its selector here: only methods without `async`, "
          + "`inout` and generic parameters can",
        "call it from a method that has none of these, and name that one"
      )
    }
    guard UIKitSelectorNames.selector(named: baseName) == nil, isAppsOwn(use) else { return nil }
    let others = Set((places[baseName] ?? []).map { methods[$0].swiftName }).sorted()
    return (
      "no method `\(name)` in the app's classes"
        + (others.isEmpty ? "" : ", which have `\(others.joined(separator: "`, `"))`"),
      "name an existing method"
    )
  }

  /// Whether a place can only mean a method that the app declares.
  private func isAppsOwn(_ use: ObjectiveCCollector.SelectorUse) -> Bool {
    guard let receiver = use.receiver, receiver != "self", receiver != "Self" else { return true }
    return classes.description(named: receiver) != nil
  }

  private func selector(_ use: ObjectiveCCollector.SelectorUse) -> String {
    switch use.name {
    case .getter(let name): key(name)
    case .setter(let name): ObjectiveCName.setter(key(name))
    case .text(let text): text
    case .method(let baseName, let labels):
      candidates(use).first?.selector
        ?? UIKitSelectorNames.selector(named: baseName)
        ?? ObjectiveCName.selector(baseName: baseName, labels: labels ?? [])
    }
  }

  private func key(_ name: String) -> String {
    properties.first { $0.name == name }?.key ?? name
  }

  /// The methods that a place may mean, the best first: of the receiver's class or the one around
  /// the place, of those that it inherits from, and of others.
  private func candidates(_ use: ObjectiveCCollector.SelectorUse) -> [ObjectiveCMethod] {
    guard case .method(let baseName, _) = use.name else { return [] }
    let named = (places[baseName] ?? []).map { methods[$0] }.filter { names(use, $0) }
    let typed = use.type.map { type in named.filter { $0.hasType(type) } } ?? []
    let all = typed.isEmpty ? named : typed
    guard all.count > 1 else { return all }
    let isSelf = use.receiver == nil || use.receiver == "self" || use.receiver == "Self"
    let start = (isSelf ? use.enclosingType : use.receiver).flatMap(classes.description(named:))
    let line = start.map { ([$0] + classes.ancestors(of: $0)).map(\.typeName) } ?? []
    func rank(_ method: ObjectiveCMethod) -> Int {
      line.firstIndex(of: method.typeName) ?? line.count
    }
    return all.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }
}
