import Foundation

/// The sections of a list that stand as cards apart from its edges: `insetGrouped`.
///
/// Apple prints no numbers: they are what apps have measured on phones.
enum CardEdges {
  /// What is left at each side of a card.
  static let inset: CGFloat = 20

  /// How round the corners of a card are.
  static let cornerRadius: CGFloat = 10
}
