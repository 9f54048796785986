import KeyedArchive

/// Finds the code of two apps that saved what their users came back to.
struct SavingPlaces {
  let old: LaunchRecord
  let new: LaunchRecord

  /// The call that wrote the value to the controller's coder, or else the controller's own code.
  func ofOld(_ thing: ScreenThing) -> CallSite? {
    let writes = old.events.filter { event in
      guard let call = event.coderCall, call.direction == .encode, call.keyOwner == .app else {
        return false
      }
      return isAbout(thing, event)
    }
    let exact = writes.first { Self.text($0.coderCall) == Self.text(thing) }
    if let site = (exact ?? (writes.count == 1 ? writes[0] : nil))?.siteOfAuthor { return site }
    return hook(["encodeRestorableState(with:)"], in: old) { isAbout(thing, $0) }
  }

  /// Whether the old app's archive has the controller, or something in it.
  func hasSaved(_ controller: ObjectReference) -> Bool {
    guard let path = controller.path, case .saved(let archive, _) = old.archive else {
      return false
    }
    return archive.objects.contains { $0.path == path || $0.path.hasPrefix(path + "/") }
  }

  /// The method of the controller, or else of the scene's delegate, that added to the scene's activity.
  func ofNew(_ thing: ScreenThing) -> CallSite? {
    hook(["updateUserActivityState(_:)"], in: new) { isAbout(thing, $0) }
      ?? hook(["stateRestorationActivity(for:)", "updateUserActivityState(_:)"], in: new) { _ in
        true
      }
  }

  private func hook(
    _ methods: [String], in launch: LaunchRecord, where isRight: (TraceEvent) -> Bool
  ) -> CallSite? {
    launch.events.last { event in
      guard let call = event.methodCall else { return false }
      return call.isImplemented && methods.contains(call.method) && isRight(event)
    }?.siteOfAuthor
  }

  private func isAbout(_ thing: ScreenThing, _ event: TraceEvent) -> Bool {
    event.object?.className == thing.controller.className
  }

  /// What the user sees, as a coder's value is described.
  private static func text(_ thing: ScreenThing) -> String {
    thing.aspect == .isOn ? "\(thing.value == "on")" : thing.value
  }

  /// What was written, without the quotation marks around a text.
  private static func text(_ call: CoderCall?) -> String? {
    guard case .described(let text)? = call?.value else { return nil }
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension TraceEvent {
  fileprivate var siteOfAuthor: CallSite? { callSites.first { $0.path != nil } }
}
