import KeyedArchive

/// What is lost in a variant: what a reader would miss, in a few words.
package struct RunLoss: Hashable, Sendable {
  /// How many of the objects that are restored as the example is written are restored here.
  package var restored: Int

  /// How many are restored as the example is written.
  package var expected: Int

  /// How many are restored here that are not as the example is written.
  package var gained: Int

  /// What is lost, gained or otherwise, a phrase each; empty where nothing is.
  package var phrases: [String]

  /// Whether objects are restored without a value that they have as the example is written.
  package private(set) var losesValues = false

  private let change: RunChange

  package init(from base: RunRecord, to variant: RunRecord) {
    change = RunChange(from: base, to: variant)
    let (old, new) = (RestoredObjects(base).objects, RestoredObjects(variant).objects)
    restored = old.filter(new.contains).count
    expected = old.count
    gained = new.filter { !old.contains($0) }.count
    phrases = []
    let values = values
    losesValues = values.contains { !$0.what.hasSuffix("now") }
    phrases = endings + objects(old, new) + Self.unique(values.map(\.phrase)) + prints
    if phrases.isEmpty { phrases = events }
    if phrases.isEmpty, !change.isEmpty { phrases = ["only what a whole trace shows is otherwise"] }
  }

  /// `5 of 5`, with what is restored besides: `2 of 2, 3 more`.
  package var restoredText: String {
    guard expected > 0 else { return gained == 0 ? "nothing" : "\(gained)" }
    return "\(restored) of \(expected)" + (gained > 0 ? ", \(gained) more" : "")
  }

  /// Whether everything is restored that is as the example is written.
  package var isComplete: Bool { restored == expected && !losesValues }
}

// MARK: How processes end

extension RunLoss {
  private var endings: [String] {
    change.launches.compactMap { launch in
      guard let after = launch.after else { return nil }
      guard launch.endsOtherwise else { return nil }
      let name = change.launches.count > 1 ? "launch \(launch.number)" : "the process"
      return "\(name) ends otherwise: \(Self.firstLine(after.ending.description))"
    }
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { !$0.isNewline })
  }
}

// MARK: Objects

extension RunLoss {
  private func objects(
    _ old: [RestoredObjects.Object], _ new: [RestoredObjects.Object]
  ) -> [String] {
    let saved = Self.unique(change.launches.flatMap { savedPaths($0.before) })
    let savedNow = Self.unique(
      change.launches.flatMap { $0.after.map(savedPaths) ?? savedPaths($0.before) })
    let notSaved = saved.filter { !savedNow.contains($0) }
    let nowSaved = savedNow.filter { !saved.contains($0) }
    let notRestored = Self.unique(old.filter { !new.contains($0) }.map(\.path))
      .filter { !notSaved.contains($0) }
    let nowRestored = Self.unique(new.filter { !old.contains($0) }.map(\.path))
      .filter { !nowSaved.contains($0) }
    return [
      ("not saved", notSaved), ("not restored", notRestored), ("saved now", nowSaved),
      ("restored now", nowRestored),
    ].flatMap { what, paths in Self.branches(paths).map { "\(what): \($0)" } }
  }

  private func savedPaths(_ launch: LaunchRecord) -> [String] {
    if case .saved(let archive, _) = launch.archive { archive.objects.map(\.path) } else { [] }
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen = Set<String>()
    return paths.filter { seen.insert($0).inserted }
  }

  /// The topmost of some paths, each with the number of those below it.
  private static func branches(_ paths: [String]) -> [String] {
    let tops = paths.filter { path in !paths.contains { path.hasPrefix($0 + "/") } }
    return tops.map { top in
      let count = paths.count { $0.hasPrefix(top + "/") }
      return withoutPlaces(top) + (count == 0 ? "" : " and \(count) below it")
    }
  }

  /// A path without the markers of places, which readers do not write.
  private static func withoutPlaces(_ path: String) -> String {
    path.replacing(#/:\[\d+\]:\//#, with: "")
  }
}

// MARK: Values

extension RunLoss {
  /// A value that is saved or read otherwise.
  private struct Value: Hashable {
    /// The object's path and the key.
    var name: String
    var what: String

    var phrase: String { "\(what): \(name)" }
  }

  private var values: [Value] {
    let saved = change.launches.flatMap(savedValues)
    // What was saved otherwise cannot be read as it was.
    let read = change.launches.flatMap(readValues).filter { value in
      !saved.contains { $0.name == value.name }
    }
    return saved + read
  }

  /// What objects save otherwise that both save.
  private func savedValues(_ launch: LaunchChange) -> [Value] {
    guard case .difference(let difference)? = launch.archive else { return [] }
    return difference.objects.flatMap { object -> [Value] in
      guard object.fate == .changed else { return [] }
      return object.values.compactMap { value in
        let isWhole = value.steps.isEmpty
        // A list of children that is gone altogether is more than children that are gone.
        guard !Self.followsFromObjects(value.key) || (isWhole && value.after == nil) else {
          return nil
        }
        return Value(
          name: "\(Self.withoutPlaces(object.path)) \(value.key)",
          what: isWhole && value.after == nil
            ? "not saved" : isWhole && value.before == nil ? "saved now" : "saved otherwise")
      }
    }
  }

  /// What objects that are restored in both read from the archive in the one alone.
  private func readValues(_ launch: LaunchChange) -> [Value] {
    guard let after = launch.after else { return [] }
    let (old, new) = (Self.reads(launch.before), Self.reads(after))
    let present = Set(after.restoredPaths)
    return old.compactMap { read in
      guard present.contains(read.path), !Self.followsFromObjects(read.key) else { return nil }
      let name = "\(Self.withoutPlaces(read.path)) \(read.key)"
      let matches = new.filter { $0.path == read.path && $0.key == read.key }
      if matches.isEmpty { return Value(name: name, what: "not read") }
      return matches.contains(read) ? nil : Value(name: name, what: "read otherwise")
    }
  }

  private struct Read: Hashable {
    var path: String
    var key: String
    var value: String
  }

  private static func reads(_ launch: LaunchRecord) -> [Read] {
    launch.events.compactMap { event in
      guard event.kind == .coder, event.name.hasPrefix("decode"), let path = event.object?.path,
        let separator = event.detail.firstRange(of: " = ")
      else { return nil }
      return Read(
        path: path, key: String(event.detail[..<separator.lowerBound]),
        value: String(event.detail[separator.upperBound...]))
    }
  }

  /// Whether a value only repeats which objects there are.
  private static func followsFromObjects(_ key: String) -> Bool {
    key == "kUIViewControllerChildrenKey"
  }
}

// MARK: Output and events

extension RunLoss {
  private static let mostLines = 3

  /// Of a process that died, what it did not come to print says nothing more.
  private var prints: [String] {
    change.launches.flatMap { launch -> [String] in
      let (gone, come) = launch.printed
      if launch.endsOtherwise { return [] }
      var phrases = zip(gone, come).map { "prints \"\($1)\" instead of \"\($0)\"" }
      phrases += gone.dropFirst(come.count).map { "does not print \"\($0)\"" }
      phrases += come.dropFirst(gone.count).map { "prints \"\($0)\" besides" }
      let more = phrases.count - Self.mostLines
      return phrases.prefix(Self.mostLines)
        + (more > 0 ? ["and \(more) more \(more == 1 ? "line" : "lines")"] : [])
    }
  }

  /// What happens otherwise, where nothing is lost by it.
  private var events: [String] {
    change.launches.flatMap { launch -> [String] in
      guard let after = launch.after else { return [] }
      let steps = TraceChange(from: launch.before, to: after).steps.filter { $0.fate != .same }
      let phrases = steps.map { step in
        let object = step.event.object.map { " of \(Self.withoutPlaces($0.description))" } ?? ""
        return (step.fate == .gone ? "no longer: " : "besides: ") + step.event.name + object
      }
      let more = phrases.count - Self.mostLines
      return phrases.prefix(Self.mostLines)
        + (more > 0 ? ["and \(more) more \(more == 1 ? "event" : "events")"] : [])
    }
  }
}
