import KeyedArchive

/// Finds the code of two apps that saved what their users found again.
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
      ?? ofScenes(thing, in: old)
  }

  /// Whether the old app's archive has the controller, or something in it.
  func hasSaved(_ controller: ObjectReference) -> Bool {
    guard let path = controller.path, case .saved(let archive, _) = old.archive else {
      return false
    }
    return archive.objects.contains { $0.path == path || $0.path.hasPrefix(path + "/") }
  }

  func ofNew(_ thing: ScreenThing) -> CallSite? { ofScenes(thing, in: new) }

  /// The line that added the entry which says the same, or else the method of the controller or of the scene's
  /// delegate that added to the scene's activity.
  private func ofScenes(_ thing: ScreenThing, in launch: LaunchRecord) -> CallSite? {
    entry(sayingTheSameAs: thing, in: launch)?.event.siteOfAuthor
      ?? hook(["updateUserActivityState(_:)"], in: launch) { isAbout(thing, $0) }
      ?? hook(["stateRestorationActivity(for:)", "updateUserActivityState(_:)"], in: launch) { _ in
        true
      }
  }

  /// The one saved entry with the text that the user sees, or with the title of the screen on top of a stack.
  ///
  /// Nil where several have it, as of what is only on or off, and where the app's code added none.
  private func entry(
    sayingTheSameAs thing: ScreenThing, in launch: LaunchRecord
  ) -> WindowEntries.Saved? {
    let top = thing.aspect == .stack ? thing.screens.last?.title : nil
    let texts = [Self.text(thing), top].compactMap(\.self)
    let entries = WindowEntries.windows(of: launch).flatMap(\.saved).filter { entry in
      entry.author != .savedActivity && texts.contains(Self.unquoted(entry.value))
    }
    return entries.count == 1 && thing.aspect != .isOn ? entries[0] : nil
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
    return unquoted(text)
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension TraceEvent {
  fileprivate var siteOfAuthor: CallSite? { callSites.first { $0.path != nil } }
}
