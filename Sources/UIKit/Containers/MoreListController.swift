import Foundation

/// The first screen of a tab bar controller's More stack: a row for each controller without a tab.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabBarItem.title = title
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var controllers: [UIViewController] { tabs?.controllersBehindMore ?? [] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let controller = controllers[indexPath.row]
    cell.textLabel?.text = controller.tabBarItem.title ?? controller.title
    cell.imageView?.image = controller.tabBarItem.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.selectedViewController = controllers[indexPath.row]
  }
}
