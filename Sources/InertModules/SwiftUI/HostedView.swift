// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

/// The name of the view that a hosting controller would show.
enum HostedName {
  /// `ContentView`, also of one with modifiers and in an `AnyView`; `VStack` of a view of the framework's.
  static func of(_ view: Any) -> String {
    let type = (view as? AnyView)?.hosted ?? type(of: view)
    return String(String(describing: type).prefix { $0 != "<" })
  }
}

/// A box with the name of the view that SwiftUI would show in its place.
final class HostedView: UIView {
  private let label = UILabel()

  init(name: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray.cgColor
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(label)
    show(name)
  }

  required init?(coder: NSCoder) { fatalError("no interface file has this view") }

  func show(_ name: String) {
    label.text = "SwiftUI: \(name)"
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    InertFramework.asked(.bodyNotRun, for: name)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 0, height: 0)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width + 2 * Self.margin, height: text.height + 2 * Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }

  private static let margin: CGFloat = 8
}
