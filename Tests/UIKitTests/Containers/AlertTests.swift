import RunRecord
import Testing

/// Alerts, popovers and sheets: what the user does with them, and that they are not saved.
@Suite struct AlertTests {
  // 4, row UIAlertController: not restorable, with an identifier neither.
  @Test(.pins("4.alert.1", "4.popover.1", "4.activity.1"))
  func alertIsNotSaved() async throws {
    let run = try await AppProgram(
      root: "named(UIViewController(), \"root\")",
      code: "class Sheet: UIViewController {}\n",
      launches: [
        """
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.restorationIdentifier = "alert"
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        app.rootViewController!.present(alert, animated: false)
        app.enterBackground()
        """,
        """
        print(app.rootViewController!.presentedViewController == nil)
        let popover = named(Sheet(), "popover")
        popover.modalPresentationStyle = .popover
        app.rootViewController!.present(popover, animated: false)
        app.enterBackground()
        """,
        """
        let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        share.restorationIdentifier = "share"
        share.completionWithItemsHandler = { type, isDone, _, _ in print(type == nil, isDone) }
        app.rootViewController!.present(share, animated: false)
        app.enterBackground()
        app.enterForeground()
        app.pullDownSheet()
        """,
      ]
    ).run()
    #expect(run.launches.map(\.savedPaths) == [["root"], ["root"], ["root"]])
    #expect(
      run.launches.map { $0.decisions.filter { $0.contains("skipped") } } == [
        ["root/alert: skipped, UIKit does not restore objects of its class"],
        ["root/popover: skipped, UIKit does not restore popovers"],
        ["root/share: skipped, UIKit does not restore objects of its class"],
      ])
    #expect(run.launches[1].output == "true\n")
    #expect(run.launches[2].output == "true false\n")
  }

  @Test func userTypesAndTaps() async throws {
    let run = try await AppProgram(
      root: "Root()",
      code: """
        class Root: UIViewController {
          override func viewWillDisappear(_ animated: Bool) { print("root disappears") }
        }
        """,
      launches: [
        """
        let alert = UIAlertController(title: "Name", message: "Which?", preferredStyle: .alert)
        alert.addTextField { field in field.placeholder = "name" }
        alert.addTextField()
        let done = UIAlertAction(title: "Done", style: .default) { action in
          print(action.title!, alert.textFields!.map { $0.text! }, alert.presentingViewController == nil)
        }
        alert.addAction(done)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in print("canceled") })
        alert.preferredAction = done
        app.rootViewController!.present(alert, animated: true) { print("shown", alert.textFields![0].isFirstResponder) }
        app.answerAlert("Done", entering: "Ada", "Lovelace")
        print(app.rootViewController!.presentedViewController == nil, alert.actions.map { $0.title! })
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in print("canceled") })
        app.rootViewController!.present(sheet, animated: true)
        app.answerAlert("Cancel")
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        shown true
        Done ["Ada", "Lovelace"] true
        true ["Done", "Cancel"]
        canceled

        """)
  }

  @Test(arguments: [
    (
      #"app.answerAlert("Later")"#, "The alert has no button \"Later\": it has \"OK\", \"Never\""
    ),
    (#"app.answerAlert("Never")"#, "The alert's button \"Never\" is disabled"),
    (
      "app.rootViewController!.dismiss(animated: false)\napp.answerAlert(\"OK\")",
      "There is no alert on screen to answer with \"OK\""
    ),
    (
      "alert.addAction(UIAlertAction(title: \"C\", style: .cancel))\nalert.addAction(UIAlertAction(title: \"D\", style: .cancel))",
      "UIAlertController can only have one action with the style cancel. UIKit raises an exception here."
    ),
  ])
  func trapsForAnAnswerThatCannotBeGiven(answer: String, message: String) async throws {
    let termination = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let never = UIAlertAction(title: "Never", style: .default)
        never.isEnabled = false
        alert.addAction(never)
        app.rootViewController!.present(alert, animated: false)
        \(answer)
        """
      ]
    ).termination()
    #expect("\(termination)".contains(message))
  }

  @Test func userPullsASheetDownIfTheAppLetsHim() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Guardian: NSObject, UIPopoverPresentationControllerDelegate {
          var allows = false
          func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
          func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { print("will") }
          func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { print("did", presentationController.presentingViewController === presentationController.presentedViewController) }
          func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { print("attempt") }
          func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { print("popover", popoverPresentationController.sourceRect.width) }
          func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
          var style = UIModalPresentationStyle.none
        }
        class Root: UIViewController {
          override func viewDidDisappear(_ animated: Bool) { print("covered") }
        }
        """,
      launches: [
        """
        let root = Root()
        app.window!.rootViewController = root
        let (guardian, sheet) = (Guardian(), UINavigationController(rootViewController: UIViewController()))
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController!.detents = [.medium(), .large()]
        print(sheet.sheetPresentationController!.detents.map { $0.identifier == .medium })
        root.present(sheet, animated: false)
        sheet.presentationController!.delegate = guardian
        print(sheet.presentationController!.presentingViewController === root, sheet.topViewController!.presentationController === sheet.presentationController)
        sheet.isModalInPresentation = true
        print(app.pullDownSheet())
        sheet.isModalInPresentation = false
        root.dismiss(animated: false)

        let popover = UIViewController()
        print(popover.popoverPresentationController == nil)
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController!.delegate = guardian
        popover.popoverPresentationController!.sourceRect = CGRect(x: 0, y: 0, width: 30, height: 10)
        root.present(popover, animated: false)
        print(app.pullDownSheet())
        guardian.allows = true
        print(app.pullDownSheet(), root.presentedViewController == nil)
        let filling = UIViewController()
        filling.modalPresentationStyle = .formSheet
        filling.presentationController!.delegate = guardian
        guardian.style = .fullScreen
        root.present(filling, animated: false)
        print(app.pullDownSheet())
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        [true, false]
        true true
        attempt
        false
        true
        popover 30.0
        attempt
        false
        will
        did true
        true true
        covered
        false

        """)
  }
}
