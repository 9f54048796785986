import Diagnostics
import Foundation
import FoundationXML
import GuideExamples
import GuideMarkup

/// What can be said of an example's storyboards and nibs before they are loaded.
struct InterfaceFileCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let example: Example

  /// What the code declares, each with its keyword: `class NoteViewController`.
  ///
  /// Found once: an interface file may have as many elements as the code has lines.
  private let declared: Set<String>

  init(_ example: Example) {
    self.example = example
    let declarations = #/\b(class|var)[ \t\n]+`?(\w+)/#
    declared = Set(
      example.files.flatMap { file in
        file.text.matches(of: declarations).map { "\($0.output.1) \($0.output.2)" }
      })
    for file in example.resources where ResourceName.isInterfaceFile(file.name) { check(file) }
  }

  private mutating func check(_ file: Example.File) {
    let reading = InterfaceFileOutline(Data(file.text.utf8))
    if let line = reading.faultyLine {
      report(
        .error, rule: "example.interface-file", summary: "`\(file.name)` is not well-formed XML",
        in: file, line: line,
        fix: "copy the file as Xcode shows its source code")
      return
    }
    let ids = Set(reading.elements.compactMap { $0.attributes["id"] })
    for element in reading.elements {
      checkDestination(element, ids: ids, in: file)
      checkClass(element, file)
      checkOutlet(element, file)
    }
  }

  private mutating func checkDestination(
    _ element: InterfaceFileOutline.Element, ids: Set<String>, in file: Example.File
  ) {
    let attribute = element.name == "document" ? "initialViewController" : "destination"
    guard let id = element.attributes[attribute], !ids.contains(id) else { return }
    report(
      .error, rule: "example.interface-reference",
      summary: "nothing in `\(file.name)` has the id `\(id)`", in: file,
      line: element.line, fix: "name the id of an element of the file")
  }

  // Xcode builds both, and the app finds out when it is launched: so these are not errors.

  private mutating func checkClass(
    _ element: InterfaceFileOutline.Element, _ file: Example.File
  ) {
    guard let name = element.attributes["customClass"], !name.hasPrefix("UI"),
      !name.hasPrefix("WK"), !codeDeclares("class", name)
    else { return }
    report(
      .warning, rule: "example.interface-class", summary: "the example has no class `\(name)`",
      in: file,
      line: element.line, fix: "declare it, or name the class that you mean")
  }

  private mutating func checkOutlet(
    _ element: InterfaceFileOutline.Element, _ file: Example.File
  ) {
    guard ["outlet", "outletCollection"].contains(element.name),
      let name = element.attributes["property"], let owner = element.customClass,
      codeDeclares("class", owner), !Self.outletsOfUIKit.contains(name),
      !codeDeclares("var", name)
    else { return }
    report(
      .warning, rule: "example.interface-outlet", summary: "`\(owner)` has no outlet `\(name)`",
      in: file,
      line: element.line, fix: "declare `@IBOutlet var \(name)`, or remove the connection")
  }

  private static let outletsOfUIKit: Set<String> = [
    "collectionView", "dataSource", "delegate", "gestureRecognizers", "inputAccessoryView",
    "inputView", "prefetchDataSource", "refreshControl", "searchDisplayController", "tableView",
    "view",
  ]

  private func codeDeclares(_ keyword: String, _ name: String) -> Bool {
    declared.contains("\(keyword) \(name)")
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, rule: String, summary: String, in file: Example.File,
    line: Int, fix: String
  ) {
    let lines = file.fences.flatMap { fence in
      fence.body.map { SourceLocation(path: fence.location.path, line: $0.number) }
    }
    let location = lines.indices.contains(line - 1) ? lines[line - 1] : lines.last
    diagnostics.append(
      Diagnostic(severity, rule: rule, at: location ?? example.location, summary, fix: fix))
  }
}
