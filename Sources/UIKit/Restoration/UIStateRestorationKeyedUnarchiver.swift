import Foundation
import KeyedArchive
import RunRecord

/// The coder that one object reads its state from.
///
/// The values that UIKit itself saves can be read in every coder (uikit-restoration 6.5).
final class UIStateRestorationKeyedUnarchiver: NSKeyedUnarchiver {
  private let owner: ObjectOwner
  private let ordinal: Int

  /// Whose code reads at the moment.
  var keyOwner = CoderCall.KeyOwner.app

  /// The values of the archive as a whole.
  private let common: KeyedArchiveFields

  /// - Parameter ordinal: The coder's own, if it was given one before it was made.
  init(
    archive: KeyedArchive, fields: KeyedArchiveFields, common: KeyedArchiveFields,
    requiresSecureCoding: Bool, owner: ObjectOwner, ordinal: Int? = nil
  ) {
    self.owner = owner
    self.common = common
    self.ordinal = ordinal ?? Self.nextOrdinal
    super.init(archive: archive, fields: fields, requiresSecureCoding: requiresSecureCoding)
  }

  static var nextOrdinal: Int { InstanceCounter.next(for: UIStateRestorationKeyedUnarchiver.self) }

  override func fieldInEveryCoder(_ key: String) -> KeyedArchiveField? {
    ReservedValues.keysInEveryCoder.contains(key) ? common[key] : nil
  }

  /// Under the name of UIKit's own class, with a number where an address stands on a phone
  /// (uikit-restoration 6.5).
  override var description: String { "<UIStateRestorationKeyedUnarchiver: #\(ordinal)>" }

  override var debugDescription: String { description }

  override var ownerReference: ObjectReference? { owner.reference }

  // Apps read them as objects, and as numbers (ios-code-in-the-wild 5, pattern 8).
  override func isObjectAnyway(_ key: String) -> Bool {
    ReservedValues.keysInEveryCoder.contains(key)
  }

  // What one value is has nothing to do with the others.
  override var stopsAtFailure: Bool { false }

  /// The paths of the objects that an array refers to.
  func referencedPaths(forKey key: String) -> [RestorationPath] {
    guard let field = field(key) else { return [] }
    do {
      return try referencedPaths(in: field).map { RestorationPath(text: $0) }
    } catch {
      onMainActor { Trace.warning(nil, .referencesNotDecoded(error: "\(error)")) }
      return []
    }
  }

  override func locatedObject(at path: String) -> NSObject? {
    locatedObject(at: RestorationPath(text: path))
  }

  /// The object of the running app that a path leads to.
  func locatedObject(at path: RestorationPath) -> NSObject? {
    onMainActor { Restoration.current?.locatedObject(at: path) }
  }

  override func didDecode(_ value: () -> CodedValue, forKey key: String?, by method: String) {
    guard EventRecorder.isRecording else { return }
    let user = key.map(ReservedValues.keysInEveryCoder.contains) == true ? .uikit : keyOwner
    let call = CoderCall(.decode, method: method, key: key, keyOwner: user, value: value())
    EventRecorder.record(.coder(call), object: owner.reference)
  }
}
