package import RunRecord

/// A turn in the story of an example: saved, killed, relaunched, restored.
package struct StoryStep: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case start
    case restored
    case fresh
    case saved
    case unsaved
    case ended
  }

  package var kind: Kind
  package var title: String
  package var detail: String

  /// The anchor of the part that tells it in full.
  package var anchor: String

  package init(kind: Kind, title: String, detail: String, anchor: String) {
    self.kind = kind
    self.title = title
    self.detail = detail
    self.anchor = anchor
  }
}

extension RunPanel {
  /// The example's story in a few words a step.
  package var story: [StoryStep] {
    launches.flatMap { launch in
      [start(launch), restoration(launch), saving(launch), termination(launch)].compactMap { $0 }
    }
  }

  /// The anchor of a part of a launch; the launch itself without a part.
  package func anchor(_ launch: LaunchPanel, _ part: String = "") -> String {
    "\(anchor).\(launch.number)" + (part.isEmpty ? "" : "." + part)
  }

  /// The anchor of an event of a launch.
  package func anchor(_ launch: LaunchPanel, _ step: TraceStep) -> String {
    anchor(launch, "e\(step.number)")
  }

  private func start(_ launch: LaunchPanel) -> StoryStep {
    let process: RunPhrase = launch.number == 1 ? .firstProcess : .newProcess
    let detail = ([process.text] + launch.conditions.map(\.said))
      .joined(separator: RunPhrase.comma.text)
    return StoryStep(
      kind: .start, title: RunPhrase.launch.text(["number": "\(launch.number)"]), detail: detail,
      anchor: anchor(launch))
  }

  private func restoration(_ launch: LaunchPanel) -> StoryStep? {
    guard launch.number > 1 else { return nil }
    if let scenes = launch.scenes, scenes.restoredCount > 0 {
      return StoryStep(
        kind: .restored, title: StoryPhrase.givenBack.text,
        detail: StoryPhrase.activityOf.text([
          "scenes": CountText.counted(scenes.restoredCount, noun: "scene")
        ]),
        anchor: anchor(launch, "trace"))
    }
    if launch.trace.endsWhileRestoring {
      return StoryStep(
        kind: .fresh, title: StoryPhrase.notRestored.text,
        detail: StoryPhrase.endedWhileRestoring.text, anchor: anchor(launch, "trace"))
    }
    let count = launch.restoredObjectCount
    let values = launch.appValueCount
    guard count > 0 || values == 0 else {
      let detail: StoryPhrase = values == 1 ? .appValue : .appValues
      return StoryStep(
        kind: .restored, title: StoryPhrase.valuesRead.text,
        detail: detail.text(["count": "\(values)"]), anchor: anchor(launch, "trace"))
    }
    return StoryStep(
      kind: count > 0 ? .restored : .fresh,
      title: (count > 0 ? StoryPhrase.restored : .nothingRestored).text,
      detail: count > 0 ? CountText.objects(count) : StoryPhrase.fromScratch.text,
      anchor: anchor(launch, "trace"))
  }

  private func saving(_ launch: LaunchPanel) -> StoryStep? {
    let anchor = anchor(launch, "disk")
    if let scenes = launch.scenes {
      guard !scenes.saved.isEmpty else { return nil }
      return StoryStep(
        kind: .saved, title: StoryPhrase.saved.text,
        detail: StoryPhrase.activityOf.text(["scenes": scenes.savedText]), anchor: anchor)
    }
    switch launch.archive {
    case .none:
      return StoryStep(
        kind: .unsaved, title: StoryPhrase.nothingSaved.text, detail: StoryPhrase.noArchive.text,
        anchor: anchor)
    case .deleted(let wasWritten, let reason):
      return StoryStep(
        kind: .unsaved, title: (wasWritten ? StoryPhrase.savedAndDeleted : .deleted).text,
        detail: reason.message.said, anchor: anchor)
    case .unreadable:
      return StoryStep(
        kind: .unsaved, title: StoryPhrase.damaged.text, detail: StoryPhrase.cannotBeRead.text,
        anchor: anchor)
    case .saved(let tree):
      guard !tree.isUnchanged else { return nil }
      let losses = launch.leftOut.count
      let detail =
        losses == 0
        ? tree.sizeText
        : StoryPhrase.leftOut.text(["size": tree.sizeText, "count": "\(losses)"])
      return StoryStep(
        kind: .saved, title: StoryPhrase.saved.text, detail: detail, anchor: anchor)
    }
  }

  private func termination(_ launch: LaunchPanel) -> StoryStep {
    StoryStep(
      kind: .ended, title: launch.termination.title, detail: launch.termination.message.said,
      anchor: anchor(launch, "end"))
  }
}

extension ArchiveTree {
  /// The number of objects and the size of the file: `4 objects, 1.2 kB`.
  package var sizeText: String {
    CountText.objects(objectCount) + RunPhrase.comma.text + CountText.bytes(byteCount)
  }
}

extension Termination {
  /// The ending in a word or two.
  package var title: String { phrase.text }

  private var phrase: StoryPhrase {
    switch self {
    case .killedAtEnd, .terminated: .killed
    case .forceQuit: .forceQuit
    case .crashed: .crashed
    case .exited: .exited
    case .threw: .failed
    case .signalled: .died
    case .timedOut, .outputLimitExceeded, .processLimitExceeded, .memoryLimitExceeded,
      .fileLimitExceeded, .diskLimitExceeded, .traceLimitExceeded, .recordLost:
      .stopped
    }
  }
}
