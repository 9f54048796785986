/// The screens of a launch, each stored once however often it was taken.
package struct TakenScreens: Hashable, Codable, Sendable {
  package private(set) var drawings: [ScreenDrawing] = []

  /// In the order in which they were taken.
  package private(set) var moments: [TakenScreen] = []

  package init() {}

  /// Adds a screen; nil stands for the one before.
  ///
  /// - Parameter eventCount: How many events of the launch had happened.
  package mutating func add(_ drawing: ScreenDrawing?, at moment: ScreenMoment, eventCount: Int) {
    guard let index = drawing.map({ self.index(of: $0) }) ?? moments.last?.drawing else { return }
    moments.append(TakenScreen(moment: moment, drawing: index, eventCount: eventCount))
  }

  private mutating func index(of drawing: ScreenDrawing) -> Int {
    if let index = drawings.firstIndex(of: drawing) { return index }
    drawings.append(drawing)
    return drawings.count - 1
  }

  /// Nil only for what no engine writes.
  package func drawing(of taken: TakenScreen) -> ScreenDrawing? {
    drawings.indices.contains(taken.drawing) ? drawings[taken.drawing] : nil
  }
}

extension LaunchRecord {
  /// The last screen that was taken at a moment, or at any; nil for none.
  package func drawing(at moment: ScreenMoment?) -> ScreenDrawing? {
    drawings.moments.last { moment == nil || $0.moment == moment }
      .flatMap { drawings.drawing(of: $0) }
  }
}

extension RunRecord {
  /// What the user found after the last launch that may have brought something back; nil for an app that was launched
  /// once.
  package var screenThatCameBack: ScreenDrawing? {
    launches.last { $0.number > 1 }?.drawing(at: .settled)
  }
}

extension ScreenMoment {
  /// As a fence names it behind `at=`.
  package var word: String {
    switch self {
    case .settled: "settled"
    case .step(let label): label.contains(" ") ? "\"\(label)\"" : label
    case .saved: "saved"
    case .ended: "ended"
    }
  }
}

/// When a screen was taken, and which it is.
package struct TakenScreen: Hashable, Codable, Sendable {
  package var moment: ScreenMoment

  /// Its place in the launch's `drawings`.
  package var drawing: Int

  /// How many events of its launch had happened.
  package var eventCount: Int
}

/// When a screen is taken.
package enum ScreenMoment: Hashable, Codable, Sendable {
  /// The app was launched and had nothing more to do; the user has not touched it yet.
  case settled
  /// At a stop that the author has named.
  case step(String)
  /// The app is in the background: the system takes its snapshot.
  case saved
  /// The process ends in front of the user.
  case ended
}
