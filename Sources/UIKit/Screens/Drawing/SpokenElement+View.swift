import RunRecord

extension UIView {
  /// What VoiceOver would read of the view.
  ///
  /// - Parameters:
  ///   - label: What it reads where the app has given no name.
  ///   - value: What it reads behind that where the app has given no value.
  func spoken(
    _ label: String? = nil, value: String? = nil, _ traits: [SpokenElement.Trait] = []
  ) -> SpokenElement? {
    guard !isHiddenFromVoiceOver else { return nil }
    let name = (accessibilityLabel ?? label).flatMap { $0.isEmpty ? nil : $0 }
    return SpokenElement(
      label: name.map(Self.bounded), value: (accessibilityValue ?? value).map(Self.bounded),
      traits: all(traits))
  }

  /// The same of a view that VoiceOver passes over unless the app wants it read.
  func spokenByApp() -> SpokenElement? {
    isAccessibilityElement && (accessibilityLabel ?? accessibilityValue) != nil ? spoken() : nil
  }

  private func all(_ traits: [SpokenElement.Trait]) -> [SpokenElement.Trait] {
    let own = accessibilityTraits
    var traits = traits
    if own.contains(.header), !traits.contains(.heading) { traits.append(.heading) }
    if own.contains(.selected), !traits.contains(.selected) { traits.append(.selected) }
    if own.contains(.notEnabled), !traits.contains(.disabled) { traits.append(.disabled) }
    return traits
  }

  private var isHiddenFromVoiceOver: Bool {
    accessibility.isElement == false
      || sequence(first: self, next: \.superview).contains { $0.accessibilityElementsHidden }
  }

  /// More than a line has room for.
  private static func bounded(_ text: String) -> String { String(text.prefix(1_000)) }
}
