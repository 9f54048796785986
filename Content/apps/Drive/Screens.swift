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

/// A screen that is made again by its name.
class NamedScreen: UIViewController, UIViewControllerRestoration {
  static let all: [String: NamedScreen.Type] = [
    "Settings": NamedScreen.self, "Uploads": UploadsViewController.self,
    "Recent activity": NamedScreen.self,
    "Share": NamedScreen.self, "Link": NamedScreen.self, "Invite": InviteViewController.self,
    "Categories": NamedScreen.self, "Edit category": EditCategoryViewController.self,
    "Drop box": NamedScreen.self, "Choose folder": NamedScreen.self,
  ]

  static func make(_ name: String) -> NamedScreen? { all[name]?.init(name: name) }

  required init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    restorationIdentifier = name
    restorationClass = NamedScreen.self
  }

  required init?(coder: NSCoder) { fatalError("The screens are made in code") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last.flatMap(make)
  }
}

class UploadsViewController: NamedScreen {
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

class InviteViewController: NamedScreen {
  let rights = UISegmentedControl(items: ["Read", "Write", "Manage"])
  let message = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rights.accessibilityLabel = "Rights"
    rights.selectedSegmentIndex = 0
    rights.frame = CGRect(x: 20, y: 120, width: 353, height: 32)
    message.accessibilityLabel = "Message"
    message.frame = CGRect(x: 20, y: 170, width: 353, height: 200)
    view.addSubview(rights)
    view.addSubview(message)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(rights.selectedSegmentIndex, forKey: "rights")
    coder.encode(message.text, forKey: "message")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    rights.selectedSegmentIndex = coder.decodeInteger(forKey: "rights")
    message.text = coder.decodeObject(of: NSString.self, forKey: "message") as String?
  }
}

class EditCategoryViewController: NamedScreen {
  let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = "Name"
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

/// A stack that is presented over the tabs.
class SheetController: UINavigationController, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { SheetController.make() }

  static func make() -> SheetController {
    let sheet = SheetController()
    sheet.restorationIdentifier = "Sheet"
    sheet.restorationClass = SheetController.self
    return sheet
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

  func open(_ names: String...) {
    menu.viewControllers += names.compactMap(NamedScreen.make)
  }

  /// Over what is presented already, if anything is.
  func present(_ names: String...) {
    let sheet = SheetController.make()
    sheet.viewControllers = names.compactMap(NamedScreen.make)
    var top: UIViewController = self
    while let next = top.presentedViewController { top = next }
    top.present(sheet, animated: false)
  }
}
