import UIKit

class MainViewController: UISplitViewController {
  let sidebar = UITabBarController()
  let detail = UINavigationController()

  func fill() {
    let forums = ForumsViewController(style: .plain)
    let bookmarks = BookmarksViewController()
    forums.restorationIdentifier = "Forums"
    bookmarks.restorationIdentifier = "Bookmarks"
    sidebar.viewControllers = [
      stack(of: forums, "Forums"), stack(of: bookmarks, "Bookmarks"),
    ]
    sidebar.restorationIdentifier = "Sidebar"
    detail.restorationIdentifier = "Detail"
    restorationIdentifier = "Main"
    viewControllers = [sidebar, detail]
    preferredDisplayMode = .oneBesideSecondary
  }

  func show(thread: String) {
    detail.setViewControllers([PostsViewController(thread: thread)], animated: false)
  }

  private func stack(of root: UIViewController, _ title: String) -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    stack.restorationIdentifier = title + "Stack"
    stack.tabBarItem.title = title
    return stack
  }
}
