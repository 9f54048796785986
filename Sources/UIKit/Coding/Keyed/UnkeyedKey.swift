/// The keys of values that are encoded without one: `$0`, `$1` and so on, as in Apple's archives.
enum UnkeyedKey {
  static func key(number: Int) -> String { "$\(number)" }
}
