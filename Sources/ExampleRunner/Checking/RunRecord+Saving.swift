import Foundation
import KeyedArchive
import RunRecord

extension RunRecord {
  /// The record with the times at which UIKit saved as if every launch had started this many seconds earlier.
  ///
  /// A time that is as it should be then, but for the moments that one run takes longer than another, becomes that of the
  /// other record: so what differs is the app's. UIKit writes it beside what the app saves (uikit-restoration 2.7.1).
  func withSaving(earlier seconds: Int, than other: RunRecord) -> RunRecord {
    var record = self
    for index in record.launches.indices where other.launches.indices.contains(index) {
      record.launches[index].archive = record.launches[index].archive
        .withSaving(earlier: seconds, than: other.launches[index].archive)
    }
    return record
  }
}

extension ArchiveOnDisk {
  fileprivate func withSaving(earlier seconds: Int, than other: ArchiveOnDisk) -> ArchiveOnDisk {
    guard case .saved(var archive, let byteCount) = self, case .saved(let otherArchive, _) = other,
      let place = archive.topLevel.firstIndex(where: Self.isTimestamp),
      let otherEntry = otherArchive.topLevel.first(where: Self.isTimestamp),
      case .date(let instant) = archive.topLevel[place].value,
      case .date(let otherInstant) = otherEntry.value,
      abs(instant - Double(seconds) - otherInstant) < Self.longestRun
    else { return self }
    archive.topLevel[place] = otherEntry
    return .saved(archive, byteCount: byteCount)
  }

  /// More than any launch takes.
  private static let longestRun = 60.0

  private static func isTimestamp(_ entry: ArchiveEntry) -> Bool {
    entry.key == ReservedArchiveKey.timestamp.rawValue
  }
}
