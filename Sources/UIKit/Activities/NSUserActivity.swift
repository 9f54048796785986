public import Foundation
import RunRecord

/// What the user was doing, so that it can be taken up again: later, elsewhere, or when a scene is
/// restored.
///
/// Foundation on Linux leaves the class out.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// What kind of activity it is, in reverse order of a domain.
  ///
  /// The app's Info.plist may list it under `NSUserActivityTypes`; a private type needs no entry
  /// (uikit-restoration 7.1, 6).
  public nonisolated let activityType: String

  /// What the activity is called where the user sees it.
  open var title: String?

  /// What is needed to take the activity up again: property list values, URLs, UUIDs, sets and
  /// `NSNull` (uikit-restoration 7.1, 5).
  ///
  /// Emptied before those who share the activity are asked to bring it up to date.
  open var userInfo: [AnyHashable: Any]? {
    get {
      entries.wereRead()
      reading?.didRead(content)
      return content
    }
    set {
      let old = content
      content = newValue
      didChange(from: old)
    }
    // Adding an entry in place is not a reading of all of them.
    _modify {
      let old = content
      entries.wereRead()
      defer { didChange(from: old) }
      yield &content
    }
  }

  /// What is in `userInfo`, for the engine, which is not the app that reads it.
  var content: [AnyHashable: Any]? = [:]

  /// Where the entries come from.
  var entries = ActivityEntries()

  /// The app's reading of the activity, while a scene has been given it.
  weak var reading: ActivityReading?

  /// The keys of `userInfo` without which the activity cannot be taken up again.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether `userInfo` is out of date.
  ///
  /// Where the activity is the current one, those who share it are asked in a later turn of the main
  /// queue.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { CurrentActivity.shared.activityNeedsSave(self) } }
  }

  /// The page that continues the activity on a device without the app.
  open var webpageURL: URL?

  /// The page that led to the activity.
  open var referrerURL: URL?

  /// When the activity is no longer of use.
  open var expirationDate: Date?

  /// Words by which the activity may be found.
  open var keywords: Set<String> = []

  /// Whether the activity can go on on another device.
  open var isEligibleForHandoff = true

  /// Whether the activity may be found by the device's search.
  open var isEligibleForSearch = false

  /// Whether the activity may be found by everyone.
  open var isEligibleForPublicIndexing = false

  /// Whether the system may suggest the activity.
  open var isEligibleForPrediction = false

  /// Whether the activity leads into a lesson of ClassKit's.
  open var isClassKitDeepLink = false

  /// What the user may say to have the activity taken up.
  open var suggestedInvocationPhrase: String?

  /// Whether another device may open streams to this one to go on.
  open var supportsContinuationStreams = false

  /// By what the app finds what it stored for the activity.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// By what the system finds the scene that shows the activity's content.
  open var targetContentIdentifier: String?

  /// The object that UIKit notifies before the activity is saved.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Which activity of the process this is, for its description.
  private let ordinal: Int

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    ordinal = InstanceCounter.next(for: NSUserActivity.self)
    super.init()
  }

  /// The class and which instance of it this is; on a phone an address stands there.
  open nonisolated override var description: String {
    "<\(AppClasses.name(of: type(of: self))): #\(ordinal)>"
  }

  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }

  /// Adds entries to `userInfo`; those of a key that is there already take its place.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    content = (content ?? [:]).merging(otherDictionary) { _, new in new }
    guard EventRecorder.isRecording else { return }
    entries.add(otherDictionary.keys, by: ActivityContribution.origin)
  }

  /// Says that this is what the user is doing now.
  open func becomeCurrent() {
    CurrentActivity.shared.become(self)
  }

  /// Says that the user is doing this no longer.
  open func resignCurrent() {
    CurrentActivity.shared.resign(self)
  }

  /// Says that the activity is over, for good.
  open func invalidate() {
    CurrentActivity.shared.resign(self)
    wasInvalidated = true
  }

  private var wasInvalidated = false

  /// Whether a responder has had it as its `userActivity`: from then on UIKit manages it.
  var isManaged = false

  /// Whether the activity is over: the current one is another then.
  ///
  /// UIKit invalidates an activity of which it took charge when no responder has it any more
  /// (scenes-and-ios-27, section 2).
  var isInvalid: Bool {
    wasInvalidated
      || isManaged && ActivitySharers.shared.responders(sharing: self).isEmpty
  }
}

/// By what an app finds what it stored for an activity.
public typealias NSUserActivityPersistentIdentifier = String

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that is a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
  /// Takes in that the app assigned `userInfo`, or changed it in place.
  func didChange(from old: [AnyHashable: Any]?) {
    guard EventRecorder.isRecording else { return }
    entries.change(from: old ?? [:], to: content ?? [:], by: ActivityContribution.origin)
  }

  /// The entries in the order of their keys' descriptions.
  var entriesByKey: [(key: AnyHashable, value: Any)] {
    (content ?? [:]).sorted { "\($0.key.base)" < "\($1.key.base)" }
  }

  /// The same with the keys as a trace has them.
  var sortedEntries: [(key: String, value: Any)] {
    entriesByKey.map { ("\($0.key.base)", $0.value) }
  }
}
