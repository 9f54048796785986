import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Values that no writer writes: found by `make fuzz`, and nil here.
@Suite struct DamagedValueTests {
  // Seeds 779, 5809, 6619 and 6799: the length times the size of an index overflowed.
  @Test(arguments: [Int64.max, .min, 1 << 61, -1])
  func anIndexPathOfAnImpossibleLengthIsNil(_ length: Int64) async throws {
    try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          override func decodeRestorableState(with coder: NSCoder) {
            print(coder.decodeObject(of: NSIndexPath.self, forKey: "path") == nil)
          }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).withBuiltApp { app in
      _ = try app.launch(1)
      let writer = RestorationArchiveWriter()
      let path = writer.builder.reserve()
      writer.builder.fill(
        path, className: "NSIndexPath",
        fields: [
          ("NSIndexPathLength", .integer(length)),
          ("NSIndexPathData", .data(Data(repeating: 0, count: 8))),
        ])
      writer.addObject(
        kind: .viewController, path: "root", className: "App.Root",
        fields: [("path", .reference(path))])
      try app.writeArchive(writer.data())
      let launch = try app.launch(2)
      #expect(launch.events.filter { $0.kind == .output }.map(\.text.detail) == ["true\n"])
      #expect(launch.events.contains { $0.text.name == "app becomes active" })
    }
  }
}
