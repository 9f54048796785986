import Foundation

/// The dots below pages that scroll from left to right.
extension UIPageViewController {
  /// The room below the pages that the dots take.
  private static let indicatorHeight: CGFloat = 37

  /// Asks how many dots there are and which of them is marked, as after each time that the app sets
  /// pages; only a data source that tells both is asked.
  func askForIndicator() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let source = dataSource as? NSObject,
      ["presentationCount(for:)", "presentationIndex(for:)"].allSatisfy({
        AppClasses.implement($0, by: source)
      })
    else { return }
    let dots = indicator ?? UIPageControl(frame: .zero)
    dots.numberOfPages = dataSource.presentationCount(for: self)
    dots.currentPage = dataSource.presentationIndex(for: self)
    indicator = dots
    placePages()
  }

  /// Where the pages are: above the dots.
  var frameOfPages: CGRect {
    var frame = viewIfLoaded?.bounds ?? .zero
    if indicator != nil { frame.size.height -= Self.indicatorHeight }
    return frame
  }

  /// Gives the pages and their dots the room that the view has.
  func placePages() {
    guard let view = viewIfLoaded else { return }
    for page in children { page.viewIfLoaded?.frame = frame(ofVisibleChild: page) }
    guard let indicator else { return }
    if indicator.superview !== view { view.addSubview(indicator) }
    indicator.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    indicator.frame = CGRect(
      x: 0, y: frameOfPages.maxY, width: view.bounds.width, height: Self.indicatorHeight)
  }
}
