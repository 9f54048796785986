import Foundation
import RunRecord

/// How a navigation bar looks: by the appearances of the item in front and of the bar, and by what apps set before iOS 13.
///
/// While nothing is scrolled under the bar, the appearances for the edge count. Without one, a color of the standard
/// appearance is not shown there, as since iOS 15.
@MainActor
struct NavigationBarLook {
  private let bar: UINavigationBar

  init(_ bar: UINavigationBar) {
    self.bar = bar
  }

  var ground: DrawnColor {
    let color =
      isAtEdge
      ? edgeAppearance?.backgroundColor : standardAppearance.backgroundColor
    return BarLook.ground(color ?? bar.barTintColor, of: bar)
  }

  var title: DrawnTexts.Style {
    style(
      appearance.titleTextAttributes, bar.titleTextAttributes,
      font: .systemFont(ofSize: 17, weight: .semibold))
  }

  var largeTitle: DrawnTexts.Style {
    style(
      appearance.largeTitleTextAttributes, bar.largeTitleTextAttributes,
      font: .systemFont(ofSize: 34, weight: .bold))
  }

  private var appearance: UINavigationBarAppearance {
    isAtEdge ? edgeAppearance ?? standardAppearance : standardAppearance
  }

  private var standardAppearance: UINavigationBarAppearance {
    bar.topItem?.standardAppearance ?? bar.standardAppearance
  }

  private var edgeAppearance: UINavigationBarAppearance? {
    bar.topItem?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
  }

  private var isAtEdge: Bool {
    guard let content = bar.controller?.topViewController?.contentScrollView else { return true }
    return content.contentOffset.y <= 0 - content.insetAtRest.top
  }

  private func style(
    _ attributes: [NSAttributedString.Key: Any], _ older: [NSAttributedString.Key: Any]?,
    font: UIFont
  ) -> DrawnTexts.Style {
    let attributes = attributes.isEmpty ? older ?? [:] : attributes
    return DrawnTexts.Style(
      font: attributes[.font] as? UIFont ?? font,
      color: attributes[.foregroundColor] as? UIColor ?? .label)
  }
}
