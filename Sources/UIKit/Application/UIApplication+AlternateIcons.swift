import Foundation

extension UIApplication {
  public var supportsAlternateIcons: Bool { true }

  /// The name of the icon that the app chose; kept as data until the process ends.
  public var alternateIconName: String? { attributes.alternateIconName }

  /// Changes the app's icon to one that its `Info.plist` declares, or back; another fails.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = alternateIconName.flatMap(failure)
    if error == nil { attributes.alternateIconName = alternateIconName }
    guard let completionHandler else { return }
    let answer = SameThread(completionHandler)
    DispatchQueue.main.async { answer.value(error) }
  }

  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if let error = alternateIconName.flatMap(failure) { throw error }
    attributes.alternateIconName = alternateIconName
  }

  private func failure(toShow icon: String) -> CocoaError? {
    let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
    let alternates = icons?["CFBundleAlternateIcons"] as? [String: Any]
    return alternates?[icon] == nil ? CocoaError(.fileNoSuchFile) : nil
  }
}
