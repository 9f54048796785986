import ExampleRunner
import GuideExamples
import RunRecord

/// The record of an example for other programs, with those of its variants.
struct RecordReport: Encodable {
  private var record: RunRecord
  private var variants: [Variant]

  private struct Variant: Encodable {
    var label: String

    /// What changes, a phrase each.
    var changes: [String]

    /// What it left behind; nil where it was not built.
    var record: RunRecord?

    /// Why the compiler refused it; nil where it did not.
    var refused: String?

    /// What is lost in it, gained or changed, a phrase each; nil where it was not built.
    var losses: [String]?
  }

  private enum Keys: String, CodingKey {
    case variants
  }

  /// Nil where the example left no record.
  init?(_ outcome: ExampleOutcome) {
    guard let record = outcome.record else { return nil }
    self.record = record
    let described = Dictionary(
      outcome.example.whatIfs.variants.map { ($0.label, $0.changes.map(\.sentence)) }
    ) { first, _ in first }
    variants = outcome.variants.map { variant in
      var told = Variant(label: variant.label, changes: described[variant.label] ?? [])
      switch variant.result {
      case .ran(let ran):
        told.record = ran
        told.losses = VariantDifference(from: record, to: ran).phrases
      case .refused(let reason): told.refused = reason
      }
      return told
    }
  }

  /// The record as it is, with a further entry where there are variants.
  func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
    guard !variants.isEmpty else { return }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(variants, forKey: .variants)
  }
}
