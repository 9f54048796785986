/// The objects that were given back what they had saved.
package struct RestoredObjects: Hashable, Sendable {
  /// An object in one launch.
  package struct Object: Hashable, Sendable {
    package var launch: Int

    /// Its identifier path, or what a trace calls it.
    package var path: String
  }

  /// In the order in which they were restored.
  package var objects: [Object]

  package init(_ record: RunRecord) {
    objects = record.launches.flatMap { launch in
      launch.restoredPaths.map { Object(launch: launch.number, path: $0) }
    }
  }
}

extension LaunchRecord {
  /// The paths of the objects that took part in the decode pass, and the scenes that were given the
  /// activity which they had saved; each once.
  package var restoredPaths: [String] {
    var seen = Set<String>()
    let paths = events.compactMap { event -> String? in
      if event.phase == .decode, event.isOfLocatedObject { return event.object?.path }
      return event.isOfferOfSavedActivity ? event.object?.description : nil
    }
    return paths.filter { seen.insert($0).inserted }
  }
}

extension TraceEvent {
  /// Whether it is about an object that UIKit located.
  ///
  /// An object that the app creates while another one decodes only loads its view and appears.
  fileprivate var isOfLocatedObject: Bool {
    switch content {
    case .hook(let call): Self.hooksOfRestoration.contains(call.method)
    case .appearance: false
    default: true
    }
  }

  private static let hooksOfRestoration: Set = [
    "decodeRestorableState(with:)", "applicationFinishedRestoringState()",
  ]
}
