/// How many launches in a row may end while they restore before the archive is thrown away.
///
/// Point 10.2 of the specification.
enum CrashLimit: String, CaseIterable, Sendable {
  case one = "1"
  case two = "2"

  var count: Int { self == .one ? 1 : 2 }
}

extension StateRestorationPolicy where Value == CrashLimit {
  /// How many launches in a row may end while they restore before the archive is thrown away.
  static var crashLimit: Self {
    Self(
      number: "10.2", name: "crashLimit", usual: .one,
      reason:
        "most of Apple's pages say that the next launch throws the archive away; one says two crashes"
    )
  }
}
