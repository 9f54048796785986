import SwiftSyntax

/// Makes the names of some of Foundation's classes and functions mean UIKit's in an app.
///
/// The coders of state restoration are keyed archivers, and Foundation's classes of these names cannot
/// be subclassed on Linux; predicates that compare have no initialisers there, and some formatters are
/// missing. UIKit declares its own; in a file that imports Foundation too, the name would mean both,
/// but what the app's own module declares goes before all imports.
enum FoundationNames {
  private static let archivers = ["NSKeyedArchiver", "NSKeyedUnarchiver"]
  private static let predicates = ["NSComparisonPredicate", "NSExpression"]
  private static let formatters = ["DateComponentsFormatter", "RelativeDateTimeFormatter"]
  private static let names = archivers + predicates + formatters

  /// Functions of Foundation that don't exist on Linux, or know nothing of UIKit's classes there.
  private static let functions = [
    "CFAbsoluteTimeGetCurrent": "() -> Double { UIKit.CFAbsoluteTimeGetCurrent() }",
    "NSStringFromClass": "(_ aClass: AnyClass) -> String { UIKit.runtimeName(of: aClass) }",
    "NSClassFromString": "(_ name: String) -> AnyClass? { UIKit.runtimeClass(named: name) }",
  ]

  /// What Foundation has on Apple's systems and UIKit here: a file that imports Foundation alone sees
  /// it too.
  private static let moved = [
    "CFAbsoluteTime", "CFTimeInterval", "NSItemProvider", "NSKeyValueChange",
    "NSKeyValueChangeKey",
    "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSUserActivity",
    "NSUserActivityDelegate", "Selector",
  ]

  /// What is in FoundationNetworking on Linux, where Foundation marks the names as unavailable.
  private static let network = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamDelegate",
    "URLSessionStreamTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]

  /// What to declare, and in which file: one that imports UIKit; nil where nothing needs it.
  static func declarations(
    for files: [AssembledFile], launches: [AuthoredProgram.Launch]
  ) -> (file: Int, text: String)? {
    let texts = files.map(\.syntax.description) + launches.compactMap { $0.body?.text }
    let withoutUIKit = files.filter { !$0.importsUIKit }.map(\.syntax.description)
    let isNeeded = texts.contains { text in names.contains(where: text.contains) }
    let seen = (moved + network).filter { name in
      withoutUIKit.contains { $0.contains(name) } && !declares(name, files)
    }
    let all = (isNeeded ? names : []) + seen
    let called = functions.filter { name, _ in
      texts.contains { $0.contains(name) } && !declares(name, files)
    }
    guard !(all.isEmpty && called.isEmpty), let file = files.firstIndex(where: \.importsUIKit)
    else { return nil }
    // Public, because what an app declares with them may be.
    let types = all.map { "public typealias \($0) = UIKit.\($0)\n" }
    let wrappers = called.sorted { $0.key < $1.key }.map { "func \($0)\($1)\n" }
    return (file, (types + wrappers).joined())
  }

  /// Whether the app declares a type or a function with a name.
  private static func declares(_ name: String, _ files: [AssembledFile]) -> Bool {
    files.contains { file in
      file.syntax.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.text == name, let before = token.previousToken(viewMode: .sourceAccurate)
        else { return false }
        return kinds.contains(before.text)
      }
    }
  }

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func",
  ]
}
