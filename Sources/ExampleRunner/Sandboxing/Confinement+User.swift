import Foundation
import Glibc
import StableHashing

extension Confinement {
  /// The numbers of users that systems keep for programs and give to no account: systemd's dynamic users, which
  /// containers have too.
  private static let users = uid_t(61_184)...65_519

  /// The user of programs that write what all runs share.
  private static let sharedUser = uid_t(65_533)

  /// The user that the program runs as; nil where it runs as the tool's.
  ///
  /// Programs that write to the same folder are one user, and mostly no others are: the system counts the processes
  /// and threads of a user, and one example must not use up what another needs.
  var user: uid_t? {
    guard sandbox.changesUser else { return nil }
    if writesWhatIsShared { return Self.sharedUser }
    // Programs that write nothing are distinguished by what they read.
    let place = writable.first ?? readable.first ?? ""
    let hash = StableHash.number(of: Data(place.utf8))
    return Self.users.lowerBound + uid_t(hash % UInt64(Self.users.count))
  }

  /// Lets that user write to the program's folders; what is in them stays as it is.
  func giveFolders() throws(RunnerError) { try give(writable) }

  /// Lets that user write to files and folders of the tool's own; what is in the folders stays as it is.
  func give(_ paths: [String]) throws(RunnerError) {
    guard let user else { return }
    for path in paths where lchown(path, user, user) != 0 {
      throw .fileOperationFailed(path: path, reason: Files.text(ofError: errno))
    }
  }
}
