/// An app that uses every symbol of `symbols.md` that is said to be used here, in the way apps do.
enum SymbolsProgram {
  static let code = [members, scenes, webAndColumns, collections].joined(separator: "\n\n")

  private static let members = """
    import UIKit
    import WebKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate, UINavigationControllerDelegate {
      var window: UIWindow?
      let tabs = UITabBarController()

      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
        let list = ListController(style: .plain)
        let notes = UINavigationController(rootViewController: list)
        notes.delegate = self
        notes.navigationBar.barTintColor = UIColor.red
        notes.navigationBar.isTranslucent = false
        notes.restorationIdentifier = "notes"
        notes.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(named: "notes"), tag: 0)
        let pages = PagesController()
        pages.restorationIdentifier = "pages"
        pages.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        tabs.viewControllers = [notes, pages]
        tabs.restorationIdentifier = "tabs"
        tabs.delegate = self
        tabs.selectedIndex = 0
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .white
        window?.rootViewController = tabs
        window!.makeKeyAndVisible()
        return true
      }

      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        NotificationCenter.default.addObserver(self, selector: Selector(("keyboardWillShow:")), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(forName: NSNotification.Name("saved"), object: nil, queue: .main) { (notification: Notification) in
          print(notification.userInfo?["count"] as? NSNumber as Any)
        }
        NotificationCenter.default.post(name: Notification.Name("saved"), object: self, userInfo: ["count": NSNumber(value: 1)])
        return true
      }

      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(1, forKey: "version")
        return true
      }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        let idiom = coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as? NSNumber
        return idiom.flatMap { UIUserInterfaceIdiom(rawValue: $0.intValue) } == .phone && coder.decodeInteger(forKey: "version") == 1
      }
      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { return true }
      func application(application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { return true }
      func application(application: UIApplication, willFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool { return true }
      func application(application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool { return true }
      func applicationDidEnterBackground(application: UIApplication) {}
      func applicationDidEnterBackground(_ application: UIApplication) { UserDefaults.standard.set(Date(), forKey: "left") }
      func applicationWillEnterForeground(_ application: UIApplication) {}
      func applicationDidBecomeActive(_ application: UIApplication) { application.isNetworkActivityIndicatorVisible = false }
      func applicationWillResignActive(_ application: UIApplication) { application.applicationIconBadgeNumber = 0 }
      func applicationWillTerminate(_ application: UIApplication) { NotificationCenter.default.removeObserver(self) }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
      func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
    }

    final class Note: NSObject, NSCoding, Codable {
      let title: String
      let identifier: UUID
      let created: Date
      init(title: String) {
        self.title = title
        identifier = UUID()
        created = Date()
      }
      required init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "title") as? String ?? ""
        identifier = UUID()
        created = Date()
      }
      func encode(with coder: NSCoder) { coder.encode(title, forKey: "title") }
      var age: TimeInterval { return -created.timeIntervalSinceNow }
    }

    class Store {
      static let shared = Store()
      var notes = [Note(title: NSLocalizedString("First", comment: "the first note")), Note(title: "Second")]
      var url: URL {
        let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        return folders[0].appendingPathComponent("notes.json")
      }
      func write() {
        do {
          let data: Data = try JSONEncoder().encode(notes)
          try data.write(to: url)
          notes = try JSONDecoder().decode([Note].self, from: data)
          let archived = try NSKeyedArchiver.archivedData(withRootObject: "text", requiringSecureCoding: false)
          _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: archived)
        } catch {
          print(error.localizedDescription, url.absoluteString)
        }
      }
      func titles(containing text: String) -> [String] {
        let has = NSPredicate { title, _ in (title as! String).contains(text) }
        let all = NSCompoundPredicate(andPredicateWithSubpredicates: [has])
        return notes.map { $0.title }.filter { all.evaluate(with: $0) }
      }
    }

    class ListController: UITableViewController, UIViewControllerRestoration, UIDataSourceModelAssociation {
      let numbers = NumberFormatter()

      override func viewDidLoad() {
        super.viewDidLoad()
        title = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "Notes"
        restorationIdentifier = "list"
        restorationClass = ListController.self
        numbers.locale = Locale(identifier: "en_US")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        navigationItem.rightBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .add, target: self, action: Selector(("add:"))), editButtonItem]
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Info", style: .plain, target: self, action: Selector(("info")))
        navigationItem.leftItemsSupplementBackButton = true
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let row = tableView.indexPathForSelectedRow { tableView.deselectRow(at: row, animated: animated) }
        tableView.reloadData()
      }

      override func numberOfSections(in tableView: UITableView) -> Int { return 1 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return Store.shared.notes.count }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return numbers.string(from: NSNumber(value: section)) ?? "\\(tableView.numberOfSections)"
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = Store.shared.notes[indexPath.row].title
        cell.imageView?.image = UIImage(systemName: "note")
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let note = NoteController(nibName: nil, bundle: nil)
        note.note = Store.shared.notes[indexPath.item]
        navigationController?.pushViewController(note, animated: true)
      }

      func info() {
        let menu = UIMenu(title: "Info", children: [UIAction(title: "Count") { _ in print(Store.shared.notes.count) }])
        let elements: [UIMenuElement] = menu.children
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        print(elements.count, configuration.identifier)
      }

      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { return nil }
      func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { return Store.shared.notes[idx.row].identifier.uuidString }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        return Store.shared.notes.firstIndex { $0.identifier.uuidString == identifier }.map { IndexPath(row: $0, section: 0) }
      }
    }

    class GradientView: UIView {
      override class var layerClass: AnyClass { return CAGradientLayer.self }
      override func awakeFromNib() {
        super.awakeFromNib()
        (layer as! CAGradientLayer).colors = [UIColor.red.cgColor, UIColor.green.cgColor]
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
      }
    }

    class NoteController: UIViewController, UITextFieldDelegate, UIGestureRecognizerDelegate {
      var note: Note?
      private let label = UILabel()
      private let field = UITextField(frame: CGRect.zero)
      private let body = UITextView()
      private lazy var button = UIButton(type: .system)
      private let spinner = UIActivityIndicatorView(style: .medium)
      private let scroll = UIScrollView()
      private let picture = UIImageView(image: UIImage(named: "picture"))
      private let gradient = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      private let formatter = DateFormatter()

      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        restorationIdentifier = NSStringFromClass(type(of: self))
        hidesBottomBarWhenPushed = true
      }

      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

      override func loadView() {
        view = UIView()
        view.backgroundColor = UIColor.lightGray
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        formatter.dateStyle = .short
        field.text = note?.title
        field.delegate = self
        field.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle(NSLocalizedString("Save", comment: ""), for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.addTarget(self, action: Selector(("save:")), for: .touchUpInside)
        label.text = formatter.string(from: note?.created ?? Date())
        label.textColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        label.sizeToFit()
        spinner.color = .red
        spinner.stopAnimating()
        scroll.contentOffset = CGPoint(x: 0, y: 10)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for part in [label, field, body, button, spinner, scroll, picture, gradient] as [UIView] { view.addSubview(part) }
        let tap = UITapGestureRecognizer(target: self, action: Selector(("tapped:")))
        tap.delegate = self
        picture.isUserInteractionEnabled = true
        picture.addGestureRecognizer(tap)
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
          field.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        let left = NSLayoutConstraint(item: label, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 16)
        left.identifier = "left"
        left.isActive = true
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[body]-|", options: [], metrics: nil, views: ["body": body]))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: Selector(("cancel")))
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        UIView.animate(withDuration: 0.3, animations: { self.label.alpha = 1 }) { _ in self.spinner.isHidden = true }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if field.isFirstResponder { field.resignFirstResponder() }
      }
      override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
      override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = CGRect(x: 0, y: 0, width: view.frame.width, height: view.bounds.size.height)
        scroll.contentSize = CGSize(width: view.frame.width, height: 1000 as CGFloat)
      }
      override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
      override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { return .portrait }

      @IBAction func save(_ sender: UIButton) {
        view.tintColor = .green
        button.isEnabled = false
        view.endEditing(true)
        Store.shared.write()
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.1) { [weak self] in
          self?.navigationController?.popViewController(animated: true)
        }
      }
      func cancel() {
        if presentedViewController != nil { dismiss(animated: true, completion: nil) }
        print((parent as? UINavigationController)?.topViewController === self, (note?.title ?? "") as NSString)
      }
      func tapped(_ recognizer: UIGestureRecognizer) {
        let space: UICoordinateSpace = view
        print(recognizer.location(in: picture) == .zero, space.convert(CGPoint.zero, from: label) == .zero, CGVector(dx: 1, dy: 2).dy)
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { return true }

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "text")
        coder.encode(field.isFirstResponder, forKey: "editing")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        field.text = coder.decodeObject(forKey: "text") as? String
        if coder.decodeBool(forKey: "editing") { field.becomeFirstResponder() }
      }
      override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
    }

    class Settings: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView(frame: .zero, style: .grouped)
      let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper(), dots = UIPageControl()
      let segments = UISegmentedControl(items: ["a", "b"])
      let stack = UIStackView()

      init() { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        for control in [toggle, slider, stepper, dots, segments] { stack.addArrangedSubview(control) }
        view.addSubview(stack)
        view.addSubview(table)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return UITableViewCell() }
      func editing(_ style: UITableViewCell.EditingStyle) -> Bool { return style == .delete }
    }

    class PagesController: UIPageViewController, UIPageViewControllerDataSource {
      let object: NSObjectProtocol = NSObject()
      var saved: UIStateRestoring?

      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([Settings()], direction: .forward, animated: false, completion: nil)
      }
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { return nil }
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { return nil }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { return 1 }
      func presentationIndex(for pageViewController: UIPageViewController) -> Int { return 0 }
    }
    """

  /// Goes through all of the app.
  static let launch = """
    ExampleSupport.ExampleProgram.register(methods: [
      ExampleSupport.ExampleMethod("info", of: ListController.self) { list, _ in list.info() },
      ExampleSupport.ExampleMethod("keyboardWillShow:", of: AppDelegate.self) { _, arguments in print((arguments[0] as! Notification).name.rawValue) },
      ExampleSupport.ExampleMethod("save:", of: NoteController.self) { note, arguments in note.save(arguments[0] as! UIButton) },
      ExampleSupport.ExampleMethod("tapped:", of: NoteController.self) { note, arguments in note.tapped(arguments[0] as! UIGestureRecognizer) },
    ])
    app.tap("First")
    await app.settle()
    print(type(of: app.visibleViewController!), app.view(UITextField.self, outlet: "field").text!)
    app.tap(app.view(UIImageView.self, outlet: "picture"))
    app.tap("Save")
    try await app.wait(0.2)
    print(type(of: app.visibleViewController!))
    app.tap("Favorites")
    print(type(of: app.visibleViewController!))
    """
}
