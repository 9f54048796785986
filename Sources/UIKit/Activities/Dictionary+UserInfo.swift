/// Dictionaries of the type that `userInfo` has.
extension Dictionary where Key == AnyHashable, Value == Any {
  /// Accesses the value of a key, as every dictionary does.
  ///
  /// UIKit has it so that a trace can say which entries of a saved activity an app looks up: Swift prefers this
  /// subscript to that of all dictionaries, because it is for fewer types.
  public subscript(key: AnyHashable) -> Any? {
    get {
      let index = index(forKey: key)
      ActivityReading.didLookUp(key, in: self, isThere: index != nil)
      return index.map { self[$0].value }
    }
    set {
      if let newValue {
        updateValue(newValue, forKey: key)
      } else {
        removeValue(forKey: key)
      }
    }
  }
}
