import KeyedArchive
import RunRecord
import Testing

/// What a scroll view saves by itself (uikit-restoration 4), and views with identifiers (1.4).
@Suite struct ScrollViewTests {
  private static let page = """
    class Page: UIViewController {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.restorationIdentifier = "scroll"
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        scrollView.maximumZoomScale = 4
        view.addSubview(scrollView)
      }
      var state: String { "\\(scrollView.zoomScale) \\(NSCoder.string(for: scrollView.contentInset)) \\(NSCoder.string(for: scrollView.contentOffset))" }
    }
    """

  // 4, UIScrollView: zoomScale, contentInset, contentOffset.
  @Test(.pins("4.scroll.1", "4.scroll.2", "4.scroll.3", "6.4.13"))
  func restoresZoomScaleInsetAndOffset() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        print(page.state)
        page.scrollView.zoomScale = 2.5
        page.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        page.scrollView.contentOffset = CGPoint(x: 10.5, y: 320)
        app.enterBackground()
        """,
        "print(page.state, NSCoder.string(for: page.scrollView.bounds))",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page", "page/scroll"])
    #expect(
      run.launches[0].savedValues("page/scroll") == [
        "kUIScrollViewZoomScaleKey": .real(2.5),
        "kUIScrollViewContentInsetKey": .string("{1, 2, 3, 4}"),
        "kUIScrollViewContentOffsetKey": .string("{10.5, 320}"),
      ])
    #expect(run.launches[0].output == "1.0 {0, 0, 0, 0} {0, 0}\n")
    #expect(
      run.launches[1].output
        == "2.5 {1, 2, 3, 4} {10.5, 320} {{10.5, 320}, {100, 200}}\n")
  }

  // 1.4: a view needs an identifier of its own.
  @Test(.pins("1.4.1"))
  func savesNothingWithoutAnIdentifierOfItsOwn() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        page.scrollView.restorationIdentifier = nil
        page.scrollView.contentOffset.y = 320
        app.enterBackground()
        """,
        "print(page.scrollView.contentOffset.y)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page"])
    #expect(run.launches[1].output == "0.0\n")
  }

  // 1.4: a controller's own view is saved as those in it are.
  @Test(.pins("1.4.1", "P4.4d"))
  func restoresAControllersOwnView() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          override func loadView() {
            view = UIScrollView(frame: UIScreen.main.bounds)
            view.restorationIdentifier = "all"
          }
        }
        """,
      launches: [
        "(page.view as! UIScrollView).contentOffset.y = 70; app.enterBackground()",
        "print((page.view as! UIScrollView).contentOffset.y)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page", "page/all"])
    #expect(run.launches[1].output == "70.0\n")
  }

  @Test(.pins("4.scroll.3"))
  func restoresANestedOneAndTheOneAroundIt() async throws {
    let run = try await AppProgram(
      root: #"named(Page(), "page")"#,
      code: """
        class Page: UIViewController {
          let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
          override func viewDidLoad() {
            super.viewDidLoad()
            for (name, scrollView) in [("outer", outer), ("inner", inner)] {
              scrollView.restorationIdentifier = name
              scrollView.contentSize = CGSize(width: 100, height: 1000)
            }
            view.addSubview(outer)
            outer.addSubview(inner)
          }
        }
        """,
      launches: [
        """
        let page = app.rootViewController as! Page
        page.outer.contentOffset.y = 150
        page.inner.contentOffset.y = 70
        app.enterBackground()
        """,
        "let page = app.rootViewController as! Page\nprint(page.outer.contentOffset.y, page.inner.contentOffset.y)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page", "page/outer", "page/inner"])
    #expect(run.launches[1].output == "150.0 70.0\n")
  }

  @Test func tellsItsDelegateOfScrollingAndZooming() async throws {
    let run = try await AppProgram(
      page: Self.page + """

        class Teller: NSObject, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled", scrollView.contentOffset.y) }
          func scrollViewDidZoom(_ scrollView: UIScrollView) { print("zoomed", scrollView.zoomScale) }
        }
        """,
      launches: [
        """
        let teller = Teller()
        page.scrollView.delegate = teller
        page.scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
        page.scrollView.contentOffset = CGPoint(x: 0, y: 5)
        page.scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
        page.scrollView.setZoomScale(9, animated: false)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "scrolled 5.0\nscrolled 120.0\nzoomed 4.0\n")
  }

  // 4, UIScrollView: what the user zoomed comes back, and the zoomed view with it.
  @Test(.pins("4.scroll.1", "4.scroll.3"))
  func restoresWhatTheUserZoomed() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController, UIScrollViewDelegate {
          let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
          let map = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
          override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.restorationIdentifier = "scroll"
            scrollView.delegate = self
            scrollView.contentSize = map.frame.size
            scrollView.maximumZoomScale = 4
            scrollView.addSubview(map)
            view.addSubview(scrollView)
          }
          func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
          func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { print("begins", view === map) }
          func scrollViewDidZoom(_ scrollView: UIScrollView) { print("zooms", scrollView.zoomScale) }
          func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { print("ends", view === map, scale) }
          var state: String { "\\(scrollView.zoomScale) \\(NSCoder.string(for: scrollView.contentOffset)) \\(NSCoder.string(for: scrollView.contentSize)) \\(NSCoder.string(for: map.frame))" }
        }
        """,
      launches: [
        """
        app.scroll(page.scrollView, to: CGPoint(x: 0, y: 100))
        app.pinch(page.map, scale: 1.5)
        print(page.state)
        app.pinch(page.scrollView, scale: 9)
        print(page.state)
        page.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
        page.scrollView.zoomScale = 2
        page.scrollView.contentOffset = CGPoint(x: 10, y: 320)
        app.enterBackground()
        """,
        "print(page.state)",
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        begins true
        zooms 1.5
        ends true 1.5
        1.5 {100, 250} {600, 900} {{0, 0}, {600, 900}}
        begins true
        zooms 4.0
        ends true 4.0
        4.0 {350, 833.33333333333326} {1600, 2400} {{0, 0}, {1600, 2400}}
        zooms 2.0

        """)
    #expect(
      run.launches[1].output == "zooms 2.0\n2.0 {10, 320} {800, 1200} {{0, 0}, {800, 1200}}\n")
  }

  @Test func aPinchOnWhatCannotBeZoomedDoesNothing() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: ["app.pinch(page.scrollView, scale: 2)\nprint(page.state)"]
    ).run()
    #expect(run.launches[0].output == "1.0 {0, 0, 0, 0} {0, 0}\n")
  }
}
