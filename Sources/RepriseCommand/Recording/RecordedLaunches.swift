import RunRecord

/// The text of a launches file: two launches for each thing that the user can press.
///
/// In the first, the user presses it, and the system suspends and kills the app; the second shows what comes back.
struct RecordedLaunches {
  /// What is pressed, in the file's order.
  private(set) var targets: [ScreenTarget]

  /// What could be pressed and isn't, because the file would be too long.
  let furtherCount: Int

  /// What was pressed in vain.
  private(set) var leftOut: [ScreenTarget] = []

  /// - Parameter found: What there is to press, in any order.
  init(_ found: [ScreenTarget]) {
    let sorted = Self.order.flatMap { kind in found.filter { $0.kind == kind } }
    targets = Array(sorted.prefix(Self.mostTargets))
    furtherCount = sorted.count - targets.count
  }

  /// How many launches the file has.
  var launchCount: Int { 2 * max(1, targets.count) }

  /// Leaves out what a launch presses, from 1; returns whether it presses anything.
  mutating func leaveOut(launch: Int) -> Bool {
    let index = (launch - 1) / 2
    guard targets.indices.contains(index) else { return false }
    leftOut.append(targets.remove(at: index))
    return true
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - app: What the app is called.
  ///   - sdk: The version of the SDK that the command names; nil without one.
  ///   - command: The command that runs the file.
  func text(app: String, sdk: String?, command: String) -> String {
    let frontMatter = sdk.map { "---\nsdk: \($0)\n---\n" } ?? ""
    let introduction = """
      # What the user does in \(app)

      Each part has two launches. In the first, the user does one thing, and the system suspends and kills the app. In the \
      second, you see what UIKit restores; then the user swipes the app away, so that the next part starts without saved \
      state. Change the parts, and add checks. This command runs them:

      ```sh
      \(command)
      ```


      """
    let parts =
      targets.isEmpty
      ? [part("Nothing to press", [])]
      : targets.map { part(ScreenTargetText(target: $0).title, ScreenTargetText(target: $0).lines) }
    return frontMatter + introduction + parts.joined(separator: "\n")
  }

  private func part(_ title: String, _ lines: [String]) -> String {
    let acts = lines.isEmpty ? [] : lines + ["await app.settle()"]
    return """
      ## \(title)

      ```swift launch
      \((acts + ["app.suspend()", "app.terminate()"]).joined(separator: "\n"))
      ```

      ```swift launch
      app.forceQuit()
      ```

      """
  }

  /// More would be too long to read.
  private static let mostTargets = 12

  /// What changes most of what is on the screen comes first.
  private static let order: [ScreenTarget.Kind] = [
    .alertButton, .tab, .page, .row, .item, .field, .textArea, .toggle, .segment, .button,
    .barButton,
  ]
}
