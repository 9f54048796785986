import Foundation
import RunRecord
import Testing

/// What older public apps use and the engine lacked once: it compiles, and does what can be seen of it.
@Suite struct OlderSymbolsTests {
  private static let code = """
    import UIKit

    class Worker: Thread {
      override func main() { print("worker", Thread.isMainThread) }
    }
    class Translations: Bundle, @unchecked Sendable {
      override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { "<\\(key)>" }
    }
    class Pad: UIInputView {}
    class Dragger: NSObject, UIDragInteractionDelegate {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] { [] }
    }
    class Dropper: NSObject, UIDropInteractionDelegate {
      func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool { true }
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
      }
      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {}
    }
    class Tabs: UITabBarController {
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { print("selects", item) }
    }
    class Window: UIWindow {
      override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    }
    class List: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
      let background = DispatchSemaphore(value: 0)
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
        tableView.indicatorStyle = .white
        let search = UISearchController(searchResultsController: nil)
        let token = UISearchToken(icon: nil, text: "Tag")
        search.searchBar.searchTextField.tokens = [token]
        search.searchBar.searchTextField.insertToken(token, at: 0)
        let field = UITextField()
        field.inputView = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 200), inputViewStyle: .keyboard)
        _ = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        view.layer.cornerCurve = .continuous
        _ = UITextChecker.availableLanguages
        ("hi" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        "hi".draw(in: .zero, withAttributes: nil)
        let box = "hi".boundingRect(
          with: CGSize(width: 100, height: 100), options: [.usesLineFragmentOrigin, .usesFontLeading],
          attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil)
        print(box.width > 0)
        performSelector(inBackground: #selector(work), with: nil)
        background.wait()
        _ = UIImage(named: "x", in: nil, compatibleWith: nil)
        _ = UIImage(named: "x", in: Bundle.main, compatibleWith: traitCollection)
        if let star = UIImage(systemName: "star") {
          _ = star.imageFlippedForRightToLeftLayoutDirection()
          _ = star.withHorizontallyFlippedOrientation()
        }
        let command = UIKeyCommand(title: "Find", action: #selector(work), input: "f", modifierFlags: [.command, .numericPad])
        command.discoverabilityTitle = "Find in note"
        print(command.title, command.input ?? "", UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(work), discoverabilityTitle: "Close").discoverabilityTitle ?? "")
        print(UIMenu(title: "", children: [command, UICommand(title: "Copy", action: #selector(work))]).children.map(\\.title))
        let direction: UIUserInterfaceLayoutDirection = UIApplication.shared.userInterfaceLayoutDirection
        print(direction == .leftToRight, UIControl.State([.application, .selected]).contains(.application))
        let text = UITextView()
        text.dataDetectorTypes = [.link, .phoneNumber]
        let button = UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem = button
        print(button, [button])
        view.addInteraction(UIDragInteraction(delegate: Dragger()))
        view.addInteraction(UIDropInteraction(delegate: Dropper()))
        let fonts = UIFontPickerViewController(configuration: UIFontPickerViewController.Configuration())
        fonts.modalPresentationStyle = .popover
        fonts.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        let worker = Worker()
        worker.start()
        while !worker.isFinished { usleep(1000) }
        print(Translations(path: Bundle.main.bundlePath)!.localizedString(forKey: "a", value: nil, table: nil))
        print(UIApplication.shared.openURL(URL(string: "nothing://a")!))
      }
      @objc func work() {
        print("work", Thread.isMainThread)
        background.signal()
      }
      func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
        item.localObject = 1
        return [item]
      }
      func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        for item in coordinator.items { _ = (item.sourceIndexPath, coordinator.destinationIndexPath) }
      }
      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    }
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        window = Window(frame: UIScreen.main.bounds)
        let tabs = Tabs()
        tabs.viewControllers = [UINavigationController(rootViewController: List()), UIViewController()]
        tabs.viewControllers?[1].title = "Other"
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  @Test func whatOlderAppsUseCompilesAndRuns() async throws {
    let run = try await AppProgram(code: Self.code, launches: ["app.tapTab(\"Other\")"]).run()
    #expect(
      run.launches[0].output == """
        true
        work false
        Find f Close
        ["Find", "Copy"]
        true true
        <UIBarButtonItem: #1> [<UIBarButtonItem: #1>]
        worker false
        <a>
        false
        selects <UITabBarItem: #1>

        """)
  }
}
