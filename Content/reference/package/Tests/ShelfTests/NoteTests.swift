import Foundation
import HeadlessUIKit
import Shelf
import Testing
import UIKit

@MainActor
struct NoteTests {
  @Test func fieldFillsTheWidth() {
    let note = NoteViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = note
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(note.textField.frame.minX == 20)
    #expect(note.textField.frame.maxX == 373)
  }

  @Test func textComesBackAfterTheProcessEnds() async {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await launch(home: home) { app, note in
        app.type("read on", into: note.textField)
        app.enterBackground()
      }
    }
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await launch(home: home) { app, note in
        #expect(note.textField.text == "read on")
        #expect(app.trace.contains("saved activity offered"))
      }
    }
  }
}

/// Launches the app as an iPhone with iOS 27 does, and finds its note.
@MainActor
private func launch(
  home: String, _ body: @MainActor (HeadlessApp, NoteViewController) throws -> Void
) async throws {
  try await HeadlessApp.launch(
    AppDelegate.init, sceneDelegate: SceneDelegate.init, home: home, sdk: "27"
  ) { app in
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let note = try #require(scene.windows.first?.rootViewController as? NoteViewController)
    try body(app, note)
  }
}
