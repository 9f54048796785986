import RunRecord
import Testing

/// Observers of a notification hear it in the order in which they began to observe, whichever way they
/// do.
@Suite struct NotificationOrderTests {
  private static func output(_ code: String, _ statements: String) async throws -> String {
    let code = """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {}

      let name = Notification.Name("news")
      let center = NotificationCenter.default

      class Reader: NSObject {
        let title: String
        init(_ title: String) { self.title = title }
        @objc func heard(_ notification: Notification) { print(title, terminator: " ") }
        func begin(from sender: Any? = nil) {
          center.addObserver(self, selector: #selector(heard(_:)), name: name, object: sender)
        }
      }
      \(code)
      """
    return try await AppProgram(code: code, launches: [statements]).run().launches[0].output
  }

  @Test func isThatInWhichTheyBegan() async throws {
    let output = try await Self.output(
      "var tokens: [NSObjectProtocol] = []",
      """
      let sender = NSObject()
      let readers = (0..<6).map { Reader("r\\($0)") }
      for index in 0..<6 {
        tokens.append(center.addObserver(forName: index % 2 == 0 ? name : nil, object: index % 3 == 0 ? nil : sender, queue: index % 2 == 0 ? nil : .main) { _ in print("b\\(index)", terminator: " ") })
        readers[index].begin(from: index % 3 == 1 ? sender : nil)
      }
      center.post(name: name, object: sender)
      print()
      center.post(name: name, object: nil)
      print()
      center.removeObserver(tokens[0])
      center.removeObserver(tokens[2] as Any, name: name, object: sender)
      center.removeObserver(readers[1])
      center.removeObserver(readers[4], name: name, object: sender)
      center.post(name: name, object: sender)
      print()
      """)
    #expect(
      output == """
        b0 r0 b1 r1 b2 r2 b3 r3 b4 r4 b5 r5\u{20}
        b0 r0 r2 b3 r3 r5\u{20}
        r0 b1 r2 b3 r3 b4 b5 r5\u{20}

        """)
  }

  // A center of the app's own has observers of its own; one that is removed meanwhile is not called.
  @Test func holdsWhileObserversComeAndGo() async throws {
    let output = try await Self.output(
      "",
      """
      let own = NotificationCenter()
      var second: NSObjectProtocol?
      let first = own.addObserver(forName: name, object: nil, queue: nil) { note in
        print("first", terminator: " ")
        guard note.userInfo == nil else { return }
        if let token = second { own.removeObserver(token) }
        second = nil
        own.post(name: name, object: nil, userInfo: ["nested": true])
      }
      second = own.addObserver(forName: name, object: nil, queue: nil) { _ in print("second", terminator: " ") }
      let third = own.addObserver(forName: name, object: nil, queue: nil) { _ in print("third", terminator: " ") }
      center.post(name: name, object: nil)
      own.post(name: name, object: nil)
      print()
      own.removeObserver(first)
      own.removeObserver(third)
      own.post(name: name, object: nil)
      print("nobody")
      """)
    #expect(output == "first first third third \nnobody\n")
  }
}
