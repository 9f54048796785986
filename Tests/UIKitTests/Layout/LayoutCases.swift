import RunRecord
import Testing

/// Cases of one app: each is a launch of its own, in which views are laid out on a page of 393 by 852 points.
///
/// All cases of a suite are compiled once.
struct LayoutCases {
  private let outputs: Task<[String: String], any Error>

  init(_ cases: KeyValuePairs<String, String>) {
    let names = cases.map(\.key)
    let program = AppProgram(
      page: Self.page,
      launches: cases.map { "let view = page.view!\n\($0.value)" })
    outputs = Task {
      let run = try await program.run()
      return Dictionary(
        uniqueKeysWithValues: zip(
          names,
          run.launches.map { launch in
            (launch.warnings + [launch.output]).joined(separator: "\n")
          }))
    }
  }

  /// Checks what a case printed, below the warnings of its launch.
  func check(
    _ name: String, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let output = try #require(try await outputs.value[name])
    #expect(output == expected, sourceLocation: sourceLocation)
  }

  private static let page = """
    class Page: UIViewController {}

    /// A view without content, which constraints place.
    func box(in view: UIView) -> UIView {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      return box
    }

    /// A view with content of a size.
    class Sized: UIView {
      var content = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { content }
    }

    func sized(_ width: CGFloat, _ height: CGFloat) -> Sized {
      let view = Sized()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.content = CGSize(width: width, height: height)
      return view
    }

    func show(_ views: UIView...) {
      views.first?.window?.layoutIfNeeded()
      for view in views { print(NSCoder.string(for: view.frame)) }
    }
    """
}
