extension LifeEvent {
  /// The event in English.
  var text: EventText {
    switch self {
    case .processStarts(let launch, let conditions):
      EventText(
        "process starts", (["launch \(launch)"] + conditions.texts).joined(separator: ", "))
    case .processEnds(let termination): EventText(termination.event, termination.reason)

    case .appStartsInBackground: EventText("app starts in the background")
    case .appBecomesActive: EventText("app becomes active")
    case .appResignsActive: EventText("app resigns active")
    case .appEntersBackground: EventText("app enters the background")
    case .appEntersForeground: EventText("app enters the foreground")
    case .appIsSuspended: EventText("app is suspended")
    case .appOpensURL(let url): EventText("app opens a URL in another app", url)
    case .userClosesApp: EventText("user closes the app in the app switcher")
    case .userChoosesQuickAction(let type): EventText("user chooses a quick action", type)

    case .systemWakesApp(.fetch): EventText("system wakes the app", "for a fetch")
    case .systemWakesApp(.remoteNotification):
      EventText("system wakes the app", "for a remote notification")
    case .backgroundRunEnds(let result): EventText("background run ends", result)
    case .backgroundTimeIsOver: EventText("time in the background is over")
    case .memoryIsShort: EventText("memory is short")
    case .deviceIsLocked: EventText("device is locked")
    case .deviceIsUnlocked: EventText("device is unlocked")

    case .sceneConnects: EventText("scene connects")
    case .sceneEntersForeground: EventText("scene enters the foreground")
    case .sceneBecomesActive: EventText("scene becomes active")
    case .sceneResignsActive: EventText("scene resigns active")
    case .sceneEntersBackground: EventText("scene enters the background")
    case .sceneDisconnects: EventText("scene disconnects")
    case .displayConnects(let width, let height):
      EventText("external display connects", "\(width) × \(height)")
    case .displayDisconnects: EventText("external display disconnects")
    case .carConnects: EventText("car connects")
    case .userClosesScene: EventText("user closes a scene in the app switcher")
    case .userClosesScenesOfEndedApp:
      EventText("user closes scenes in the app switcher when the app has ended")

    case .userTakesUpActivityOfEndedApp(let type):
      EventText("user takes up an activity when the app has ended", type)
    case .otherAppOpensURLOfEndedApp(let url):
      EventText("another app opens a URL when the app has ended", url)
    case .userChoosesQuickActionOfEndedApp(let type):
      EventText("user chooses a quick action when the app has ended", type)
    }
  }
}

extension Termination {
  fileprivate var event: String {
    switch self {
    case .signalled, .crashed: "app crashes"
    case .exited: "process exits"
    case .threw: "error thrown"
    case .killedAtEnd, .terminated: "system ends the process"
    case .forceQuit: "process ends"
    case .timedOut, .outputLimitExceeded, .processLimitExceeded, .memoryLimitExceeded,
      .fileLimitExceeded, .diskLimitExceeded, .traceLimitExceeded, .recordLost:
      "process is stopped"
    }
  }

  fileprivate var reason: String {
    switch self {
    case .signalled(let signal, let message, _):
      // What follows is about the backtrace, or about the whole type of a value.
      message.split(separator: "\n").first.map(String.init) ?? "signal \(signal)"
    case .exited(let status): "status \(status)"
    case .threw(let message): message
    case .timedOut(let seconds): "after \(seconds) s"
    case .outputLimitExceeded(let bytes): "after printing \(bytes) bytes"
    case .processLimitExceeded(let count): "with more than \(count) processes"
    case .memoryLimitExceeded(let bytes, _): "with more than \(bytes) bytes of memory"
    case .fileLimitExceeded(let bytes): "after writing a file of \(bytes) bytes"
    case .diskLimitExceeded(let bytes, let files):
      "after writing \(bytes) bytes, or \(files) files"
    case .traceLimitExceeded(let events): "after \(events) events"
    case .recordLost(let reason): reason
    case .killedAtEnd, .terminated, .forceQuit, .crashed: ""
    }
  }
}
