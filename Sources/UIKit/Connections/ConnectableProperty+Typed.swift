extension ConnectableProperties.Property {
  /// Describes a property of a class from how it is read and, unless it is read only, set.
  package init<Object: AnyObject, Value>(
    _ key: String, of type: Object.Type, get: @escaping @MainActor @Sendable (Object) -> Value,
    set: (@MainActor @Sendable (Object, Value) -> Void)?
  ) {
    let getter: Getter = { object in
      guard let object = object as? Object else { return nil }
      return PropertyValue.unwrapped(get(object))
    }
    var setter: Setter?
    if let set {
      setter = { object, value in
        guard let object = object as? Object,
          let fitting: Value = PropertyValue.converted(value, to: Value.self)
        else { return false }
        set(object, fitting)
        return true
      }
    }
    self.init(key: key, valueType: "\(Value.self)", get: getter, set: setter)
  }
}
