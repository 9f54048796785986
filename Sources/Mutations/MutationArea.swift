/// A part of the sources that is mutated by itself, so that a choice of mutants has some of each.
struct MutationArea {
  var name: String

  /// The folders, from the package's.
  var folders: [String]

  static let all = [
    MutationArea(
      name: "Restoration",
      folders: ["Sources/UIKit/Restoration", "Sources/UIKit/Application", "Sources/UIKit/Events"]),
    MutationArea(name: "Coding", folders: ["Sources/UIKit/Coding"]),
    MutationArea(name: "Scenes", folders: ["Sources/UIKit/Scenes"]),
    MutationArea(name: "Checking", folders: ["Sources/ExampleRunner/Checking"]),
    MutationArea(
      name: "Expectations",
      folders: ["Sources/GuideExamples/Prints", "Sources/GuideExamples/Extraction"]),
  ]
}
