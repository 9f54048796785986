import RunRecord

/// What the difference of two traces means, by event and object: what moved, what has another name,
/// what has another detail.
struct TraceMeaning {
  /// A line of one trace that is not in the other, with its place.
  private struct Line: Hashable {
    var index: Int
    var fields: [String]

    /// The event with its object, without the phase.
    var subject: String { fields.dropFirst().prefix(2).joined(separator: " ") }
  }

  private var removed: [Line]
  private var inserted: [Line]
  private let newCount: Int

  /// What to say, a sentence each; nothing where events only came or went.
  private(set) var notes: [String] = []

  init(from old: [String], to new: [String]) {
    let lines = { (texts: [String]) in
      texts.enumerated().map { Line(index: $0, fields: Self.fields($1)) }
    }
    let (old, new) = (lines(old), lines(new))
    newCount = new.count
    let difference = BoundedDifference(from: old.map(\.fields), to: new.map(\.fields))
    removed = difference.removed.map { old[$0] }
    inserted = difference.inserted.map { new[$0] }
    // Each is looked for among all others; of so many, no reader would read what they mean.
    guard removed.count + inserted.count <= Self.mostLines else { return }
    let all = new
    findMoves(all)
    findRenames()
    findChanges()
  }

  private static let mostLines = 500

  private static func fields(_ line: String) -> [String] {
    line.fieldsOfColumns
  }

  /// The same event, elsewhere.
  private mutating func findMoves(_ all: [Line]) {
    for line in removed {
      guard let match = inserted.first(where: { $0.fields.dropFirst() == line.fields.dropFirst() })
      else { continue }
      remove(line, match)
      let neighbour = match.index > 0 ? "now behind \(all[match.index - 1].subject)" : "now first"
      notes.append("moved: \(line.subject), \(neighbour)")
    }
  }

  /// The same events of an object of another name.
  private mutating func findRenames() {
    var renames: [(old: String, new: String, lines: [(Line, Line)])] = []
    for line in removed where line.fields.count > 2 {
      guard
        let match = inserted.first(where: { candidate in
          candidate.fields.count == line.fields.count
            && candidate.fields[1] != line.fields[1]
            && candidate.fields.dropFirst(2) == line.fields.dropFirst(2)
            && !renames.contains { $0.lines.contains { $0.1 == candidate } }
        })
      else { continue }
      if let index = renames.firstIndex(where: {
        $0.old == line.fields[1] && $0.new == match.fields[1]
      }) {
        renames[index].lines.append((line, match))
      } else {
        renames.append((line.fields[1], match.fields[1], [(line, match)]))
      }
    }
    for rename in renames {
      for (old, new) in rename.lines { remove(old, new) }
      let count = rename.lines.count == 1 ? "1 event" : "\(rename.lines.count) events"
      notes.append("renamed: \(rename.old) is now \(rename.new), in \(count)")
    }
  }

  /// The same event of the same object, with another detail.
  private mutating func findChanges() {
    for line in removed where line.fields.count > 2 {
      guard
        let match = inserted.first(where: {
          $0.fields.count == line.fields.count && $0.fields.dropLast() == line.fields.dropLast()
        }), let old = line.fields.last, let new = match.fields.last
      else { continue }
      remove(line, match)
      let subject = line.fields.dropFirst().dropLast().joined(separator: " ")
      notes.append("changed: \(subject): \(old) is now \(new)")
    }
  }

  private mutating func remove(_ old: Line, _ new: Line) {
    removed.removeAll { $0 == old }
    inserted.removeAll { $0 == new }
  }
}
