// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

/// Shows a box with the name of the view: the view's body doesn't run, and nothing of it is saved or restored.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content {
    didSet { (viewIfLoaded as? HostedView)?.show(HostedName.of(rootView)) }
  }

  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("a subclass in a storyboard has to call super.init(coder:rootView:)")
  }

  open override func loadView() { view = HostedView(name: HostedName.of(rootView)) }

  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Fills a cell with a box that has the name of the view.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let name: String

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self, name: name)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func background<S: ShapeStyle>(_ style: S) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  @preconcurrency @MainActor
  public init(@ViewBuilder content: () -> Content) { self.init(name: HostedName.of(content())) }
}

/// The view in a cell.
private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private let hosted: HostedView

  init(_ configuration: any UIContentConfiguration, name: String) {
    self.configuration = configuration
    hosted = HostedView(name: name)
    super.init(frame: .zero)
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { fatalError("no interface file has this view") }

  override var intrinsicContentSize: CGSize { hosted.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
  }
}
