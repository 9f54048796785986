import UIKit

class FileListViewController: UITableViewController, UIViewControllerRestoration {
  let folder: String
  let names = ["Invoices", "Letters", "Pictures"]

  init(folder: String) {
    self.folder = folder
    super.init(style: .plain)
    title = folder
    restorationIdentifier = "Files"
    restorationClass = FileListViewController.self
  }

  required init?(coder: NSCoder) { fatalError("The screens are made in code") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    (coder.decodeObject(of: NSString.self, forKey: "folder") as String?)
      .map(FileListViewController.init)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(folder, forKey: "folder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "File")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "File", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let list = FileListViewController(folder: names[indexPath.row])
    navigationController?.pushViewController(list, animated: true)
  }
}

class MenuViewController: UIViewController {}

class MenuScreen: UIViewController, UIViewControllerRestoration {
  static let all: [String: MenuScreen.Type] = [
    "Uploads": UploadsViewController.self, "Recents": RecentsViewController.self,
    "Categories": CategoriesViewController.self,
  ]

  required init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    restorationIdentifier = name
    restorationClass = MenuScreen.self
  }

  required init?(coder: NSCoder) { fatalError("The screens are made in code") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard let name = identifierComponents.last else { return nil }
    return all[name]?.init(name: name)
  }
}

class RecentsViewController: MenuScreen {}

class UploadsViewController: MenuScreen {
  let onlyFailed = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    onlyFailed.accessibilityLabel = "Only failed"
    onlyFailed.frame.origin = CGPoint(x: 20, y: 120)
    view.addSubview(onlyFailed)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(onlyFailed.isOn, forKey: "onlyFailed")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    onlyFailed.isOn = coder.decodeBool(forKey: "onlyFailed")
  }
}

class CategoriesViewController: MenuScreen {
  let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = "New category"
    name.borderStyle = .roundedRect
    name.frame = CGRect(x: 20, y: 120, width: 353, height: 40)
    view.addSubview(name)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(name.text, forKey: "name")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    name.text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
  }
}

class ShareViewController: UIViewController, UIViewControllerRestoration {
  let rights = UISegmentedControl(items: ["Read", "Write", "Manage"])

  required init() {
    super.init(nibName: nil, bundle: nil)
    title = "Share"
    restorationIdentifier = "Share"
    restorationClass = ShareViewController.self
  }

  required init?(coder: NSCoder) { fatalError("The screens are made in code") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { ShareViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rights.accessibilityLabel = "Rights"
    rights.selectedSegmentIndex = 0
    rights.frame = CGRect(x: 20, y: 80, width: 353, height: 32)
    view.addSubview(rights)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(rights.selectedSegmentIndex, forKey: "rights")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    rights.selectedSegmentIndex = coder.decodeInteger(forKey: "rights")
  }
}

class MainViewController: UITabBarController {
  let files = UINavigationController(rootViewController: FileListViewController(folder: "Drive"))
  let menu = UINavigationController(rootViewController: MenuViewController())

  func fill() {
    restorationIdentifier = "Main"
    files.restorationIdentifier = "FilesStack"
    menu.restorationIdentifier = "MenuStack"
    menu.viewControllers[0].restorationIdentifier = "Menu"
    menu.viewControllers[0].title = "Menu"
    files.tabBarItem.title = "Files"
    menu.tabBarItem.title = "Menu"
    viewControllers = [files, menu]
  }
}
