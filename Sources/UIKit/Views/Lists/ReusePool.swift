/// What views for reuse are made from, by identifier, and those that wait to be used again.
struct ReusePool<View> {
  var sources: [String: ReuseSource] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  mutating func take(_ identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }
}

/// What a view for reuse is made from.
enum ReuseSource {
  case type(AnyClass)
  case nib(UINib)
  case prototype(InterfacePrototype)
}
