import KeyedArchive
import RunRecord

/// The record of a tab bar app that is killed and comes back: two launches, an archive each.
enum SampleRun {
  static let record = RunRecord(example: "tabs", launches: [first, second])

  static let first = LaunchRecord(
    number: 1,
    events: [
      event(.launch, .life, app, "process started", "no saved state"),
      hook(.launch, app, "application(_:willFinishLaunchingWithOptions:)", "true"),
      hook(.launch, app, "application(_:didFinishLaunchingWithOptions:)", "true"),
      event(.activate, .appearance, tabs, "viewWillAppear(_:)"),
      hook(.activate, feed, "viewDidLoad()"),
      event(.activate, .appearance, feed, "viewWillAppear(_:)"),
      event(.activate, .appearance, feed, "viewDidAppear(_:)"),
      event(.activate, .life, app, "became active"),
      hook(.active, detail, "viewDidLoad()"),
      event(.background, .life, app, "entered background"),
      hook(.preserve, app, "application(_:shouldSaveSecureApplicationState:)", "true"),
      event(.preserve, .coder, tabs, "encode", "selected = Tabs/:[1]:/Stack"),
      hook(.preserve, feed, "encodeRestorableState(with:)"),
      event(.preserve, .coder, feed, "encode", "offset = 120.5"),
      hook(.preserve, detail, "encodeRestorableState(with:)"),
      event(.preserve, .coder, detail, "encode", "draft = \"Dear <Reader>\""),
      event(.preserve, .warning, settings, "left out", "no restoration identifier"),
      event(.preserve, .decision, nil, "archive written", "5 objects"),
      event(.end, .life, app, "process ended", "killed by the system"),
    ], output: "saving\n", ending: .killedAtEnd,
    archive: .saved(archive, byteCount: 1234))

  static let second = LaunchRecord(
    number: 2,
    events: [
      event(.launch, .life, app, "process started", "saved state found"),
      hook(.launch, app, "application(_:willFinishLaunchingWithOptions:)", "true"),
      hook(.locate, app, "application(_:shouldRestoreSecureApplicationState:)", "true"),
      event(.locate, .decision, tabs, "found as the root view controller"),
      event(.locate, .decision, feed, "found by its parent"),
      event(.locate, .decision, stack, "found by its parent"),
      hook(.locate, detail, "viewController(withRestorationIdentifierPath:coder:)"),
      event(.locate, .decision, detail, "created by its restoration class", "DetailViewController"),
      event(.decode, .hook, tabs, "decodeRestorableState(with:)"),
      event(.decode, .coder, tabs, "decode", "selected = Tabs/:[1]:/Stack"),
      hook(.decode, feed, "decodeRestorableState(with:)"),
      event(.decode, .coder, feed, "decode", "offset = 120.5"),
      event(.decode, .hook, stack, "decodeRestorableState(with:)"),
      hook(.decode, detail, "viewDidLoad()"),
      hook(.decode, detail, "decodeRestorableState(with:)", "draft = \"Dear <Reader>\""),
      hook(.finish, detail, "applicationFinishedRestoringState()"),
      hook(.finish, app, "application(_:didDecodeRestorableStateWith:)"),
      hook(.launch, app, "application(_:didFinishLaunchingWithOptions:)", "true"),
      event(.activate, .life, app, "became active"),
      event(.activate, .appearance, detail, "viewDidAppear(_:)"),
      event(.end, .life, app, "process ended", "killed by the system"),
    ], output: "restored tab 1\nDear <Reader>\n", ending: .killedAtEnd,
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

  private static func hook(
    _ phase: TraceEvent.Phase, _ object: ObjectReference, _ name: String, _ detail: String = ""
  ) -> TraceEvent {
    TraceEvent(
      phase: phase, kind: .hook, object: object, name: name, detail: detail, isImplemented: true)
  }

  private static func event(
    _ phase: TraceEvent.Phase, _ kind: TraceEvent.Kind, _ object: ObjectReference?, _ name: String,
    _ detail: String = ""
  ) -> TraceEvent {
    TraceEvent(phase: phase, kind: kind, object: object, name: name, detail: detail)
  }
}
