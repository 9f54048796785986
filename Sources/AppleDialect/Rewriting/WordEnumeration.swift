import SwiftSyntax

/// Declares `enumerateSubstrings` with `.byWords`, which Foundation on Linux marks as unavailable.
///
/// What the app's own module declares goes before what it imports, so methods that stand there are called in the place
/// of Foundation's.
enum WordEnumeration {
  /// The file to declare them in: one that imports UIKit, whatever file or launch names the option; nil where none does.
  static func fileToDeclareIn(
    _ files: [AssembledFile], launches: [AuthoredProgram.Launch]
  ) -> Int? {
    let name = ".byWords"
    let isNeeded =
      files.contains { $0.syntax.description.contains(name) }
      || launches.contains { $0.body?.text.contains(name) == true }
    return isNeeded ? files.firstIndex(where: \.importsUIKit) : nil
  }

  static let declarations = """
    extension NSString.EnumerationOptions {
      static var byWords: NSString.EnumerationOptions { .init(rawValue: UIKit._WordEnumeration.byWords) }
    }
    extension NSString {
      func enumerateSubstrings(
        in range: NSRange, options: NSString.EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) { UIKit._WordEnumeration.enumerate(self, in: range, options: options, using: block) }
    }
    extension StringProtocol {
      func enumerateSubstrings<R: RangeExpression>(
        in range: R, options: String.EnumerationOptions = [],
        _ block: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
      ) where R.Bound == Index {
        // In UTF-16 units, because Foundation on Linux converts ranges of a `String` only.
        let places: (NSRange) -> Range<Index> = { place in
          let start = self.utf16.index(self.startIndex, offsetBy: place.location)
          return start..<self.utf16.index(start, offsetBy: place.length)
        }
        let whole = range.relative(to: self)
        UIKit._WordEnumeration.enumerate(
          NSString(string: String(self)),
          in: NSRange(
            location: self.utf16.distance(from: self.startIndex, to: whole.lowerBound),
            length: self.utf16.distance(from: whole.lowerBound, to: whole.upperBound)),
          options: options
        ) { word, place, around, stop in
          var ends = false
          block(word, places(place), places(around), &ends)
          if ends { stop.pointee = ObjCBool(true) }
        }
      }
    }

    """
}
