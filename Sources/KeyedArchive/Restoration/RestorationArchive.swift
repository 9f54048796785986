/// What an app saved for its next launch, as a tree a person can read.
package struct RestorationArchive: Hashable, Codable, Sendable {
  /// Which of the two systems of restoration saved it (uikit-restoration 0.1).
  package enum System: String, Codable, Sendable {
    /// Its objects are view controllers and what belongs to them.
    case viewControllers
    /// Its objects are scene sessions and their activities; nothing of them has a restoration class.
    case scenes
  }

  package var system: System

  /// Values of the app itself and of the system, sorted by key.
  package var topLevel: [ArchiveEntry]

  /// The restoration class of each path that has one.
  package var restorationClasses: [String: String]

  /// The saved objects in the order in which they were saved.
  package var objects: [SavedObject]

  package init(
    system: System = .viewControllers, topLevel: [ArchiveEntry],
    restorationClasses: [String: String], objects: [SavedObject]
  ) {
    self.system = system
    self.topLevel = topLevel
    self.restorationClasses = restorationClasses
    self.objects = objects
  }

  /// What an app has on disk that had the one system and then the other.
  package func together(with other: RestorationArchive) -> RestorationArchive {
    RestorationArchive(
      topLevel: topLevel + other.topLevel,
      restorationClasses: restorationClasses.merging(other.restorationClasses) { own, _ in own },
      objects: objects + other.objects)
  }

  /// The objects at an identifier path and below it, in order.
  ///
  /// The path may leave out the markers of positions: `Tabs/Feed` for `Tabs/:[0]:/Feed`.
  package func objects(at path: String) -> [SavedObject] {
    func isAtOrBelow(_ candidate: String) -> Bool {
      candidate == path || candidate.hasPrefix(path + "/")
    }
    return objects.filter { object in
      isAtOrBelow(object.path) || isAtOrBelow(IdentifierPath(object.path).withoutPositions)
    }
  }
}

/// One object of an app with the values of its own coder.
package struct SavedObject: Hashable, Codable, Sendable {
  /// What the object is, in the words of Apple's `restorationArchiveTool`.
  package enum Kind: String, Codable, Sendable {
    case viewController = "View Controller"
    case view = "View"
    case window = "Window"
    case object = "Restorable Object"
    case sceneSession = "Scene Session"
    /// A session that was closed while the app did not run, of which the app has not been notified.
    case discardedSceneSession = "Discarded Scene Session"
    /// What a scene saved with its session.
    case userActivity = "User Activity"

    /// The system whose file has such objects.
    package var system: RestorationArchive.System {
      switch self {
      case .viewController, .view, .window, .object: .viewControllers
      case .sceneSession, .discardedSceneSession, .userActivity: .scenes
      }
    }
  }

  package var kind: Kind

  /// The restoration identifier path in UIKit's internal form: `Tabs/:[0]:/Feed`.
  package var path: String
  package var className: String

  /// The values, sorted by key.
  package var entries: [ArchiveEntry]

  package init(kind: Kind, path: String, className: String, entries: [ArchiveEntry]) {
    self.kind = kind
    self.path = path
    self.className = className
    self.entries = entries
  }
}

/// A key, its value and what the value costs.
package struct ArchiveEntry: Hashable, Codable, Sendable {
  package var key: String
  package var value: ArchiveValue

  /// The bytes that the value takes in the file, without its key; a value that several places
  /// share is counted in each.
  package var byteCount: Int

  package init(key: String, value: ArchiveValue, byteCount: Int) {
    self.key = key
    self.value = value
    self.byteCount = byteCount
  }
}
