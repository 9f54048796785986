package import Foundation

/// How records are written as JSON, which has no number for those that an app may save anyway:
/// infinite ones, and NaN.
package enum RecordJSON {
  private static let infinity = "inf"
  private static let notANumber = "nan"

  package static func encoder(_ formatting: JSONEncoder.OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: notANumber)
    return encoder
  }

  package static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: notANumber)
    return decoder
  }
}
