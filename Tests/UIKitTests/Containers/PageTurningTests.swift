import RunRecord
import Testing

/// Pages that the user turns, and the dots that tell which one is shown.
@Suite struct PageTurningTests {
  private static func app(members: String = "", launch: String) -> AppProgram {
    AppProgram(
      root: "return Book(transitionStyle: .scroll, navigationOrientation: .horizontal)",
      code: """
        class Page: UIViewController {
          let number: Int
          init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidAppear(_ animated: Bool) { print("page", number, "appears") }
        }
        class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            delegate = self
            setViewControllers([Page(number: 2)], direction: .forward, animated: false)
          }
          func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
            let number = (viewController as! Page).number
            return number == 1 ? nil : Page(number: number - 1)
          }
          func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
            let number = (viewController as! Page).number
            return number == 3 ? nil : Page(number: number + 1)
          }
          func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
            print("to", pendingViewControllers.map { ($0 as! Page).number })
          }
          func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
            print("from", previousViewControllers.map { ($0 as! Page).number }, finished, completed)
          }
          \(members)
        }
        """,
      launches: ["let book = app.rootViewController as! Book\n" + launch])
  }

  @Test func theDataSourceGivesThePageAndTheDelegateHearsOfIt() async throws {
    let run = try await Self.app(
      launch: """
        app.turnPage(in: book)
        app.turnPage(in: book)
        app.turnPage(.reverse, in: book)
        print(book.viewControllers!.map { ($0 as! Page).number }, book.view.subviews.contains { $0 is UIPageControl })
        """
    ).run()
    #expect(
      run.launches[0].output == """
        page 2 appears
        to [3]
        page 3 appears
        from [2] true true
        to [2]
        page 2 appears
        from [3] true true
        [2] false

        """)
  }

  @Test func aSwipeAlongThePagesTurnsThem() async throws {
    let run = try await Self.app(
      launch: """
        app.swipe(book.viewControllers![0].view, .left)
        app.swipe(book.view, .up)
        app.swipe(book.view, .right)
        """
    ).run()
    #expect(
      run.launches[0].output == """
        page 2 appears
        to [3]
        page 3 appears
        from [2] true true
        to [2]
        page 2 appears
        from [3] true true

        """)
  }

  // Both methods together make the dots, which are asked for when the app sets pages.
  @Test func theDotsAreAskedForOnceAndFollowTheUser() async throws {
    let run = try await Self.app(
      members: """
        func presentationCount(for pageViewController: UIPageViewController) -> Int { print("count"); return 3 }
          func presentationIndex(for pageViewController: UIPageViewController) -> Int { print("index"); return 1 }
        """,
      launch: """
        let dots = book.view.subviews.compactMap { $0 as? UIPageControl }[0]
        app.turnPage(in: book)
        print(dots.numberOfPages, dots.currentPage)
        app.turnPage(.reverse, in: book)
        app.turnPage(.reverse, in: book)
        print(dots.currentPage, book.children[0].view.frame.maxY == dots.frame.minY, dots.frame.maxY == book.view.bounds.maxY)
        """
    ).run()
    let lines = run.launches[0].output.split(separator: "\n").filter {
      !$0.hasPrefix("page") && !$0.hasPrefix("to") && !$0.hasPrefix("from")
    }
    #expect(lines == ["count", "index", "3 2", "0 true true"])
  }

  @Test func oneMethodAloneMakesNoDots() async throws {
    let run = try await Self.app(
      members:
        "func presentationCount(for pageViewController: UIPageViewController) -> Int { fatalError() }",
      launch: "print(book.view.subviews.contains { $0 is UIPageControl })"
    ).run()
    #expect(run.launches[0].output == "page 2 appears\nfalse\n")
  }
}
