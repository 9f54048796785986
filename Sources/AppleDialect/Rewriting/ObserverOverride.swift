import SwiftSyntax

/// An override in an extension that only observes a property: `override var isSelected: Bool { didSet { update() } }`.
///
/// Swift allows no observers in an extension. The extension gets a method with the same lines, in which each observer
/// is a condition, and the class an override whose observers call it.
struct ObserverOverride {
  let edits: [SourceEdit]
  private let name: String
  private let type: String
  private let observers: [(isFirst: Bool, value: String)]

  /// - Parameters:
  ///   - type: The property's type, from its colon.
  ///   - accessors: What is between the property's braces.
  /// - Returns: Nil where the property has anything but observers.
  init?(
    _ variable: VariableDeclSyntax, name: TokenSyntax, type: String,
    accessors: AccessorBlockSyntax
  ) {
    guard case .accessors(let list) = accessors.accessors, !list.isEmpty else { return nil }
    var edits: [SourceEdit] = []
    var observers: [(isFirst: Bool, value: String)] = []
    for accessor in list {
      let word = accessor.accessorSpecifier
      let isFirst = word.tokenKind == .keyword(.willSet)
      guard isFirst || word.tokenKind == .keyword(.didSet), accessor.body != nil else { return nil }
      let value = accessor.parameters?.name.text ?? (isFirst ? "newValue" : "oldValue")
      observers.append((isFirst, value))
      if let parameters = accessor.parameters {
        edits.append(SourceEdit(range: parameters.utf8Range, replacement: ""))
      }
      edits.append(
        SourceEdit(
          range: word.utf8Range,
          // Both may be on one line.
          replacement: (observers.count == 1 ? "" : ";") + (isFirst ? "if _w  " : "if !_w")))
    }
    // A value has one name in the method.
    let values = Dictionary(grouping: observers, by: \.value)
    guard values.count == observers.count, let pattern = variable.bindings.first else { return nil }
    self.name = "_\(name.text)_set"
    self.type = type
    self.observers = observers
    let parameters = observers.map { ", _ \($0.value)\(type)" }.joined()
    for modifier in variable.modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.append(SourceEdit(range: modifier.name.utf8Range, replacement: ""))
    }
    edits.append(SourceEdit(range: variable.bindingSpecifier.utf8Range, replacement: "func"))
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = pattern.typeAnnotation?.endPositionBeforeTrailingTrivia.utf8Offset ?? start
    edits.append(
      SourceEdit(range: start..<end, replacement: "\(self.name)(_ _w: Bool\(parameters))"))
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a property has observers, and so no getter.
  static func hasObservers(_ accessors: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = accessors.accessors else { return false }
    return list.contains {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  /// The override, for the class.
  func member(_ modifiers: String) -> String {
    let property = String(name.dropFirst().dropLast("_set".count))
    let calls = observers.map { observer in
      let standard = observer.isFirst ? "newValue" : "oldValue"
      let values = observers.map { _ in ", \(standard)" }.joined()
      return "\(observer.isFirst ? "willSet" : "didSet") { \(name)(\(observer.isFirst)\(values)) }"
    }
    return "override \(modifiers)var \(property)\(type) { \(calls.joined(separator: " ")) }"
  }
}
