import Diagnostics
import GuideMarkup

/// Finds the links and images of a guide that lead to nothing in the project.
struct LinkCheck: Hashable {
  let guide: Guide
  let targets: LinkTargets

  /// A link or an image as the guide writes it.
  private struct Use: Hashable {
    var kind: String
    var destination: String
  }

  /// One finding for each place, in no order.
  func diagnostics() -> [Diagnostic] {
    let uses = guide.everyInline.compactMap { inline -> Use? in
      switch inline {
      case .link(let destination, _, _): Use(kind: "link", destination: destination)
      case .image(let source, _, _): Use(kind: "image", destination: source)
      default: nil
      }
    }
    return Dictionary(grouping: uses, by: \.self).flatMap { diagnostics($0, count: $1.count) }
      + UndefinedReferences(guide: guide).diagnostics()
  }

  private func diagnostics(_ use: Use, count: Int) -> [Diagnostic] {
    guard let target = LocalTarget(use.destination, in: guide.name),
      let fault = LinkFault(target, among: targets)
    else { return [] }
    let rule = "\(use.kind).\(fault.rule)"
    let places = DestinationPlaces(guide: guide).places(of: use.destination).prefix(count)
    guard !places.isEmpty else { return [unplaced(use, rule: rule, fault: fault)] }
    return places.map { excerpt in
      let location = SourceLocation(path: guide.path, line: excerpt.line, column: excerpt.column)
      return Diagnostic(
        rule: rule, at: location, fault.summary, excerpt: excerpt, fix: fault.fix)
    }
  }

  /// Where the source writes the destination in another way than the parser reads it.
  private func unplaced(_ use: Use, rule: String, fault: LinkFault) -> Diagnostic {
    Diagnostic(
      rule: rule, at: SourceLocation(path: guide.path, line: 1), fault.summary,
      notes: ["The \(use.kind) leads to `\(use.destination)`."], fix: fault.fix)
  }
}
