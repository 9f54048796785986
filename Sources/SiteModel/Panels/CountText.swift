/// Numbers with what they count.
package enum CountText {
  /// A number of objects.
  package static func objects(_ count: Int) -> String { counted(count, noun: "object") }

  /// A number with its noun, in the plural where there is not just one.
  package static func counted(_ count: Int, noun: String, plural: String? = nil) -> String {
    let english = "{count} \(count == 1 ? noun : plural ?? noun + "s")"
    return Localization.current.text(english, ["count": "\(count)"])
  }

  /// A size in bytes below a thousand, and in kilobytes with one decimal from there on.
  package static func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return counted(count, noun: "byte") }
    let tenths = (count + 50) / 100
    return "\(tenths / 10).\(tenths % 10) kB"
  }
}
