/// The scheme files of a folder's projects and workspaces.
struct SchemeListing {
  /// A scheme's file, with where it is.
  struct Entry: Hashable {
    var name: String

    /// The path of the file below the app's folder.
    var path: String

    /// The project or workspace that holds it: `App.xcodeproj`.
    var holder: String

    /// Whether everyone who has the project has it, and not one user.
    var isShared: Bool
  }

  /// The schemes that all users share first, then those nearest to the folder.
  let entries: [Entry]

  /// - Parameter project: The project whose schemes count; nil for all, and those of workspaces.
  init(_ listing: FolderListing, of project: String?) {
    entries = listing.paths.compactMap(Self.entry).filter { project == nil || $0.holder == project }
      .sorted {
        ($0.isShared ? 0 : 1, $0.path.split(separator: "/").count, $0.path)
          < ($1.isShared ? 0 : 1, $1.path.split(separator: "/").count, $1.path)
      }
  }

  /// The names, each once and in order.
  var names: [String] { Set(entries.map(\.name)).sorted() }

  /// `A.xcodeproj/xcshareddata/xcschemes/S.xcscheme`, `A.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/S.xcscheme`.
  private static func entry(_ path: String) -> Entry? {
    let ending = ".xcscheme"
    guard path.hasSuffix(ending) else { return nil }
    let parts = path.split(separator: "/").map(String.init)
    guard
      let start = parts.lastIndex(where: {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }), parts.dropLast().last == "xcschemes"
    else { return nil }
    // The workspace that each project contains is the project.
    var holder = parts[...start]
    if holder.last == "project.xcworkspace", holder.dropLast().last?.hasSuffix(".xcodeproj") == true
    {
      holder.removeLast()
    }
    return Entry(
      name: String(parts[parts.count - 1].dropLast(ending.count)), path: path,
      holder: holder.joined(separator: "/"), isShared: parts[start + 1] == "xcshareddata")
  }
}
