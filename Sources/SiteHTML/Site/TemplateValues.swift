import Mustache

/// Values by the names that a template has for them.
///
/// The library asks each value what it can do, and for a dictionary the runtime works that out again at
/// each of the hundred places of a page; for a type of our own it remembers.
struct TemplateValues: MustacheParent, ExpressibleByDictionaryLiteral {
  private var values: [String: Any]

  init(dictionaryLiteral elements: (String, Any)...) {
    values = Dictionary(elements) { first, _ in first }
  }

  subscript(name: String) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }

  func child(named name: String) -> Any? { values[name] }
}
