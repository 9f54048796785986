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
        let text = String(self)
        UIKit._WordEnumeration.enumerate(
          NSString(string: text), in: NSRange(range, in: self), options: options
        ) { word, place, around, stop in
          guard let place = Range<String.Index>(place, in: self),
            let around = Range<String.Index>(around, in: self)
          else { return }
          var ends = false
          block(word, place, around, &ends)
          if ends { stop.pointee = ObjCBool(true) }
        }
      }
    }

    """
}
