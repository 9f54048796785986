/// The screens of a launch, each stored once however often it was taken.
package struct TakenScreens: Hashable, Codable, Sendable {
  package private(set) var drawings: [ScreenDrawing] = []

  /// In the order in which they were taken.
  package private(set) var moments: [TakenScreen] = []

  /// The files of images in the drawings, by their names.
  private var pictures: [String: Picture] = [:]

  package init() {}

  /// Adds the file of an image, which later screens show.
  package mutating func add(_ picture: Picture) { pictures[picture.name] = picture }

  /// Adds a screen; nil stands for the one before.
  ///
  /// - Parameter eventCount: How many events of the launch had happened.
  package mutating func add(_ drawing: ScreenDrawing?, at moment: ScreenMoment, eventCount: Int) {
    guard let index = drawing.map({ self.index(of: $0) }) ?? moments.last?.drawing else { return }
    moments.append(TakenScreen(moment: moment, drawing: index, eventCount: eventCount))
  }

  /// Changes the elements of all screens; which were taken when stays.
  package mutating func changeElements(_ change: (inout ScreenDrawing) -> Void) {
    for index in drawings.indices { change(&drawings[index]) }
  }

  private mutating func index(of drawing: ScreenDrawing) -> Int {
    let drawing = drawing.showing(pictures)
    if let index = drawings.firstIndex(of: drawing) { return index }
    drawings.append(drawing)
    return drawings.count - 1
  }

  /// Nil only for what no engine writes.
  package func drawing(of taken: TakenScreen) -> ScreenDrawing? {
    drawings.indices.contains(taken.drawing) ? drawings[taken.drawing] : nil
  }
}

/// In JSON each picture is there once.
extension TakenScreens {
  private enum CodingKeys: String, CodingKey {
    case drawings, moments, pictures
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let files = try values.decodeIfPresent([Picture].self, forKey: .pictures) ?? []
    pictures = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
    moments = try values.decode([TakenScreen].self, forKey: .moments)
    drawings = try values.decode([ScreenDrawing].self, forKey: .drawings)
    drawings = drawings.map { $0.showing(pictures) }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(drawings, forKey: .drawings)
    try values.encode(moments, forKey: .moments)
    guard !pictures.isEmpty else { return }
    try values.encode(pictures.values.sorted { $0.name < $1.name }, forKey: .pictures)
  }
}

extension ScreenDrawing {
  /// The same with the files of its images, as far as they are known.
  fileprivate func showing(_ pictures: [String: Picture]) -> ScreenDrawing {
    guard !pictures.isEmpty else { return self }
    var drawing = self
    let names = namesOfPictures
    drawing.pictures = pictures.filter { names.contains($0.key) }
    return drawing
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
