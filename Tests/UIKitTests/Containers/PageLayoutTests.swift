import RunRecord
import Testing

/// Where a page controller places its pages and their dots, in a controller that gives it a frame.
struct PageLayoutTests {
  private static let cases = ScreenCases(
    [
      "dots": """
      let pages = page.show(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), [.red])
      await app.settle()
      let leaf = pages.children[0].view!
      print(pages.view.frame, leaf.frame)
      print(pages.view.subviews.last is UIPageControl, pages.view.subviews.last!.frame)
      page.view.frame.size.height += 100
      print(pages.view.frame.height, leaf.frame.height, pages.view.subviews.last!.frame.minY, pages.spineLocation.rawValue)
      """,
      "two pages": """
      let pages = page.show(
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]), [.red, .green])
      await app.settle()
      print(pages.children.map(\\.view.frame), pages.spineLocation == .mid)
      """,
      "masks": """
      for controller in [UIViewController(), UITableViewController(), UIPageViewController()] {
        print(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      }
      let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), box = UIView(frame: page.view.bounds)
      small.autoresizingMask = .flexibleWidth
      box.addSubview(small)
      box.frame.size.width = 100
      print(small.frame.width)
      """,
    ],
    beside: """
      class Source: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
      }
      let source = Source()

      extension UIViewController {
        /// Sets the pages before any view is loaded, as apps do.
        func show(_ pages: UIPageViewController, _ colors: [UIColor]) -> UIPageViewController {
          pages.dataSource = source
          pages.setViewControllers(colors.map { _ in UIViewController() }, direction: .forward, animated: false)
          addChild(pages)
          pages.view.frame = view.bounds.insetBy(dx: 20, dy: 100)
          view.addSubview(pages.view)
          pages.didMove(toParent: self)
          return pages
        }
      }
      """)

  @Test func placesTheDotsBelowThePagesAndFollowsItsFrame() async throws {
    #expect(
      try await Self.cases.launch("dots").output == """
        (20.0, 100.0, 353.0, 652.0) (0.0, 0.0, 353.0, 615.0)
        true (0.0, 615.0, 353.0, 37.0)
        752.0 715.0 715.0 0

        """)
  }

  @Test func placesTwoPagesBesideASpineInTheMiddle() async throws {
    #expect(
      try await Self.cases.launch("two pages").output
        == "[(0.0, 0.0, 176.5, 652.0), (176.5, 0.0, 176.5, 652.0)] true\n")
  }

  @Test func letsTheViewsOfControllersFollowWhatTheyAreIn() async throws {
    #expect(try await Self.cases.launch("masks").output == "true\ntrue\ntrue\n0.0\n")
  }
}
