import Foundation
import RunRecord

/// The files of images that the screens of this launch show, each recorded before the first screen that shows it.
@MainActor
enum DrawnPictures {
  private static var known: [Data: Picture?] = [:]
  private static var recorded: Set<String> = []
  private static var byteCount = 0

  /// The name in the record of an image's file; nil for one that no page shows.
  static func name(of data: Data) -> String? {
    if let known = known[data] { return known?.name }
    let picture = Picture(data).flatMap { picture -> Picture? in
      guard byteCount + data.count <= Picture.mostBytesOfLaunch else { return nil }
      byteCount += data.count
      return picture
    }
    known[data] = .some(picture)
    return picture?.name
  }

  /// Records those that a screen shows and that are not in the record yet.
  static func record(for drawing: ScreenDrawing) {
    let names = drawing.namesOfPictures.subtracting(recorded)
    for picture in known.values.compactMap({ $0 }).filter({ names.contains($0.name) })
      .sorted(by: { $0.name < $1.name })
    {
      EventRecorder.recordPicture(picture)
    }
    recorded.formUnion(names)
  }
}
