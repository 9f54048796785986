import Foundation
import KeyedArchive

/// What UIKit itself saves of every app, readable in each coder (uikit-restoration 6.4).
struct ReservedValues {
  var fields: [RestorationEncoder.Field]

  init(of writer: RestorationArchiveWriter) {
    let builder = writer.builder
    fields = [
      (Self.majorVersionKey, .integer(Self.majorVersion)),
      (Self.minorVersionKey, .integer(Self.minorVersion)),
      (Self.bundleVersionKey, .reference(builder.add(string: Device.bundleVersion))),
      (Self.systemVersionKey, .reference(builder.add(string: Device.systemVersion.description))),
      (Self.timestampKey, .reference(builder.add(date: Device.now.timeIntervalSinceReferenceDate))),
      (Self.userInterfaceIdiomKey, .integer(Int64(Device.idiom.rawValue))),
    ]
  }

  /// The version of the archive's format, as on iOS 8.
  static let majorVersion = RestorationArchiveFormat.majorVersion
  static let minorVersion = RestorationArchiveFormat.minorVersion

  static let bundleVersionKey = ReservedArchiveKey.bundleVersion.rawValue
  static let systemVersionKey = ReservedArchiveKey.systemVersion.rawValue
  static let timestampKey = ReservedArchiveKey.timestamp.rawValue
  static let userInterfaceIdiomKey = ReservedArchiveKey.userInterfaceIdiom.rawValue
  /// The text of this constant is not known: its name (uikit-restoration 6.4).
  static let storyboardKey = "UIStateRestorationViewControllerStoryboardKey"
  static let majorVersionKey = ReservedArchiveKey.majorVersion.rawValue
  static let minorVersionKey = ReservedArchiveKey.minorVersion.rawValue

  /// The keys that every coder of a restoration answers with the archive's own values.
  static let keysInEveryCoder: Set<String> = [
    bundleVersionKey,
    systemVersionKey,
    timestampKey,
    userInterfaceIdiomKey,
  ]
}
