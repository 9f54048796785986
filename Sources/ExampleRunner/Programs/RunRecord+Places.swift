import AppleDialect
import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

extension RunRecord {
  /// The record with a place of the author's for every event, and every call at the column that the
  /// author sees: in characters, with what a list or a quote puts before the line.
  ///
  /// What the engine calls stands first where it is declared. What no code of the author's led to is
  /// placed at the class it is about, and at the launch: that is what the author wrote of it.
  func placed(of example: Example, _ declarations: DeclarationPlaces) -> RunRecord {
    let text = AuthoredText(example)
    var record = self
    for launch in record.launches.indices {
      let ofLaunch = CallSite(example.location(ofLaunch: record.launches[launch].number))
      for event in record.launches[launch].events.indices {
        let recorded = record.launches[launch].events[event]
        let sites = recorded.declaration(declarations) + recorded.callSites.map(text.placed)
        record.launches[launch].events[event].callSites =
          sites.isEmpty ? recorded.classOfObject(declarations) + [ofLaunch] : sites
      }
      if case .signalled(let signal, let message, let sites) = record.launches[launch].termination {
        record.launches[launch].termination = .signalled(
          signal: signal, message: message, callSites: sites.map(text.placed))
      }
    }
    return record
  }
}

extension TraceEvent {
  /// The place of the app's method that is called; empty for what is not a call of one.
  fileprivate func declaration(_ declarations: DeclarationPlaces) -> [CallSite] {
    guard let methodCall, methodCall.isImplemented, let object else { return [] }
    let place = declarations.place(of: methodCall.method, inClassNamed: object.className)
    return place.map { [CallSite($0)] } ?? []
  }

  /// The place of the app's class that the event is about; empty for one about none.
  fileprivate func classOfObject(_ declarations: DeclarationPlaces) -> [CallSite] {
    guard let object else { return [] }
    return declarations.place(ofClassNamed: object.className).map { [CallSite($0)] } ?? []
  }
}

extension Example {
  /// Where a launch is in the guide; the example's own place for one that the author did not write.
  fileprivate func location(ofLaunch number: Int) -> SourceLocation {
    launches.first { $0.number == number }?.fence?.location ?? location
  }
}

extension CallSite {
  fileprivate init(_ location: SourceLocation) {
    self.init(address: nil, path: location.path, line: location.line, column: location.column)
  }
}

extension AuthoredText {
  fileprivate func placed(_ site: CallSite) -> CallSite {
    guard site.column > 0, let location = location(of: site) else { return site }
    var site = site
    site.column = location.column
    return site
  }
}
