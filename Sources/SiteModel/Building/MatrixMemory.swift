import GuideExamples
import RunRecord
import Synchronization

/// The tables of variants that were made before.
///
/// A page shows one as a result and draws its panel by it, and each translation of the page does so again;
/// comparing every variant with the example as it is written is most of the work.
enum MatrixMemory {
  private typealias Made = (run: RunExample, matrix: VariantMatrix)

  /// By the name of the example; those of two guides that have one name take each other's place.
  private static let made = Mutex<[String: Made]>([:])

  /// The table of a run's variants, of which `base` is the record.
  static func matrix(of run: RunExample, base: RunRecord) -> VariantMatrix {
    let name = run.example.name
    if let known = made.withLock({ $0[name] }), known.run == run { return known.matrix }
    let matrix = VariantMatrix(run.example, base: base, variants: run.variants)
    made.withLock { $0[name] = (run, matrix) }
    return matrix
  }
}
