import Foundation
import RunRecord

/// Where the entries of an activity's `userInfo` come from, and what became of those that it had.
///
/// Kept while the process runs, so that a save can say of each entry who added it, by the line that did. Nothing is
/// kept where the run is not recorded.
struct ActivityEntries {
  /// Who added an entry.
  struct Origin {
    var author: EntryAuthor
    var object: ObjectReference?
    var callSites: [CallSite]
  }

  /// An entry that the activity had since the last save, and has no more.
  struct Loss {
    var reason: EntryGoneReason
    /// Where it was added or, if the app removed it, where that was.
    var callSites: [CallSite]
  }

  private(set) var origins: [AnyHashable: Origin] = [:]
  private(set) var losses: [AnyHashable: Loss] = [:]

  /// Whether the app has had the entries in its hands since it last assigned them: what it assigns next may be
  /// those, with others added.
  private var mayBeCopied = false

  init() {}

  /// The entries of an activity as the app is given it.
  init(savedKeys: some Sequence<AnyHashable>) {
    let origin = Origin(author: .savedActivity, object: nil, callSites: [])
    for key in savedKeys { origins[key] = origin }
  }

  /// Takes in that the app looked at the entries.
  mutating func wereRead() {
    mayBeCopied = true
  }

  /// Takes in that `userInfo` was assigned; an entry that is the same as before in a dictionary that may be a copy
  /// of the old one keeps its origin.
  mutating func change(
    from old: [AnyHashable: Any], to new: [AnyHashable: Any], by origin: Origin
  ) {
    let isNew = new.filter { key, value in
      !mayBeCopied || old.index(forKey: key).map { !Self.same(old[$0].value, value) } ?? true
    }
    add(isNew.keys, by: origin)
    for key in old.keys where new.index(forKey: key) == nil {
      origins[key] = nil
      losses[key] = Loss(reason: .removed, callSites: origin.callSites)
    }
    mayBeCopied = false
  }

  /// Takes in that these entries were added, or added again.
  mutating func add(_ keys: some Sequence<AnyHashable>, by origin: Origin) {
    for key in keys {
      origins[key] = origin
      losses[key] = nil
    }
  }

  /// Takes in that UIKit emptied `userInfo`: what is not added again is lost.
  mutating func empty() {
    for (key, origin) in origins {
      losses[key] = Loss(reason: .notAddedAgain, callSites: origin.callSites)
    }
    origins = [:]
  }

  /// Forgets what was lost before a save that has told of it.
  mutating func wereSaved() {
    losses = [:]
  }

  private static func same(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }
}
