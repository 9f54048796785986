import Foundation

/// The catalogs of assets of an app: the names in them, and the files of their images.
///
/// Xcode compiles a catalog; here each image becomes a file of the bundle whose name says its scale,
/// as images were kept before there were catalogs, so that `UIImage(named:)` finds it by its name.
struct AssetCatalogue {
  /// An image's file and the name by which the bundle has it.
  struct Image: Hashable {
    var path: String
    var name: String
  }

  private(set) var names: [String] = []
  private(set) var images: [Image] = []

  /// Reads what catalogs hold.
  ///
  /// - Parameters:
  ///   - paths: The files in the catalogs.
  ///   - contents: Reads one of them.
  init(_ paths: [String], contents: (String) -> Data?) {
    let sets = Dictionary(
      grouping: paths.compactMap { path in Self.set(of: path).map { ($0, path) } }
    ) {
      $0.0
    }
    for (set, files) in sets.sorted(by: { $0.key < $1.key }) {
      let name = Self.namespace(of: set, contents) + RelativePath.name(of: set).prefix { $0 != "." }
      names.append(name)
      guard set.hasSuffix(".imageset"), let list = contents("\(set)/Contents.json") else {
        continue
      }
      let present = Set(files.map(\.1))
      images += Self.images(in: list, of: set, name).filter { present.contains($0.path) }
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

  /// The names of the folders around an asset that say that they are a part of its name: `Icons/`.
  private static func namespace(of set: String, _ contents: (String) -> Data?) -> String {
    let parts = set.split(separator: "/").dropLast()
    guard let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return "" }
    return parts.indices.dropFirst(catalogue - parts.startIndex + 1).filter { index in
      let folder = parts[...index].joined(separator: "/")
      // What is not a description of a folder says nothing.
      let list = contents("\(folder)/Contents.json").flatMap {
        try? JSONDecoder().decode(Contents.self, from: $0)
      }
      return list?.properties?.providesNamespace == true
    }
    .map { parts[$0] + "/" }.joined()
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?

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
  private static func images(in list: Data, of set: String, _ name: String) -> [Image] {
    // What is not a list of images has none.
    let entries = (try? JSONDecoder().decode(Contents.self, from: list))?.images ?? []
    var seen = Set<String>()
    return ["universal", "iphone", "ipad"].flatMap { idiom in
      entries.filter { ($0.idiom ?? "universal") == idiom && $0.appearances == nil }
    }
    .compactMap { entry in
      // Part of a file's name, so none but those that Xcode writes.
      let scales = ["1x": "", "2x": "@2x", "3x": "@3x"]
      guard let scale = scales[entry.scale ?? "1x"], let file = entry.filename,
        seen.insert(scale).inserted
      else { return nil }
      return Image(
        path: "\(set)/\(file)", name: "\(name)\(scale).\(RelativePath.termination(of: file))")
    }
  }
}
