import Foundation
import RunRecord

/// What the engine tells of its own work, in the words of a trace.
///
/// Nothing is looked up where nobody reads.
@MainActor
enum Trace {
  /// Says that a method which the app may implement is about to be called.
  static func hook(
    _ object: NSObject, _ method: String, detail: @autoclosure () -> String = ""
  ) {
    guard EventRecorder.isRecording else { return }
    EventRecorder.record(
      .hook, method, object: reference(to: object), detail: detail(),
      isImplemented: AppClasses.implement(method, in: type(of: object)))
  }

  /// Says that a class method which the app may implement is about to be called.
  static func hook(
    _ type: AnyClass, _ method: String, detail: @autoclosure () -> String = ""
  ) {
    guard EventRecorder.isRecording else { return }
    let reference = ObjectReference(path: nil, className: AppClasses.shortName(of: type))
    EventRecorder.record(
      .hook, method, object: reference, detail: detail(),
      isImplemented: AppClasses.implement(method, in: type))
  }

  /// Says that one of the methods about a view's appearance is about to be called.
  static func appearance(_ controller: UIViewController, _ method: String) {
    guard EventRecorder.isRecording else { return }
    EventRecorder.record(
      .appearance, method, object: reference(to: controller),
      isImplemented: AppClasses.implement(method, in: type(of: controller)))
  }

  static func life(_ what: String, detail: String = "") {
    EventRecorder.record(.life, what, detail: detail)
  }

  static func decision(
    _ object: NSObject?, _ what: String, _ why: @autoclosure () -> String = ""
  ) {
    guard EventRecorder.isRecording else { return }
    EventRecorder.record(.decision, what, object: object.map(reference), detail: why())
  }

  /// Says what was decided of an archived object, which may have no object of the app.
  static func decision(
    _ object: ArchivedObject, _ what: String, _ why: @autoclosure () -> String
  ) {
    guard EventRecorder.isRecording else { return }
    let owner = ObjectOwner(path: object.path.text, className: object.className)
    EventRecorder.record(.decision, what, object: owner.reference, detail: why())
  }

  static func warning(_ object: NSObject?, _ what: String, _ why: String = "") {
    guard EventRecorder.isRecording else { return }
    EventRecorder.record(.warning, what, object: object.map(reference), detail: why)
  }

  /// Warns of an archived object, which may have no object of the app.
  static func warning(_ object: ArchivedObject, _ what: String, _ why: String = "") {
    guard EventRecorder.isRecording else { return }
    let owner = ObjectOwner(path: object.path.text, className: object.className)
    EventRecorder.record(.warning, what, object: owner.reference, detail: why)
  }

  nonisolated static func coder(_ owner: ObjectReference?, _ operation: String, detail: String) {
    EventRecorder.record(.coder, operation, object: owner, detail: detail)
  }

  static func reference(to object: NSObject) -> ObjectReference {
    ObjectReference(
      path: RestorationPath.known(of: object)?.text,
      className: AppClasses.shortName(of: type(of: object)),
      ordinal: (object as? UIResponder)?.ordinal ?? 1)
  }
}
