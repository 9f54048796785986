import Foundation
import KeyedArchive

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

  var outcome: Locating.Outcome {
    let classes = restoration.restorationClasses
    if let name = classes[object.path.text] { return ask(restorationClassNamed: name) }
    guard let existing = RegisteredObjects.shared.object(at: object.path) as? NSObject else {
      return .missing("no object is registered under this path")
    }
    Trace.decision(object, "found", "registered object with this path")
    return .found(existing)
  }

  private func ask(restorationClassNamed name: String) -> Locating.Outcome {
    guard let type = AppClasses.type(named: name) else {
      return .missing("this app has no class \(name) to create it")
    }
    guard let factory = type as? any UIObjectRestoration.Type else {
      return .missing("its restoration class \(name) does not conform to UIObjectRestoration")
    }
    Trace.hook(
      type, "object(withRestorationIdentifierPath:coder:)", detail: "\(object.path.identifiers)")
    let created = factory.object(
      withRestorationIdentifierPath: object.path.identifiers,
      coder: restoration.coder(for: object))
    let shortName = AppClasses.shortName(of: type)
    guard let created = created as? NSObject else {
      Trace.decision(object, "left out", "its restoration class \(shortName) returned nil")
      return .refused
    }
    Trace.decision(object, "found", "by its restoration class \(shortName)")
    return .found(created)
  }
}
