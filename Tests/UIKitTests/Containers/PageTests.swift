import RunRecord
import Testing

/// Page controllers (uikit-restoration 4).
@Suite struct PageTests {
  private static func app(encode: String, decode: String) -> AppProgram {
    AppProgram(
      root: """
        let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.restorationIdentifier = "book"
        return book
        """,
      code: """

        class Page: UIViewController {
          var number: Int
          init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "page"
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewWillAppear(_ animated: Bool) { print("page", number, "appears") }
          override func viewDidDisappear(_ animated: Bool) { print("page", number, "is gone") }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
          }
        }

        class Book: UIPageViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([Page(number: 1)], direction: .forward, animated: false)
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            \(encode)
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            \(decode)
          }
        }
        """,
      launches: [
        """
        let book = app.rootViewController as! Book
        book.setViewControllers([Page(number: 2)], direction: .forward, animated: true) { print($0) }
        app.enterBackground()
        """,
        "print((app.visibleViewController as! Page).number)",
      ])
  }

  // uikit-restoration 4: nothing about its pages.
  @Test(.pins("4.page.1"))
  func savesNothingOfItsPages() async throws {
    let run = try await Self.app(encode: "", decode: "").run()
    #expect(
      run.launches[0].output
        == "page 1 appears\npage 2 appears\npage 1 is gone\ntrue\n")
    #expect(run.launches[0].savedPaths == ["book"])
    #expect(
      run.launches[0].decisions.contains(
        "book/:[0]:/page: skipped, its container did not encode a reference to it"))
    #expect(run.launches[1].output == "page 1 appears\n1\n")
  }

  // uikit-restoration 4: the app encodes what the page is made from, and sets the page in decode.
  @Test(.pins("4.page.2"))
  func comesBackToThePageThatTheAppSaved() async throws {
    let run = try await Self.app(
      encode: #"coder.encode((viewControllers!.first as! Page).number, forKey: "page")"#,
      decode: """
        let page = Page(number: coder.decodeInteger(forKey: "page"))
        setViewControllers([page], direction: .forward, animated: false)
        """
    ).run()
    #expect(run.launches[1].output == "page 2 appears\n2\n")
  }

  // uikit-restoration 3.6: in an app with a page controller, pages load their views before anything decodes;
  // nothing that a page saves is needed for it.
  @Test(arguments: [
    "let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)\nbook.setViewControllers([Page()], direction: .forward, animated: false)",
    "let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)",
  ])
  func aPageThatSavesNothingFindsItsViewWhenItDecodes(makeBook: String) async throws {
    let run = try await AppProgram(
      root: """
        \(makeBook)
        book.restorationIdentifier = "book"
        return book
        """,
      delegate: """
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
          coder.encode((window?.rootViewController as! UIPageViewController).viewControllers!.first!, forKey: "page")
        }
        func application(
          _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String],
          coder: NSCoder
        ) -> UIViewController? {
          let book = window?.rootViewController as! UIPageViewController
          return path.last == "page" ? book.viewControllers?.first : book
        }
        """,
      code: """

        class Page: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "page"
          }
          required init?(coder: NSCoder) { fatalError() }
          override func encodeRestorableState(with coder: NSCoder) {}
          override func decodeRestorableState(with coder: NSCoder) { print("view", isViewLoaded) }
        }
        class Book: UIPageViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([Page()], direction: .forward, animated: false)
          }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[1].output == "view true\n")
  }

  // uikit-restoration 2.4: a referenced page gets a path below the page controller, with a marker.
  @Test(.pins("2.4.5", "4.page.2"))
  func givesAReferencedPageAPath() async throws {
    let run = try await Self.app(
      encode: #"coder.encode(viewControllers!.first, forKey: "page")"#, decode: ""
    ).run()
    #expect(run.launches[0].savedPaths == ["book", "book/:[0]:/page"])
  }
}
