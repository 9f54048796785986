import AppleDialect
import ExampleRunner
import GuideExamples

/// An app of 80 lines as Xcode's users write them, no two with the same text.
struct SampleApp {
  let number: Int

  struct NoExample: Error {}

  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// The app as an example.
  var example: Example {
    get throws {
      var app = AppFolder(root: "Sample\(number)", name: "Sample\(number)")
      app.sources = [
        AppFolder.File(path: "Sample\(number)/App.swift", name: "App.swift", text: text)
      ]
      let extracted = AppExample.extract(from: app, launchedBy: nil)
      guard let example = extracted.examples.first else { throw NoExample() }
      return example
    }
  }

  /// The app as the pass gets it.
  var program: AuthoredProgram { get throws { AuthoredProgram(try example) } }

  private var text: String {
    """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let stack = UINavigationController(rootViewController: ListViewController())
        stack.restorationIdentifier = "Stack"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        return true
      }

      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
    }

    class ListViewController: UITableViewController {
      private var items = (0..<\(number + 10)).map { "Item \\($0)" }

      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "List\(number)"
        title = "Items"
        tableView.restorationIdentifier = "Table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
      }

      @objc private func add() {
        items.append("Item \\(items.count)")
        tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
      }

      @objc private func changed(_ notification: Notification) { tableView.reloadData() }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(DetailViewController(item: items[indexPath.row]), animated: true)
      }
    }

    class DetailViewController: UIViewController, UIViewControllerRestoration {
      @IBOutlet private weak var label: UILabel?
      @IBInspectable var margin: CGFloat = \(number)
      private var item: String

      init(item: String) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Detail"
        restorationClass = DetailViewController.self
      }

      @IBAction func close(_ sender: Any?) { dismiss(animated: true) }

      override func viewDidLoad() { super.viewDidLoad(); label?.text = item }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        (coder.decodeObject(forKey: "item") as? String).map(DetailViewController.init)
      }
    }

    extension DetailViewController {
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item, forKey: "item")
      }
    }

    """
  }
}
