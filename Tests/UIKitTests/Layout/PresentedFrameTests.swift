import RunRecord
import Testing

/// Where presented things stand: sheets, popovers, alerts.
@Suite struct PresentedFrameTests {
  private static let page = """
    class Page: UIViewController {
      let button = UIButton(frame: CGRect(x: 150, y: 200, width: 80, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
      }
      func show(_ style: UIModalPresentationStyle, _ size: CGSize = .zero, _ prepare: (UIViewController) -> Void = { _ in }) {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.preferredContentSize = size
        prepare(presented)
        present(presented, animated: false)
        print(NSCoder.string(for: presented.view.convert(presented.view.bounds, to: nil)), NSCoder.string(for: presented.view.safeAreaInsets))
        dismiss(animated: false)
      }
      func alert(_ style: UIAlertController.Style, _ buttons: UIAlertAction.Style...) {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for style in buttons { alert.addAction(UIAlertAction(title: "Button", style: style)) }
        present(alert, animated: false)
        print(NSCoder.string(for: alert.presentationController!.frameOfPresentedViewInContainerView))
        dismiss(animated: false)
      }
    }
    """

  private func outputs(_ launches: [String], on device: String) async throws -> [String] {
    var program = AppProgram(page: Self.page, launches: launches)
    program.conditions = launches.map { _ in LaunchConditions(device: device) }
    return try await program.run().launches.map(\.output)
  }

  @Test func leaveTheTopOfAPhoneInSight() async throws {
    let outputs = try await outputs(
      [
        """
        page.show(.pageSheet)
        page.show(.formSheet)
        page.show(.fullScreen)
        page.show(.popover)
        page.show(.pageSheet) { $0.sheetPresentationController!.detents = [.medium(), .large()] }
        page.show(.pageSheet) { $0.sheetPresentationController!.detents = [.custom { _ in 200 }] }
        page.show(.pageSheet) {
          $0.sheetPresentationController!.detents = [.medium(), .large()]
          $0.sheetPresentationController!.selectedDetentIdentifier = .large
        }
        """,
        """
        let presented = UIViewController()
        presented.sheetPresentationController!.detents = [.medium(), .large()]
        page.present(presented, animated: false)
        let low = presented.view.frame.minY
        presented.sheetPresentationController!.animateChanges { presented.sheetPresentationController!.selectedDetentIdentifier = .large }
        print(low, presented.view.frame.minY)
        app.rotate(to: .landscape)
        print(NSCoder.string(for: presented.view.frame))
        """,
        """
        page.alert(.alert, .default)
        page.alert(.alert, .default, .cancel)
        page.alert(.actionSheet, .default, .cancel)
        """,
      ], on: "iPhone 15")
    #expect(
      outputs == [
        """
        {{0, 69}, {393, 783}} {0, 0, 34, 0}
        {{0, 69}, {393, 783}} {0, 0, 34, 0}
        {{0, 0}, {393, 852}} {59, 0, 34, 0}
        {{0, 69}, {393, 783}} {0, 0, 34, 0}
        {{0, 426}, {393, 426}} {0, 0, 34, 0}
        {{0, 618}, {393, 234}} {0, 0, 34, 0}
        {{0, 69}, {393, 783}} {0, 0, 34, 0}

        """, "426.0 69.0\n{{0, 0}, {852, 393}}\n",
        """
        {{61.666666666666664, 366}, {270, 120}}
        {{61.666666666666664, 366}, {270, 120}}
        {{8, 636.66666666666663}, {377, 181.33333333333337}}

        """,
      ])
  }

  @Test func standInTheMiddleOfAnIPadOrBesideTheirSource() async throws {
    let outputs = try await outputs(
      [
        """
        page.show(.pageSheet)
        page.show(.formSheet)
        page.show(.formSheet, CGSize(width: 400, height: 300))
        func source(_ y: CGFloat, _ directions: UIPopoverArrowDirection = .any) {
          page.button.frame.origin.y = y
          page.show(.popover, CGSize(width: 200, height: 300)) {
            $0.popoverPresentationController!.sourceView = page.button
            $0.popoverPresentationController!.permittedArrowDirections = directions
          }
        }
        source(200)
        source(1000)
        source(500, .left)
        """
      ], on: "iPad Air")
    #expect(
      outputs == [
        """
        {{58, 44}, {704, 1092}} {0, 0, 0, 0}
        {{140, 280}, {540, 620}} {0, 0, 0, 0}
        {{210, 440}, {400, 300}} {0, 0, 0, 0}
        {{90, 253}, {200, 300}} {0, 0, 0, 0}
        {{90, 687}, {200, 300}} {0, 0, 0, 0}
        {{243, 370}, {200, 300}} {0, 0, 0, 0}

        """
      ])
  }
}
