/// What VoiceOver would read of an element.
package struct SpokenElement: Hashable, Codable, Sendable {
  /// What it is called; nil where the app gives it no name.
  package var label: String?
  package var value: String?

  /// In the order in which they are read.
  package var traits: [Trait]

  package enum Trait: String, Codable, Sendable, CaseIterable {
    case selected
    case disabled
    case heading
    case editing
  }

  package init(label: String?, value: String? = nil, traits: [Trait] = []) {
    self.label = label
    self.value = value
    self.traits = traits
  }
}
