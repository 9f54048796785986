import Diagnostics
import RunRecord

extension RunRecord {
  /// The record with every call at the column that the author sees: in characters, with what a list
  /// or a quote puts before the line.
  func placed(in text: AuthoredText) -> RunRecord {
    var record = self
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices {
        record.launches[launch].events[event].callSites =
          record.launches[launch].events[event].callSites.map(text.placed)
      }
      if case .signalled(let signal, let message, let sites) = record.launches[launch].ending {
        record.launches[launch].ending = .signalled(
          signal: signal, message: message, callSites: sites.map(text.placed))
      }
    }
    return record
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
