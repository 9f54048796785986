/// The names of an example's files that are not code.
package enum ResourceName {
  /// What the system knows of the app.
  package static let informationPropertyList = "Info.plist"

  /// The storyboard that an app begins with where nothing else says so.
  package static let mainStoryboard = "Main.storyboard"

  /// Whether a file of this name is one of Interface Builder's.
  package static func isInterfaceFile(_ name: String) -> Bool {
    [".storyboard", ".xib"].contains { name.hasSuffix($0) && name.count > $0.count }
  }

  /// Whether an example can have a file of this name.
  static func isValid(_ name: String) -> Bool {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.isPartOfWord || "_-+~. ".unicodeScalars.contains($0)
    }
    return name == informationPropertyList
      || isInterfaceFile(name) && isPlain && !name.hasPrefix(".")
  }
}
