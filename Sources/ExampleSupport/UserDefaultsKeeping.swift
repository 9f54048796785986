import Foundation

/// Keeps what an app wrote to its user defaults, whatever ends its process.
///
/// On Apple's systems each value is handed to another process at once and outlives a kill; here
/// Foundation keeps values in memory until it is told to write them.
package enum UserDefaultsKeeping {
  /// Keeps them where the app itself ends its process, with `exit`.
  package static func begin() {
    atexit { UserDefaultsKeeping.keep() }
  }

  /// Writes what was changed, in the domains of all suites; does nothing where nothing was.
  static func keep() {
    UserDefaults.standard.synchronize()
  }
}
