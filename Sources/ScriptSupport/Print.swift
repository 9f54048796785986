/// Writes items to standard output as the standard library's function of this signature does,
/// and tells the record what was written from which line.
///
/// Examples are compiled so that this function is found before the standard one. The caller's
/// place comes from the stack, because a further parameter would make the standard one win.
@inline(never)
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = items.map { String(describing: $0) }.joined(separator: separator)
  text += terminator
  recordPrint(text)
}

/// Writes items to standard output as the standard library's function of this signature does, and records it
/// like `print`.
@inline(never)
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = items.map { String(reflecting: $0) }.joined(separator: separator)
  text += terminator
  recordPrint(text)
}

/// Writes what is in a value to standard output as the standard library's function of this signature does,
/// and records it like `print`.
@discardableResult
@inline(never)
public func dump<Value>(
  _ value: Value, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> Value {
  var text = ""
  Swift.dump(
    value, to: &text, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
  recordPrint(text)
  return value
}
