import Foundation
import KeyedArchive
import RunRecord

/// Finds or creates one registered object: its restoration class answers alone; without one it must
/// have been registered during the launch (uikit-restoration 3.3).
@MainActor
struct RegisteredObjectSearch {
  private let restoration: Restoration
  private let object: ArchivedObject

  init(_ restoration: Restoration, _ object: ArchivedObject) {
    self.restoration = restoration
    self.object = object
  }

  var outcome: LocatePhase.Outcome {
    let classes = restoration.restorationClasses
    if let name = classes[object.path.text] { return ask(restorationClassNamed: name) }
    guard let existing = RegisteredObjects.shared.object(at: object.path) as? NSObject else {
      return .missing(.notRegistered)
    }
    Trace.decision(object, .found(by: .registeredObject))
    return .found(existing)
  }

  private func ask(restorationClassNamed name: String) -> LocatePhase.Outcome {
    guard let type = AppClasses.type(named: name) else {
      return .missing(.restorationClassMissing(name: name))
    }
    guard let factory = type as? any UIObjectRestoration.Type else {
      return .missing(.restorationClassDoesNotConform(name: name))
    }
    Trace.hook(
      type, "object(withRestorationIdentifierPath:coder:)", detail: "\(object.path.identifiers)")
    let created = factory.object(
      withRestorationIdentifierPath: object.path.identifiers,
      coder: restoration.coder(for: object))
    let shortName = AppClasses.shortName(of: type)
    guard let created = created as? NSObject else {
      Trace.decision(object, .leftOut(reason: .restorationClassReturnedNil(name: shortName)))
      return .refused
    }
    Trace.decision(object, .found(by: .restorationClass(name: shortName)))
    return .found(created)
  }
}
