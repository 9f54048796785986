public import Foundation

extension Timer {
  /// Calls a method of an object once or again and again; the timer keeps the object alive.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = SameThread(MessagedClass.receiver(aTarget))
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      SelectorMethods.send(aSelector, to: target.value, [timer])
    }
  }

  /// Creates a timer that calls a method of an object, and is not in a run loop yet.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = SameThread(MessagedClass.receiver(aTarget))
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      SelectorMethods.send(aSelector, to: target.value, [timer])
    }
  }
}
