import KeyedArchive

/// How a variant differs from the example as it is written, in a few words: what is lost first.
package struct VariantDifference: Hashable, Sendable {
  /// How many of the objects that are restored as the example is written are restored here.
  package var restored: Int

  /// How many are restored as the example is written.
  package var expected: Int

  /// How many are restored here that are not as the example is written.
  package var gained: Int

  /// What is lost, gained or changed, a phrase each; empty where nothing is.
  package private(set) var messages: [LocalizedMessage]

  /// Whether objects are restored without a value that they have as the example is written.
  private var losesValues = false

  /// Whether any value is saved or read differently.
  private var hasOtherValues = false

  /// Whether objects or values are saved or restored that are not as the example is written.
  private var hasMore = false

  private let change: RunChange

  /// What became of the archive of each launch that both came to; comparing two takes long.
  private let archives: [ArchiveDifference]

  package init(from base: RunRecord, to variant: RunRecord) {
    change = RunChange(from: base, to: variant)
    archives = change.launches.compactMap { launch in
      if case .difference(let difference)? = launch.archive { difference } else { nil }
    }
    let (old, new) = (RestoredObjects(base).objects, RestoredObjects(variant).objects)
    restored = old.filter(new.contains).count
    expected = old.count
    gained = new.filter { !old.contains($0) }.count
    messages = []
    let values = values
    let fates = fates(old, new)
    losesValues = values.contains(where: isLost) || losesValuesOfApp
    hasOtherValues = !values.isEmpty
    hasMore =
      gained > 0 || values.contains { $0.what == .savedNow }
      || fates.contains { $0.what == .savedNow && !$0.paths.isEmpty }
    messages = terminations + Self.messages(fates) + Self.unique(values.map(\.message)) + prints
    if messages.isEmpty { messages = events }
    if messages.isEmpty, !change.isEmpty { messages = [LossSentence.onlyInWholeTrace.message()] }
  }

  /// The same in English.
  package var phrases: [String] { messages.map { $0.text() } }

  /// `5 of 5`, with what is restored besides: `2 of 2, 3 more`.
  package var restoredLocalizedMessage: LocalizedMessage {
    let more = LocalizedMessage.verbatim("\(gained)")
    guard expected > 0 else { return gained == 0 ? RestoredSentence.nothing.message() : more }
    let some = RestoredSentence.some.message([
      "count": .verbatim("\(restored)"), "expected": .verbatim("\(expected)"),
    ])
    return gained > 0 ? RestoredSentence.withMore.message(["restored": some, "count": more]) : some
  }

  /// What a reader is to think of it.
  ///
  /// - Parameter leavesOut: Whether the variant only leaves code out. What is printed differently
  ///   because of other code may as well be better.
  package func verdict(leavesOut: Bool = false) -> VariantVerdict {
    if restored < expected || losesValues || change.launches.contains(where: \.endsWorse) {
      return .lost
    }
    let (isLess, isOther) = (
      change.launches.contains { !$0.printed.removed.isEmpty },
      !prints.isEmpty || !terminations.isEmpty
    )
    if hasMore { return .otherwise }
    if isLess, leavesOut { return .printsLess }
    return isOther || hasOtherValues || expected == 0 ? .otherwise : .complete
  }
}

// MARK: How processes end

extension VariantDifference {
  private var terminations: [LocalizedMessage] {
    change.launches.compactMap { launch in
      guard let after = launch.after else { return nil }
      guard launch.endsOtherwise else { return nil }
      let termination = after.termination.message.onFirstLines
      guard change.launches.count > 1 else {
        return LossSentence.processEnds.message(["ending": termination])
      }
      return LossSentence.launchEnds.message([
        "number": .verbatim("\(launch.number)"), "ending": termination,
      ])
    }
  }
}

// MARK: Objects

extension VariantDifference {
  private typealias Fate = (what: LossSentence, paths: [String])

  private func fates(
    _ old: [RestoredObjects.Object], _ new: [RestoredObjects.Object]
  ) -> [Fate] {
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
      (.notSaved, notSaved), (.notRestored, notRestored), (.savedNow, nowSaved),
      (.restoredNow, nowRestored),
    ]
  }

  private static func messages(_ fates: [Fate]) -> [LocalizedMessage] {
    fates.flatMap { what, paths in branches(paths).map { what.message(["name": $0]) } }
  }

  private func savedPaths(_ launch: LaunchRecord) -> [String] {
    if case .saved(let archive, _) = launch.archive { archive.objects.map(\.path) } else { [] }
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen = Set<Value>()
    return values.filter { seen.insert($0).inserted }
  }

  /// The topmost of some paths, each with the number of those below it.
  private static func branches(_ paths: [String]) -> [LocalizedMessage] {
    let tops = paths.filter { path in !paths.contains { path.hasPrefix($0 + "/") } }
    return tops.map { top in
      let count = paths.count { $0.hasPrefix(top + "/") }
      let name =
        ActivityPlace.isActivity(top)
        ? LossSentence.activity.message() : LocalizedMessage.verbatim(withoutPlaces(top))
      guard count > 0 else { return name }
      return LossSentence.withThoseBelow.message(["name": name, "count": .verbatim("\(count)")])
    }
  }

  /// A path without the markers of places, which readers do not write.
  private static func withoutPlaces(_ path: String) -> String {
    // Most paths have none.
    guard path.utf8.contains(UInt8(ascii: ":")) else { return path }
    return IdentifierPath(path).withoutPositions
  }
}

// MARK: Values

extension VariantDifference {
  /// A value that is saved or read differently.
  private struct Value: Hashable {
    /// The object's path and the key.
    var name: String

    /// Where that is in the activity of a window; nil for what controllers save.
    var place: ActivityPlace?
    var what: LossSentence

    /// Whether there is nothing to lose as the example is written.
    var wasNothing = false

    var message: LocalizedMessage {
      what.message(["name": place?.message ?? .verbatim(name)])
    }
  }

  private var values: [Value] {
    let saved = archives.flatMap(savedValues)
    // What was saved differently cannot be read as it was.
    let read = change.launches.flatMap(readValues).filter { value in
      !saved.contains { $0.name == value.name }
    }
    return saved + read
  }

  /// What both runs save of an object, but differently.
  private func savedValues(_ difference: ArchiveDifference) -> [Value] {
    difference.objects.flatMap { object -> [Value] in
      guard object.fate == .changed else { return [] }
      return object.values.compactMap { value -> Value? in
        let place = ActivityPlace(of: value, in: object.path)
        let isWhole = value.steps.isEmpty || (place != nil && value.steps.count == 1)
        // A list of children that is gone altogether is more than children that are gone.
        guard !Self.followsFromObjects(value.key) || (isWhole && value.after == nil) else {
          return nil
        }
        return Value(
          name: "\(Self.withoutPlaces(object.path)) \(value.key)", place: place,
          what: isWhole && value.after == nil
            ? .notSaved : isWhole && value.before == nil ? .savedNow : .savedOtherwise,
          wasNothing: value.before == nil || value.before == .null)
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
      if matches.isEmpty { return Value(name: name, what: .notRead) }
      return matches.contains(read)
        ? nil : Value(name: name, what: .readOtherwise, wasNothing: read.value == .null)
    }
  }

  /// Whether a reader would miss it.
  ///
  /// Where more objects come back, values that are different tell of those.
  private func isLost(_ value: Value) -> Bool {
    switch value.what {
    case .savedNow: false
    case .savedOtherwise, .readOtherwise: !value.wasNothing && gained == 0
    default: true
    }
  }

  /// Whether values of the app itself are not saved any more, of which the table says only what the
  /// app prints.
  private var losesValuesOfApp: Bool {
    archives.contains { difference in
      difference.topLevel.contains {
        $0.steps.isEmpty && $0.after == nil && ReservedArchiveKey(rawValue: $0.key) == nil
      }
    }
  }

  private struct Read: Hashable {
    var path: String
    var key: String
    var value: CodedValue
  }

  private static func reads(_ launch: LaunchRecord) -> [Read] {
    launch.events.compactMap { event in
      guard let call = event.coderCall, call.direction == .decode, let key = call.key,
        let path = event.object?.path
      else { return nil }
      return Read(path: path, key: key, value: call.value)
    }
  }

  /// Whether a value only repeats which objects there are.
  private static func followsFromObjects(_ key: String) -> Bool {
    key == "kUIViewControllerChildrenKey"
  }
}

// MARK: Output and events

extension VariantDifference {
  private static let mostLines = 3

  /// Of a process that died, what it did not come to print says nothing more.
  private var prints: [LocalizedMessage] {
    change.launches.flatMap { launch -> [LocalizedMessage] in
      let (removed, inserted) = launch.printed
      if launch.endsOtherwise { return [] }
      var messages = zip(removed, inserted).map { removed, inserted in
        LossSentence.printsInstead.message([
          "text": .verbatim(inserted), "former": .verbatim(removed),
        ])
      }
      messages += removed.dropFirst(inserted.count).map {
        LossSentence.doesNotPrint.message(["text": .verbatim($0)])
      }
      messages += inserted.dropFirst(removed.count).map {
        LossSentence.printsBesides.message(["text": .verbatim($0)])
      }
      return Self.shortened(messages, one: .moreLine, many: .moreLines)
    }
  }

  /// What happens otherwise, where nothing is lost by it.
  private var events: [LocalizedMessage] {
    change.launches.flatMap { launch -> [LocalizedMessage] in
      guard let after = launch.after else { return [] }
      let steps = TraceChange(from: launch.before, to: after).steps.filter { $0.fate != .same }
      let messages = steps.map { step in
        let what: LossSentence = step.fate == .removed ? .noLonger : .besides
        return what.message(["event": Self.name(of: step.event)])
      }
      return Self.shortened(messages, one: .moreEvent, many: .moreEvents)
    }
  }

  private static func name(of event: TraceEvent) -> LocalizedMessage {
    let name = LocalizedMessage.verbatim(event.text.name)
    guard let object = event.object else { return name }
    let path = LocalizedMessage.verbatim(withoutPlaces(object.description))
    return LossSentence.eventOf.message(["event": name, "object": path])
  }

  private static func shortened(
    _ messages: [LocalizedMessage], one: LossSentence, many: LossSentence
  ) -> [LocalizedMessage] {
    let more = messages.count - mostLines
    guard more > 0 else { return messages }
    let rest = (more == 1 ? one : many).message(["count": .verbatim("\(more)")])
    return messages.prefix(mostLines) + [rest]
  }
}
