package import KeyedArchive
package import RunRecord

/// What a launch made of the archive that it found: which objects were found and how, and which values were restored.
package struct RestorationPanel: Hashable, Sendable {
  package enum Finding: Hashable, Sendable {
    /// One of the searches found or made the object, and which.
    case found(by: LocalizedMessage)
    /// None of the searches found it, and why.
    case missing(reason: LocalizedMessage)
  }

  package enum Fate: String, Sendable {
    /// The app read the value that was saved.
    case kept
    /// The app read another value than it had saved.
    case changed
    /// The object is there, and the app did not read the value.
    case unread = "not read"
    /// The object is not there.
    case lost
  }

  package struct Value: Hashable, Sendable {
    package var key: String
    package var saved: ArchiveValue

    /// What the app read; nil where it did not read the value.
    package var read: CodedValue?
    package var fate: Fate

    package init(key: String, saved: ArchiveValue, read: CodedValue?, fate: Fate) {
      self.key = key
      self.saved = saved
      self.read = read
      self.fate = fate
    }
  }

  package struct Object: Hashable, Sendable {
    package var path: String
    package var className: String
    package var finding: Finding

    /// What the author's code saved, and what of UIKit's own it was seen to read.
    package var values: [Value]

    package init(path: String, className: String, finding: Finding, values: [Value]) {
      self.path = path
      self.className = className
      self.finding = finding
      self.values = values
    }

    package var isFound: Bool {
      if case .found = finding { return true }
      return false
    }
  }

  package var launch: Int
  package var objects: [Object]

  package init(launch: Int, objects: [Object]) {
    self.launch = launch
    self.objects = objects
  }
}

extension RestorationPanel {
  /// The whole in a line: `4 of 5 objects found, 2 values kept, 1 value lost`.
  package var summary: String {
    let found = objects.count(where: \.isFound)
    let fates = objects.flatMap(\.values).map(\.fate)
    let counts = [Fate.kept, .changed, .unread, .lost].compactMap { fate -> String? in
      let count = fates.count { $0 == fate }
      return count == 0 ? nil : fate.counted(count).text(["count": "\(count)"])
    }
    let foundOf = RestorationPhrase.foundOf.text([
      "count": "\(found)", "objects": CountText.objects(objects.count),
    ])
    return ([foundOf] + counts).joined(separator: RunPhrase.comma.text)
  }

  /// Whether everything was restored that the app can be asked for.
  package var isComplete: Bool {
    objects.allSatisfy { $0.isFound && $0.values.allSatisfy { $0.fate != .changed } }
  }
}

extension RestorationPanel.Fate {
  /// What a page says of it.
  package var phrase: RestorationPhrase {
    switch self {
    case .kept: .kept
    case .changed: .changed
    case .unread: .unread
    case .lost: .lost
    }
  }

  /// What a page says of as many values.
  fileprivate func counted(_ count: Int) -> RestorationPhrase {
    switch self {
    case .kept: count == 1 ? .valueKept : .valuesKept
    case .changed: count == 1 ? .valueChanged : .valuesChanged
    case .unread: count == 1 ? .valueUnread : .valuesUnread
    case .lost: count == 1 ? .valueLost : .valuesLost
    }
  }
}
