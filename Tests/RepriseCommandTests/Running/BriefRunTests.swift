import Foundation
import Testing

/// How much `run` prints, and how wide.
struct BriefRunTests {
  private static let code = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = NoteViewController()
        window?.rootViewController?.restorationIdentifier = "Note"
        window?.makeKeyAndVisible()
        return true
      }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    class NoteViewController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print(String(repeating: "p", count: 3_000))
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(String(repeating: "a", count: 5_000), forKey: "text")
        coder.encode((1...100).map { "line \\($0)" }, forKey: "lines")
      }
    }
    """

  private static func with(_ body: (GuideProject) async throws -> Void) async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write(code, to: "Notes/App.swift")
      try await body(project)
    }
  }

  @Test func `a brief trace has what the author can act on`() async throws {
    try await Self.with { project in
      let all = try await project.reprise("run", "--app", "Notes").output
      let brief = try await project.reprise("run", "--app", "Notes", "--brief").output
      for line in ["app becomes active", "process starts", "viewWillAppear(_:)"] {
        #expect(all.contains(line) && !brief.contains(line), "\(line)")
      }
      for line in [
        "shouldSaveSecureApplicationState:)", "archive written", "encodeRestorableState(with:)",
        "existing object with this path", "Restoration class map is {", "Ending\n------",
      ] {
        #expect(brief.contains(line), "\(line)")
      }
    }
  }

  @Test func `the archives can be left out`() async throws {
    try await Self.with { project in
      let all = try await project.reprise("run", "--app", "Notes").output
      let without = try await project.reprise("run", "--app", "Notes", "--no-archive").output
      #expect(all.contains("\nArchive\n-------\nRestoration class map is {"))
      #expect(!without.contains("Archive\n") && !without.contains("Restoration class map"))
      #expect(without.contains("archive written"))
    }
  }

  @Test func `long values are cut in text, and whole in JSON`() async throws {
    try await Self.with { project in
      let text = try await project.reprise("run", "--app", "Notes").output
      #expect(text.contains(".\(String(repeating: "a", count: 300))… (5000 characters)\n"))
      #expect(text.contains("\n\(String(repeating: "p", count: 1_000))… (3000 characters)\n"))
      #expect(text.contains(#""line 30","#) && !text.contains(#""line 31""#))
      #expect(text.contains(" … 70 more\n"))
      let json = try await project.reprise("run", "--app", "Notes", "--json").output
      #expect(json.contains(String(repeating: "a", count: 5_000)))
      for option in ["--brief", "--no-archive"] {
        let refused = try await project.reprise("run", "--app", "Notes", "--json", option)
        #expect(refused.exitCode == 2)
      }
    }
  }

  @Test func `a trace is as wide as the terminal`() async throws {
    try await Self.with { project in
      let tool = try RunningCommand.tool().path
      let command = "\(tool) run --app Notes --no-archive --cache \(project.cache.path)"
      func screen(_ columns: Int) async throws -> String {
        try await project.run(
          "script", ["-qec", "stty cols \(columns) rows 40; \(command) 2>/dev/null", "/dev/null"],
          environment: ["TERM": "xterm", "NO_COLOR": "1"]
        ).output.replacing("\r\n", with: "\n")
      }
      let plain = try await project.reprise("run", "--app", "Notes", "--no-archive").output
      let long =
        "locate      Note         found                                                existing object with this path"
      #expect(plain.contains("\n\(long)\n"), "\(plain)")
      let wide = try await screen(150)
      #expect(wide.contains("\n\(long)\n"), "\(wide)")
      let narrow = try await screen(60)
      let lines = narrow.split(separator: "\n").filter { !$0.hasPrefix("pppp") }
      #expect(lines.allSatisfy { $0.count <= 60 }, "\(narrow)")
      #expect(
        narrow.contains(
          "locate      Note         found\n                           existing object with this path\n"
        ),
        "\(narrow)")
      #expect(
        narrow.contains(
          "launch      AppDelegate\n         application(_:shouldRestoreSecureApplicationState:)\n"),
        "\(narrow)")
    }
  }
}
