import Foundation

extension UITraitCollection {
  /// The traits of the device with a window of a size.
  @MainActor
  static func ofWindow(size: CGSize) -> UITraitCollection {
    let classes = ScreenSize.sizeClasses(of: size)
    return UITraitCollection(
      Traits(
        idiom: Device.idiom, horizontal: classes.horizontal, vertical: classes.vertical,
        scale: ScreenSize.scale, style: .light, direction: .leftToRight,
        forceTouch: .unavailable, textSize: UserTextSize.current))
  }

  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    other.map { UITraitCollection(traits.overridden(by: $0.traits)) } ?? self
  }
}

extension UIView {
  /// The traits that a view has by its place: those of its controller, of the view that holds it,
  /// of the screen.
  var traitsByPlace: UITraitCollection {
    let around = (viewController ?? superview as (any UITraitEnvironment)?) ?? UIScreen.main
    let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return around.traitCollection.overridden(by: own)
  }
}

extension UIWindow {
  func traits(forSize size: CGSize) -> UITraitCollection {
    let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return .ofWindow(size: size).overridden(by: own)
  }
}

extension UIViewController {
  /// The traits that a controller has by its place: those of its container, with what that
  /// one overrides for it; of the window of what presents it; of its window; of the screen.
  var traitsByPlace: UITraitCollection {
    traitsAround.overridden(by: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
  }

  private var traitsAround: UITraitCollection {
    if let parent {
      return parent.traits(forChild: self, with: parent.traitCollection)
    }
    let window = sequence(first: self) { $0.parent ?? $0.presenter }
      .lazy.compactMap(\.windowOfRoot).first
    let traits = (window ?? UIScreen.main as any UITraitEnvironment).traitCollection
    return presenter == nil ? traits : traits.overridden(by: traitsOfPresentation(in: traits))
  }

  /// The traits of a child where its container has `traits`.
  func traits(
    forChild child: UIViewController, with traits: UITraitCollection
  ) -> UITraitCollection {
    traits.overridden(by: traitsOfContainer(forChild: child))
      .overridden(by: overrideTraitCollection(forChild: child))
  }

  /// A form sheet and a popover are narrow, on a wide screen too.
  private func traitsOfPresentation(in traits: UITraitCollection) -> UITraitCollection? {
    guard modalPresentationStyle == .formSheet || modalPresentationStyle == .popover else {
      return nil
    }
    return UITraitCollection(horizontalSizeClass: .compact)
  }
}
