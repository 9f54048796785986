/// How an app's delegate does not opt in.
package enum OptInGap: Hashable, Codable, Sendable {
  /// The delegate has one method of a pair, and not this one.
  case halfOfPair(missing: String)
  /// The delegate has none; this is the one to begin with.
  case nothing(missing: String)
}

/// Why a save left nothing on disk.
package enum NothingSavedReason: Hashable, Codable, Sendable {
  case appDelegateAnsweredFalse
  case notOptedIn(gap: OptInGap)
  case deviceIsLocked
  /// The device was locked when the process began: the archive that it could not read stays.
  case deviceWasLocked
  case sceneDelegateHasNoMethod(method: String)
  case sceneDelegateReturnedNoActivity
}

/// Why an archive that is there is not restored.
package enum NothingRestoredReason: Hashable, Codable, Sendable {
  case appDelegateAnsweredFalse
  case notOptedIn(gap: OptInGap)
  case deviceIsLocked
}

/// Why there is nothing to restore.
package enum NothingToRestoreReason: String, Hashable, Codable, Sendable {
  case neverSaved
  case removed
}

/// What launches before this one died of.
package enum EarlierCrash: Hashable, Codable, Sendable {
  /// This many launches in a row died while they restored.
  case whileRestoring(count: Int)
  /// This many launches in a row died before the app was active, one of them at least not while it restored.
  case whileLaunching(count: Int)
}

/// Why saved state is kept that would usually be deleted.
package enum StateKeptReason: Hashable, Codable, Sendable {
  case developerMode
  case crashInDeveloperMode(crash: EarlierCrash)
  /// It is deleted after this many crashes in a row.
  case fewCrashes(crash: EarlierCrash, limit: Int)
  case unreadableInDeveloperMode
}

/// Why saved state is deleted.
package enum StateDeletedReason: Hashable, Codable, Sendable {
  case userClosedApp
  case crash(crash: EarlierCrash)
  case unreadable
  case appDelegateRefusedToSave
  case everythingRestored
}

/// Why the picture of the last screen is not shown at the next launch.
package enum SnapshotReason: String, Hashable, Codable, Sendable {
  case askedByApp
  case kindIsNotRestored
  case noIdentifier
}
