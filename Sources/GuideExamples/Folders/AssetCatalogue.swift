import Foundation

/// The catalogues of assets of an app: the names in them, and the files of their images.
///
/// Xcode compiles a catalogue; here each image becomes a file of the bundle whose name says its scale,
/// as images were kept before there were catalogues, so that `UIImage(named:)` finds it by its name.
struct AssetCatalogue {
  /// An image's file and the name by which the bundle has it.
  struct Image: Hashable {
    var path: String
    var name: String
  }

  private(set) var names: [String] = []
  private(set) var images: [Image] = []

  /// Reads what catalogues hold.
  ///
  /// - Parameters:
  ///   - paths: The files in the catalogues.
  ///   - contents: Reads one of them.
  init(_ paths: [String], contents: (String) -> Data?) {
    let sets = Dictionary(
      grouping: paths.compactMap { path in Self.set(of: path).map { ($0, path) } }
    ) {
      $0.0
    }
    for (set, files) in sets.sorted(by: { $0.key < $1.key }) {
      let name = String(RelativePath.name(of: set).prefix { $0 != "." })
      names.append(name)
      guard set.hasSuffix(".imageset"), let list = contents("\(set)/Contents.json") else {
        continue
      }
      let present = Set(files.map(\.1))
      images += Self.images(in: list, of: set).filter { present.contains($0.path) }
    }
  }

  /// The innermost folder of a path that is an asset: `Assets.xcassets/moe.imageset`.
  private static func set(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    guard let end = parts.lastIndex(where: { $0.hasSuffix("set") && $0.contains(".") }) else {
      return nil
    }
    return parts[...end].joined(separator: "/")
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {}

      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [Appearance]?
    }

    var images: [Entry]?
  }

  /// A file for each scale: of those for all devices, else of those for phones; none of those for the
  /// dark alone.
  private static func images(in list: Data, of set: String) -> [Image] {
    // What is no list of images has none.
    let entries = (try? JSONDecoder().decode(Contents.self, from: list))?.images ?? []
    let name = RelativePath.name(of: set).prefix { $0 != "." }
    var seen = Set<String>()
    return ["universal", "iphone", "ipad"].flatMap { idiom in
      entries.filter { ($0.idiom ?? "universal") == idiom && $0.appearances == nil }
    }
    .compactMap { entry in
      let scale = entry.scale.map { $0 == "1x" ? "" : "@\($0)" } ?? ""
      guard let file = entry.filename, seen.insert(scale).inserted else { return nil }
      return Image(
        path: "\(set)/\(file)", name: "\(name)\(scale).\(RelativePath.ending(of: file))")
    }
  }
}
