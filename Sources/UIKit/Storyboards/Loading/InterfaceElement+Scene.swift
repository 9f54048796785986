extension InterfaceElement {
  /// The identifier of a controller's scene; nil for an element that is not a scene.
  ///
  /// A scene without storyboard identifier has the one that Interface Builder's compiler gives it,
  /// of its controller's class in UIKit and its object identifier: `UIViewController-BYZ-38-t0r`.
  var sceneIdentifier: String? {
    if let own = self["storyboardIdentifier"], !own.isEmpty { return own }
    return self["id"].map { "UI\(name.prefix(1).uppercased())\(name.dropFirst())-\($0)" }
  }
}
