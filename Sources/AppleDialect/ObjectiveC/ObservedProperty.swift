import SwiftSyntax

/// A property declared `@objc dynamic` that no wrapper can stand around: one that is computed, lazy or
/// weak.
///
/// The author's declaration gets another name, as wide as its own, and the class a property that tells
/// observers of what is set.
struct ObservedProperty {
  let typeName: String
  let edits: [SourceEdit]

  /// The word `dynamic` where what stands for it is narrower: a name of one letter becomes wider.
  let narrowed: DeclModifierSyntax?

  /// The property for the class.
  let member: String

  /// The property; nil for one that can be wrapped, and for what cannot be written again.
  init?(_ variable: VariableDeclSyntax, in typeName: String) {
    let words = variable.modifiers.map(\.name.text)
    guard words.contains("dynamic"), !words.contains("override"), !variable.modifiers.isStatic,
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !name.text.hasPrefix("`"),
      let type = binding.typeAnnotation?.type.trimmedDescription, !type.contains("\n"),
      variable.isComputed || !Set(words).isDisjoint(with: ["lazy", "weak"]),
      !variable.attributes.names.contains("NSManaged")
    else { return nil }
    self.typeName = typeName
    let isLetter = name.text.utf8.count == 1
    narrowed =
      isLetter ? variable.modifiers.first { $0.name.tokenKind == .keyword(.dynamic) } : nil
    let other = "_" + (isLetter ? name.text[...] : name.text.dropFirst())
    edits = [SourceEdit(range: name.utf8Range, replacement: other)]
    let access = words.filter { ["public", "open", "private", "fileprivate"].contains($0) }
    let key = variable.attributes.objectiveCName ?? name.text
    let setter =
      binding.accessorBlock?.isReadOnly == true
      ? ""
      : " set { ExampleSupport.ExampleObserved.write(self, \"\(key)\") { \(other) = newValue } }"
    member =
      (access.isEmpty ? "" : access.joined(separator: " ") + " ") + "var \(name.text): \(type) "
      + "{ get { ExampleSupport.ExampleObserved.read(self, \"\(key)\") { \(other) } }\(setter) }"
  }

  /// What stands for `dynamic` there.
  var narrowing: SourceEdit? {
    narrowed.map { SourceEdit(range: $0.name.utf8Range, replacement: "      ") }
  }
}

extension VariableDeclSyntax {
  /// Whether it keeps nothing.
  fileprivate var isComputed: Bool {
    guard let block = bindings.first?.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }
}
