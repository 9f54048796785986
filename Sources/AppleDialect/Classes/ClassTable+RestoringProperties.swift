extension ClassTable {
  /// The arguments of a class's registration for the optional properties of `UIStateRestoring` that it adds to
  /// a class that conforms: Swift fixes there which properties a conformance has.
  func restoringProperties(of description: ClassDescription, as name: String) -> String {
    let protocolName = "UIStateRestoring"
    guard !description.inherited.contains(protocolName), conforms(description, to: protocolName)
    else { return "" }
    return ["restorationParent", "objectRestorationClass"]
      .filter(description.properties.contains)
      .map { ", \($0): { ($0 as? \(name))?.\($0) }" }.joined()
  }
}
