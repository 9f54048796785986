import RunRecord
import Testing

/// Properties of UIKit's own objects, observed by key paths.
@Suite struct ObservingTests {
  @Test func changesOfViewsControlsAndControllersAreTold() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
          let button = UIButton(type: .system)
          let label = UILabel()
          var observations: [NSKeyValueObservation] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            view.addSubview(button)
            observations = [
              scroll.observe(\\.contentOffset, options: [.old, .new]) { view, change in print("offset", change.oldValue!.y, change.newValue!.y) },
              observe(\\.scroll.contentSize, options: .new) { _, change in print("size", change.newValue!.height) },
              scroll.observe(\\.frame) { view, _ in print("frame", view.frame) },
              scroll.observe(\\.isHidden, options: .new) { _, change in print("hidden", change.newValue!) },
              button.observe(\\.isSelected, options: .new) { _, change in print("selected", change.newValue!) },
              button.observe(\\.isHighlighted) { button, _ in print("highlighted", button.isHighlighted) },
              observe(\\.title, options: [.initial]) { page, _ in print("title", page.title ?? "-") },
              label.observe(\\.text) { label, _ in print("text", label.text ?? "-") },
            ]
          }
        }
        """,
      launches: [
        """
        app.tap(page.button)
        page.button.isSelected = true
        page.scroll.contentSize = CGSize(width: 100, height: 900)
        app.scroll(page.scroll, to: CGPoint(x: 0, y: 50))
        page.scroll.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        page.scroll.isHidden = true
        page.title = "New"
        page.label.text = "a"
        page.observations = []
        page.title = "Old"
        page.scroll.contentOffset = .zero
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        title -
        highlighted true
        highlighted false
        selected true
        size 900.0
        offset 0.0 50.0
        frame (5.0, 6.0, 70.0, 80.0)
        hidden true
        title New
        text a

        """)
  }

  @Test func webViewsTellOfTheirProgress() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let web = WKWebView()
          var observations: [NSKeyValueObservation] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            observations = [
              web.observe(\\.title, options: .new) { _, change in print("title", change.newValue!!) },
              web.observe(\\.isLoading, options: .new) { _, change in print("loading", change.newValue!) },
              web.observe(\\.estimatedProgress) { web, _ in print("progress", web.estimatedProgress) },
            ]
          }
        }
        """,
      launches: [
        """
        app.serve("<title>One</title>", at: URL(string: "https://a.example/")!)
        page.web.load(URLRequest(url: URL(string: "https://a.example/")!))
        await app.settle()
        """
      ]
    ).run()
    let lines = run.launches[0].output.split(separator: "\n")
    #expect(lines.first == "loading true")
    #expect(lines.contains("title One"))
    #expect(lines.suffix(2) == ["loading false", "progress 1.0"])
  }
}
