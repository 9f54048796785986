public import Foundation

/// Something that can be done with data, which an app offers in a `UIActivityViewController`.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What is done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type's text.
    public let rawValue: String

    /// Creates a type.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a letter.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Writes a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Keeps for reading later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sets as a contact's picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }

  /// What is done.
  open var activityType: ActivityType? { nil }

  /// The title under which it is offered.
  open var activityTitle: String? { nil }

  /// The image with which it is offered.
  open var activityImage: UIImage? { nil }

  /// Whether it can be done with some data.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the data.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it.
  open func perform() {}
}
