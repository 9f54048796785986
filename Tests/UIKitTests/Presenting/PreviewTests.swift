import RunRecord
import Testing

/// Previews by a hard press, which no screen here feels.
@Suite struct PreviewTests {
  @Test func areRegisteredAndNotAskedFor() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController, UIViewControllerPreviewingDelegate {
          func previewingContext(
            _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
          ) -> UIViewController? {
            print("asked")
            return Page()
          }
          func previewingContext(
            _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
          ) {
            print("asked")
          }
          override var previewActionItems: [UIPreviewActionItem] {
            [UIPreviewAction(title: "Keep", style: .default) { action, _ in print(action.title) }]
          }
        }
        """,
      launches: [
        """
        let context = page.registerForPreviewing(with: page, sourceView: page.view)
        print(context.sourceView === page.view, context.sourceRect == page.view.bounds, context.delegate === page)
        app.longPress(page.view)
        page.unregisterForPreviewing(withContext: context)
        let action = page.previewActionItems[0] as! UIPreviewAction
        action.handler(action, page)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true true\nKeep\n")
  }
}
