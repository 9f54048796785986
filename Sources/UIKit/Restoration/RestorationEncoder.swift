import Foundation
import KeyedArchive
import RunRecord

/// The coder that one object writes its state to.
///
/// A reference to a restorable object becomes its identifier path; any other object is archived by
/// value (uikit-restoration 2.2, P5).
final class RestorationEncoder: NSKeyedArchiver {
  private let writer: RestorationArchiveWriter
  private let owner: ObjectOwner
  private let ordinal = InstanceCounter.next(for: RestorationEncoder.self)

  /// Whose code writes at the moment.
  var keyOwner = CoderCall.KeyOwner.app

  @MainActor
  init(writer: RestorationArchiveWriter, requiresSecureCoding: Bool, owner: NSObject) {
    self.writer = writer
    self.owner = ObjectOwner(owner)
    super.init(builder: writer.builder, requiresSecureCoding: requiresSecureCoding)
  }

  /// As on a phone, with a number where an address stands there.
  override var description: String { "<NSKeyedArchiver: #\(ordinal)>" }

  override var debugDescription: String { description }

  override var ownerReference: ObjectReference? { owner.reference }

  // Under this policy the launch goes on, and decoding refuses the object (uikit-restoration 8).
  override var archivesInsecureObjects: Bool {
    StateRestorationPolicy.valueThatCannotBeSaved.value == .isLost
  }

  override func uid(forReferenceTo object: NSObject) -> ObjectUID? {
    guard Self.isReferredTo(object) else { return nil }
    let path = onMainActor { [object = SameThread(object), coder = SameThread(self)] in
      Preservation.current?.reference(to: object.value, under: coder.value.wayToValue)?.text
    }
    return path.map { writer.add(referenceToPath: $0) } ?? .null
  }

  /// Controllers, views and registered objects are referred to; all others are archived by value.
  static func isReferredTo(_ object: NSObject) -> Bool {
    object is UIResponder
      || onMainActor { [object = SameThread(object)] in
        RegisteredObjects.shared.contains(object.value)
      }
  }

  override func didEncode(_ value: () -> CodedValue, forKey key: String?, by method: String) {
    guard EventRecorder.isRecording else { return }
    let call = CoderCall(.encode, method: method, key: key, keyOwner: keyOwner, value: value())
    EventRecorder.record(.coder(call), object: owner.reference)
  }
}
