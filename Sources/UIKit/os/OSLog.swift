public import Foundation
import RunRecord

/// A part of the log, by app and subject.
public final class OSLog: NSObject, Sendable {
  /// The subjects that the system knows.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The subject's text.
    public let rawValue: String

    /// Creates a subject.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What belongs to places that events point to.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  let subsystem: String
  let category: String
  let isEnabled: Bool

  private init(_ subsystem: String, _ category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// Creates a part of the log.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isEnabled: true)
  }

  /// Creates a part of the log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isEnabled: true)
  }

  /// The part that belongs to no app.
  public static let `default` = OSLog("", "", isEnabled: true)

  /// The part that is kept out of the log.
  public static let disabled = OSLog("", "", isEnabled: false)

  /// Whether lines of a type are kept.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Adds a line: nothing on standard output, where a guide's own text is, but in the record.
  func add(_ text: String, _ type: OSLogType) {
    guard isEnabled else { return }
    let place = category.isEmpty ? "" : "\(category): "
    EventRecorder.record(.log(LogLine(function: "os_log", text: type.prefix + place + text)))
  }
}
