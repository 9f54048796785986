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
