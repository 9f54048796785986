import RunRecord
import Testing

/// Which of several scenes is given what the user does (scenes-and-ios-27, section 2).
@Suite struct SceneChoiceTests {
  private static let delegate = #"""
    var name = "new"
    func say(_ what: String) { print(name, what) }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { say("continues " + (userActivity.targetContentIdentifier ?? "-")) }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { say("opens \(URLContexts.first!.url) of \(URLContexts.first!.options.sourceApplication ?? "-")") }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { say("performs " + shortcutItem.type) }
    """#

  private static let connect = """
    let activity = connectionOptions.userActivities.first?.targetContentIdentifier
    let url = connectionOptions.urlContexts.first?.url.absoluteString
    if let content = activity ?? url ?? connectionOptions.shortcutItem?.type { say("connects for " + content) }
    """

  /// Three scenes: the first for one note, the second for URLs, the third, which is in front, for what others
  /// do not prefer.
  private static let threeScenes = """
    app.openScene()
    app.openScene()
    for (scene, name) in zip(app.connectedScenes, ["note", "links", "all"]) { (scene.delegate as! SceneDelegate).name = name }
    let (note, links) = (app.connectedScenes[0], app.connectedScenes[1])
    note.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self == %@", "note/1")
    note.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self == %@", "note/1")
    links.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self BEGINSWITH %@", "example:")
    func activity(_ content: String?) -> NSUserActivity {
      let activity = NSUserActivity(activityType: "com.example.a")
      activity.targetContentIdentifier = content
      return activity
    }

    """

  private static func run(
    _ statements: String, idiom: LaunchConditions.Idiom = .pad
  ) async throws -> LaunchRecord {
    var program = SceneApp.program(
      scene: delegate, connect: connect, hasSeveralWindows: true, launches: [statements])
    program.conditions = [LaunchConditions(idiom: idiom)]
    return try #require(try await program.run().launches.first)
  }

  private static func choices(_ launch: LaunchRecord) -> [String] {
    launch.decisions.filter { $0.contains("scene chosen") || $0.contains("new scene needed") }
  }

  @Test(.pins("S2.26", "S2.27"))
  func theOnePreferringTheContentComesFirstThenOneThatCanShowIt() async throws {
    let launch = try await Self.run(
      Self.threeScenes + """
        app.continueActivity(activity("note/1"))
        app.continueActivity(activity("note/2"))
        app.continueActivity(activity(nil))
        """)
    // The scene of the last choice is in front, and takes what does not say what it is about.
    #expect(
      launch.output == "note continues note/1\nlinks continues note/2\nlinks continues -\n")
    #expect(
      Self.choices(launch) == [
        "UIWindowScene: scene chosen, it prefers to activate for note/1",
        "UIWindowScene #2: scene chosen, it can activate for note/2, and no scene prefers to",
        "UIWindowScene #2: scene chosen, there is no target content identifier, and it was in front last",
      ])
  }

  @Test(.pins("S2.29"))
  func activitiesQuickActionsAndURLsSayWhatTheyAreAbout() async throws {
    let launch = try await Self.run(
      Self.threeScenes + """
        let item = UIMutableApplicationShortcutItem(type: "read", localizedTitle: "Read")
        item.targetContentIdentifier = "note/1"
        app.performAction(for: item)
        app.open(URL(string: "example:city")!, from: "com.example.maps")
        let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        page.webpageURL = URL(string: "https://example.com")
        links.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        note.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self == 'https://example.com'")
        app.continueActivity(page)
        """)
    #expect(
      launch.output == """
        note performs read
        links opens example:city of com.example.maps
        note continues -

        """)
    // The user is at the Home screen when choosing a quick action: the chosen scene alone comes back.
    let life = launch.events.filter { $0.kind == .life }.map {
      "\($0.object?.description ?? "-") \($0.text.name)"
    }
    let chosen = try #require(life.firstIndex(of: "- user chooses a quick action"))
    #expect(
      life[chosen...].prefix(4) == [
        "- user chooses a quick action", "UIWindowScene scene enters the foreground",
        "UIWindowScene scene becomes active", "UIWindowScene #2 scene enters the foreground",
      ])
  }

  @Test(.pins("S2.28"), arguments: [LaunchConditions.Idiom.pad, .phone])
  func aNewSceneIsOpenedWhereNoneCanShowTheContentUnlessThereIsOneWindow(
    idiom: LaunchConditions.Idiom
  ) async throws {
    let launch = try await Self.run(
      """
      let scene = app.connectedScenes[0]
      (scene.delegate as! SceneDelegate).name = "first"
      scene.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
      let activity = NSUserActivity(activityType: "com.example.a")
      activity.targetContentIdentifier = "note/1"
      app.continueActivity(activity)
      app.enterBackground()
      app.open(URL(string: "example:city")!)
      print(app.connectedScenes.count, app.connectedScenes.filter { $0.activationState == .foregroundActive }.count)
      """, idiom: idiom)
    switch idiom {
    case .pad:
      // The scene that was opened for the activity can show everything.
      #expect(
        launch.output
          == "new connects for note/1\nnew opens example:city of com.apple.mobilesafari\n2 1\n")
      #expect(
        Self.choices(launch).first
          == "new scene needed, no connected scene can activate for note/1")
    case .phone:
      #expect(
        launch.output
          == "first continues note/1\nfirst opens example:city of com.apple.mobilesafari\n1 1\n")
      #expect(Self.choices(launch) == [])
    }
  }
}
