import Foundation
import KeyedArchive
import RunRecord

/// What the engine tells of its own work, in the words of a trace.
///
/// Nothing is looked up where the run is not recorded.
@MainActor
enum Trace {
  /// Says that a method which the app may implement is about to be called.
  static func hook(
    _ object: NSObject, _ method: String, detail: @autoclosure () -> String = ""
  ) {
    guard EventRecorder.isRecording else { return }
    let isImplemented = AppClasses.implement(method, in: type(of: object))
    EventRecorder.record(
      .hook(MethodCall(method, detail: detail(), isImplemented: isImplemented)),
      object: reference(to: object))
  }

  /// Says that a class method which the app may implement is about to be called.
  static func hook(
    _ type: AnyClass, _ method: String, detail: @autoclosure () -> String = ""
  ) {
    guard EventRecorder.isRecording else { return }
    let reference = ObjectReference(path: nil, className: AppClasses.shortName(of: type))
    let isImplemented = AppClasses.implement(method, in: type)
    EventRecorder.record(
      .hook(MethodCall(method, detail: detail(), isImplemented: isImplemented)), object: reference)
  }

  /// Says that one of the methods about a view's appearance is about to be called.
  static func appearance(_ controller: UIViewController, _ method: String) {
    guard EventRecorder.isRecording else { return }
    let isImplemented = AppClasses.implement(method, in: type(of: controller))
    EventRecorder.record(
      .appearance(MethodCall(method, isImplemented: isImplemented)),
      object: reference(to: controller))
  }

  /// Records a turn in the app's life.
  static func life(_ event: @autoclosure () -> LifeEvent) {
    EventRecorder.record(.life(event()))
  }

  /// Records what was decided of an object; nil for the app as a whole.
  static func decision(_ object: NSObject?, _ decision: @autoclosure () -> EngineDecision) {
    EventRecorder.record(.decision(decision()), object: object.map(reference))
  }

  /// Records what was decided of an archived object, which may have no object of the app.
  static func decision(
    _ object: ArchivedObject, _ decision: @autoclosure () -> EngineDecision
  ) {
    EventRecorder.record(.decision(decision()), object: object.reference)
  }

  /// Records a warning about an object; nil for the app as a whole.
  static func warning(_ object: NSObject?, _ warning: @autoclosure () -> EngineWarning) {
    EventRecorder.record(.warning(warning()), object: object.map(reference))
  }

  /// Records a warning about an archived object, which may have no object of the app.
  static func warning(_ object: ArchivedObject, _ warning: @autoclosure () -> EngineWarning) {
    EventRecorder.record(.warning(warning()), object: object.reference)
  }

  static func reference(to object: NSObject) -> ObjectReference {
    ObjectReference(
      path: RestorationPath.known(of: object)?.text,
      className: AppClasses.shortName(of: type(of: object)),
      ordinal: (object as? UIResponder)?.ordinal ?? 1)
  }
}

extension ArchivedObject {
  /// What a trace calls it.
  fileprivate var reference: ObjectReference? {
    ObjectOwner(path: path.text, className: className).reference
  }
}

extension Trace {
  /// Warns of what was written if it is larger than saved state should be.
  static func size(ofSavedState byteCount: Int) {
    if SavedStateSize(byteCount: byteCount) == .usual { return }
    warning(nil, .savedStateIsLarge(byteCount: byteCount))
  }
}
