import UIKit

class ForumsViewController: UITableViewController {
  let forums = ["Books", "Games", "Music"]
  var choose: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forums"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Forum")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    forums.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Forum", for: indexPath)
    cell.textLabel?.text = forums[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let threads = ThreadsViewController(forum: forums[indexPath.row])
    navigationController?.pushViewController(threads, animated: true)
  }
}

class ThreadsViewController: UITableViewController, UIViewControllerRestoration {
  let forum: String

  init(forum: String) {
    self.forum = forum
    super.init(style: .plain)
    title = forum
    restorationIdentifier = "Threads"
    restorationClass = ThreadsViewController.self
  }

  required init?(coder: NSCoder) { fatalError("The screens are made in code") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    (coder.decodeObject(of: NSString.self, forKey: "forum") as String?)
      .map(ThreadsViewController.init)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(forum, forKey: "forum")
  }
}

class BookmarksViewController: UIViewController {
  let filter = UISegmentedControl(items: ["All", "Unread"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bookmarks"
    filter.accessibilityLabel = "Filter"
    filter.selectedSegmentIndex = 0
    view.addSubview(filter)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(filter.selectedSegmentIndex, forKey: "filter")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    filter.selectedSegmentIndex = coder.decodeInteger(forKey: "filter")
  }
}

class PostsViewController: UIViewController, UIViewControllerRestoration {
  let thread: String
  var positionToRestore: CGFloat?
  let posts = UIScrollView()

  init(thread: String) {
    self.thread = thread
    super.init(nibName: nil, bundle: nil)
    title = thread
    restorationIdentifier = "Posts"
    restorationClass = PostsViewController.self
  }

  required init?(coder: NSCoder) { fatalError("The screens are made in code") }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    (coder.decodeObject(of: NSString.self, forKey: "thread") as String?)
      .map(PostsViewController.init)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    posts.frame = view.bounds
    view.addSubview(posts)
    // The posts come from the network.
    DispatchQueue.main.async { self.showPosts() }
  }

  func showPosts() {
    posts.contentSize = CGSize(width: posts.bounds.width, height: 4000)
    posts.contentOffset.y = positionToRestore ?? 0
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(thread, forKey: "thread")
    coder.encode(Double(posts.contentOffset.y), forKey: "position")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    positionToRestore = coder.decodeDouble(forKey: "position")
  }
}
