extension ConnectableProperties.Property {
  /// Describes a property of a class from how it is read and, unless it is read only, set.
  package init<Object: AnyObject, Value>(
    _ key: String, of type: Object.Type, get: @escaping @MainActor @Sendable (Object) -> Value,
    set: (@MainActor @Sendable (Object, Value) -> Void)?
  ) {
    self.init(
      key: key, valueType: "\(Value.self)",
      get: { object in (object as? Object).flatMap { PropertyValue.unwrapped(get($0)) } },
      set: set.map { set in
        { object, value in
          guard let object = object as? Object,
            let fitting = PropertyValue.converted(value, to: Value.self)
          else { return false }
          set(object, fitting)
          return true
        }
      })
  }
}
