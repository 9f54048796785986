import KeyedArchive
import RunRecord

/// The record of a tab bar app that is killed and comes back: two launches, an archive each.
enum SampleRun {
  static let record = RunRecord(example: "tabs", launches: [first, second])

  static let first = LaunchRecord(
    number: 1,
    events: [
      TraceEvent(phase: .launch, start(1)),
      hook(.launch, app, "application(_:willFinishLaunchingWithOptions:)", "true"),
      hook(.launch, app, "application(_:didFinishLaunchingWithOptions:)", "true"),
      appearance(tabs, "viewWillAppear(_:)"),
      hook(.activate, feed, "viewDidLoad()"),
      appearance(feed, "viewWillAppear(_:)"),
      appearance(feed, "viewDidAppear(_:)"),
      TraceEvent(phase: .activate, .life(.appBecomesActive)),
      hook(.active, detail, "viewDidLoad()"),
      TraceEvent(phase: .background, .life(.appEntersBackground)),
      hook(.preserve, app, "application(_:shouldSaveSecureApplicationState:)", "true"),
      encode(tabs, "selected", "Tabs/:[1]:/Stack", owner: .uikit),
      hook(.preserve, feed, "encodeRestorableState(with:)"),
      encode(feed, "offset", "120.5"),
      hook(.preserve, detail, "encodeRestorableState(with:)"),
      encode(detail, "draft", "\"Dear <Reader>\""),
      TraceEvent(
        phase: .preserve, object: settings,
        .warning(.leftOut(reason: .samePath(className: "Other")))),
      TraceEvent(phase: .preserve, .decision(.archiveWritten(objectCount: 5))),
      TraceEvent(phase: .end, .life(.processEnds(termination: .killedAtEnd))),
    ], output: "saving\n", termination: .killedAtEnd,
    archive: .saved(archive, byteCount: 1234))

  static let second = LaunchRecord(
    number: 2,
    events: [
      TraceEvent(phase: .launch, start(2)),
      hook(.launch, app, "application(_:willFinishLaunchingWithOptions:)", "true"),
      hook(.locate, app, "application(_:shouldRestoreSecureApplicationState:)", "true"),
      found(tabs, .existingObject),
      found(feed, .existingObject),
      found(stack, .existingObject),
      hook(.locate, detail, "viewController(withRestorationIdentifierPath:coder:)"),
      found(detail, .restorationClass(name: "DetailViewController")),
      hook(.decode, tabs, "decodeRestorableState(with:)", isImplemented: false),
      decode(tabs, "selected", "Tabs/:[1]:/Stack", owner: .uikit),
      hook(.decode, feed, "decodeRestorableState(with:)"),
      decode(feed, "offset", "120.5"),
      hook(.decode, stack, "decodeRestorableState(with:)", isImplemented: false),
      hook(.decode, detail, "viewDidLoad()"),
      hook(.decode, detail, "decodeRestorableState(with:)", "draft = \"Dear <Reader>\""),
      hook(.finish, detail, "applicationFinishedRestoringState()"),
      hook(.finish, app, "application(_:didDecodeRestorableStateWith:)"),
      hook(.launch, app, "application(_:didFinishLaunchingWithOptions:)", "true"),
      TraceEvent(phase: .activate, .life(.appBecomesActive)),
      appearance(detail, "viewDidAppear(_:)"),
      TraceEvent(phase: .end, .life(.processEnds(termination: .killedAtEnd))),
    ], output: "restored tab 1\nDear <Reader>\n", termination: .killedAtEnd,
    archive: .saved(archive, byteCount: 1234))

  static let archive = RestorationArchive(
    topLevel: [
      ArchiveEntry(
        key: "UIApplicationStateRestorationBundleVersion", value: .string("1"), byteCount: 2),
      ArchiveEntry(
        key: "UIApplicationStateRestorationTimestamp", value: .date(426_358_618), byteCount: 12),
    ],
    restorationClasses: ["Tabs/:[1]:/Stack/:[1]:/Detail": "DetailViewController"],
    objects: [
      SavedObject(
        kind: .viewController, path: "Tabs", className: "UITabBarController",
        entries: [
          ArchiveEntry(
            key: "kTabBarSelectedViewControllerKey", value: .reference(path: "Tabs/:[1]:/Stack"),
            byteCount: 18),
          ArchiveEntry(key: "kViewControllerViewWasLoadedKey", value: .bool(true), byteCount: 1),
        ]),
      SavedObject(
        kind: .viewController, path: "Tabs/:[0]:/Feed", className: "FeedViewController",
        entries: [ArchiveEntry(key: "offset", value: .real(120.5), byteCount: 9)]),
      SavedObject(
        kind: .viewController, path: "Tabs/:[1]:/Stack", className: "UINavigationController",
        entries: [
          ArchiveEntry(
            key: "kUIViewControllerChildrenKey",
            value: .array([
              .reference(path: "Tabs/:[1]:/Stack/:[0]:/List"),
              .reference(path: "Tabs/:[1]:/Stack/:[1]:/Detail"),
            ]), byteCount: 64)
        ]),
      SavedObject(
        kind: .viewController, path: "Tabs/:[1]:/Stack/:[0]:/List", className: "ListViewController",
        entries: []),
      SavedObject(
        kind: .viewController, path: "Tabs/:[1]:/Stack/:[1]:/Detail",
        className: "DetailViewController",
        entries: [
          ArchiveEntry(key: "draft", value: .string("Dear <Reader>"), byteCount: 14),
          ArchiveEntry(
            key: "filter",
            value: .dictionary([
              .init(key: "done", value: .bool(false)), .init(key: "tags", value: .array([])),
            ]), byteCount: 40),
        ]),
    ])

  private static let app = ObjectReference(path: nil, className: "AppDelegate")
  private static let tabs = ObjectReference(path: "Tabs", className: "UITabBarController")
  private static let feed = ObjectReference(
    path: "Tabs/:[0]:/Feed", className: "FeedViewController")
  private static let stack = ObjectReference(
    path: "Tabs/:[1]:/Stack", className: "UINavigationController")
  private static let detail = ObjectReference(
    path: "Tabs/:[1]:/Stack/:[1]:/Detail", className: "DetailViewController")
  private static let settings = ObjectReference(path: nil, className: "SettingsViewController")

  private static func start(_ launch: Int) -> EventContent {
    .life(.processStarts(launch: launch, conditions: LaunchConditions()))
  }

  private static func hook(
    _ phase: TraceEvent.Phase, _ object: ObjectReference, _ name: String, _ detail: String = "",
    isImplemented: Bool = true
  ) -> TraceEvent {
    TraceEvent(
      phase: phase, object: object,
      .hook(MethodCall(name, detail: detail, isImplemented: isImplemented)))
  }

  private static func appearance(_ object: ObjectReference, _ name: String) -> TraceEvent {
    TraceEvent(phase: .activate, object: object, .appearance(MethodCall(name)))
  }

  private static func found(_ object: ObjectReference, _ finder: Finder) -> TraceEvent {
    TraceEvent(phase: .locate, object: object, .decision(.found(by: finder)))
  }

  private static func encode(
    _ object: ObjectReference, _ key: String, _ value: String, owner: CoderCall.KeyOwner = .app
  ) -> TraceEvent {
    coder(.encode, "encode(_:forKey:)", object, key, value, owner)
  }

  private static func decode(
    _ object: ObjectReference, _ key: String, _ value: String, owner: CoderCall.KeyOwner = .app
  ) -> TraceEvent {
    coder(.decode, "decodeObject(forKey:)", object, key, value, owner)
  }

  private static func coder(
    _ direction: CoderCall.Direction, _ method: String, _ object: ObjectReference, _ key: String,
    _ value: String, _ owner: CoderCall.KeyOwner
  ) -> TraceEvent {
    TraceEvent(
      phase: direction == .encode ? .preserve : .decode, object: object,
      .coder(
        CoderCall(
          direction, method: method, key: key, keyOwner: owner, value: .described(text: value))))
  }
}
