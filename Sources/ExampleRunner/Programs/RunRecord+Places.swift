import AppleDialect
import Diagnostics
import RunRecord

extension RunRecord {
  /// The record with every call at the column that the author sees: in characters, with what a list
  /// or a quote puts before the line.
  ///
  /// What the engine calls stands first where it is declared.
  func placed(in text: AuthoredText, _ methods: MethodPlaces) -> RunRecord {
    var record = self
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices {
        record.launches[launch].events[event].callSites =
          record.launches[launch].events[event].declaration(methods)
          + record.launches[launch].events[event].callSites.map(text.placed)
      }
      if case .signalled(let signal, let message, let sites) = record.launches[launch].ending {
        record.launches[launch].ending = .signalled(
          signal: signal, message: message, callSites: sites.map(text.placed))
      }
    }
    return record
  }
}

extension TraceEvent {
  /// The place of the app's method that is called; empty for what is no call of one.
  fileprivate func declaration(_ methods: MethodPlaces) -> [CallSite] {
    guard isImplemented, let object else { return [] }
    let place = methods.place(of: name, inClassNamed: object.className)
    return place.map {
      [CallSite(address: nil, path: $0.path, line: $0.line, column: $0.column)]
    } ?? []
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
