public import Foundation

/// What an app would do with what the user holds over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would be done.
  public let operation: UIDropOperation

  /// Whether the place is exact; kept as data.
  open var isPrecise = false

  /// Whether previews are not made smaller; kept as data.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}

/// Where a table would put dropped items.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where dropped rows go.
  public enum Intent: Int, Sendable {
    /// The app says nothing.
    case unspecified
    /// As new rows, where a gap is shown.
    case insertAtDestinationIndexPath
    /// Into the row that is there.
    case insertIntoDestinationIndexPath
    /// One of both, as the user points.
    case automatic
  }

  /// Where the rows would go.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Where a collection would put dropped items.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where dropped items go.
  public enum Intent: Int, Sendable {
    /// The app says nothing.
    case unspecified
    /// As new items, where a gap is shown.
    case insertAtDestinationIndexPath
    /// Into the item that is there.
    case insertIntoDestinationIndexPath
  }

  /// Where the items would go.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}
