import Foundation
import RunRecord

extension NSUserActivity {
  /// Lets those who share the activity bring it up to date: its delegate, then every responder whose
  /// `userActivity` it is (uikit-restoration 7.1, 3).
  ///
  /// What was in `userInfo` is gone then, and every contributor must add its entries again. Where the
  /// app has no contributor, what it put there itself stays: Apple's sample fills the activity of the
  /// scene beforehand, and reports from devices say that just the mixture of both ways loses entries.
  func bringUpToDate() {
    let responders = ActivitySharers.shared.responders(sharing: self)
    let old = content ?? [:]
    if hasContributor(among: responders) { empty() }
    if let delegate, let object = delegate as? NSObject {
      Trace.hook(object, Method.willSave, detail: activityType)
      ActivityContribution.of(.activityDelegate, object: object) {
        delegate.userActivityWillSave(self)
      }
    }
    for responder in responders {
      Trace.hook(responder, Method.update, detail: activityType)
      ActivityContribution.of(.responder, object: responder) {
        responder.updateUserActivityState(self)
      }
    }
    needsSave = false
    tellWhatIsLost(of: old)
  }

  private func empty() {
    content = [:]
    entries.empty()
  }

  /// What one way of the two put there is gone where the other is used as well.
  private func tellWhatIsLost(of old: [AnyHashable: Any]) {
    let lost = old.keys.filter { content?[$0] == nil }.map { "\($0.base)" }.sorted()
    guard !lost.isEmpty else { return }
    Trace.decision(self, .userInfoLost(keys: lost))
  }

  private enum Method {
    static let willSave = "userActivityWillSave(_:)"
    static let update = "updateUserActivityState(_:)"
  }

  private func hasContributor(among responders: [UIResponder]) -> Bool {
    let delegate = (delegate as? NSObject).map { type(of: $0) }
    return delegate.map { AppClasses.implement(Method.willSave, in: $0) } == true
      || responders.contains { AppClasses.implement(Method.update, in: type(of: $0)) }
  }
}
