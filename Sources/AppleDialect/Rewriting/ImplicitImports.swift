import Glibc
import SwiftSyntax

/// Files that use a module by the import of another, which brings it on Apple's systems.
struct ImplicitImports {
  /// The module that a file needs an import of.
  let module: String

  /// The modules that bring it on Apple's systems; nil for all.
  let bringers: Set<String>?

  /// The modules that bring it here.
  let present: Set<String>

  /// The names of its types by which a use of it is found.
  let names: Set<String>

  /// What the names of its functions and constants begin with.
  var prefixes: [String] = []

  /// The imports that files need, each with the place of its file in the program.
  static func needed(in files: [AssembledFile]) -> [(file: Int, module: String)] {
    let texts = files.map { SearchableText($0.syntax.description) }
    return all.flatMap { implicit in
      implicit.files(in: files, texts).map { ($0, implicit.module) }
    }
  }

  private static let all = [
    ImplicitImports(
      module: "Combine", bringers: nil, present: ["Combine", "SwiftUI"],
      names: [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
        "PassthroughSubject", "Published",
      ]),
    ImplicitImports(
      module: "CoreImage", bringers: ["UIKit"], present: ["CoreImage"],
      names: [
        "CIColor", "CIContext", "CIDetector", "CIFaceFeature", "CIFeature", "CIFilter", "CIImage",
        "CIQRCodeFeature", "CIVector",
      ]),
    ImplicitImports(
      module: "CoreText", bringers: ["UIKit"], present: ["CoreText"],
      names: [
        "CTFont", "CTFontCreateWithName", "CTFrame", "CTFrameDraw", "CTFrameGetLines",
        "CTFramesetter", "CTFramesetterCreateWithAttributedString", "CTLine",
        "CTLineCreateWithAttributedString",
      ]),
    ImplicitImports(
      module: "GameplayKit", bringers: ["GameKit"], present: ["GameplayKit"],
      names: gameplay),
    ImplicitImports(
      module: "UserNotifications", bringers: ["UIKit"], present: ["UserNotifications"],
      names: [
        "UNCalendarNotificationTrigger", "UNMutableNotificationContent", "UNNotificationRequest",
        "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
        "UNUserNotificationCenterDelegate",
      ]),
    ImplicitImports(
      module: "Security", bringers: nil, present: ["Security"],
      names: ["SecCertificate", "SecKey", "SecPolicy"],
      prefixes: [
        "SecCertificate", "SecItem", "SecPolicy", "SecRandom", "SecTrust", "errSec", "kSec",
      ]),
    // Parts of Foundation and Darwin that are UIKit's here.
    ImplicitImports(
      module: "UIKit", bringers: nil, present: ["UIKit"],
      names: [
        "CFBooleanGetTypeID", "CFGetTypeID", "CFOptionFlags", "CFRange",
        "CFStringConvertIANACharSetNameToEncoding", "CFTypeRef",
        "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodDefault",
        "NSURLAuthenticationMethodHTTPBasic", "NSURLAuthenticationMethodHTTPDigest",
        "NSURLAuthenticationMethodNTLM", "NSURLAuthenticationMethodNegotiate",
        "NSURLAuthenticationMethodServerTrust", "NSURLSessionDownloadTaskResumeData",
        "NSURLSessionTransferSizeUnknown", "NetService", "NetServiceBrowser",
        "NetServiceBrowserDelegate", "NetServiceDelegate", "OSStatus", "SecIdentity", "SecTrust",
        "URLSessionStreamTask", "URLSessionTaskTransactionMetrics",
        "UTTypeCopyPreferredTagWithClass", "UTTypeCreatePreferredIdentifierForTag",
        "CFRangeMake", "MAXFLOAT", "NSURLAuthenticationMethodHTMLForm", "getBoundStreams",
        "kCFBooleanFalse", "kCFBooleanTrue", "kCFBundleIdentifierKey", "kCFBundleVersionKey",
        "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_t", "os_unfair_lock_trylock",
        "os_unfair_lock_unlock",
      ]),
    // A part of Foundation on Apple's systems.
    ImplicitImports(
      module: "FoundationXML", bringers: nil, present: ["FoundationXML"],
      names: ["XMLParser", "XMLParserDelegate"]),
  ]

  /// The random numbers of GameplayKit, which GameKit brings.
  static let gameplay: Set<String> = [
    "GKARC4RandomSource", "GKGaussianDistribution", "GKLinearCongruentialRandomSource",
    "GKMersenneTwisterRandomSource", "GKRandom", "GKRandomDistribution", "GKRandomSource",
    "GKShuffledDistribution",
  ]

  /// - Parameter texts: The texts of the files.
  private func files(in files: [AssembledFile], _ texts: [SearchableText]) -> [Int] {
    // Looking at words takes long, and most programs have none of the names.
    let mentioning = files.indices.filter { index in
      isBrought(in: files[index])
        && (names.contains(where: texts[index].contains)
          || prefixes.contains(where: texts[index].contains))
    }
    guard !mentioning.isEmpty else { return [] }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    let missing = names.subtracting(declared)
    return mentioning.filter { index in
      let used = files[index].usedNames
      return !used.isDisjoint(with: missing)
        || used.contains { name in
          !declared.contains(name) && prefixes.contains { name.hasPrefix($0) }
        }
    }
  }

  /// Whether the file needs an import; one without imports sees nothing of the module on a phone either.
  private func isBrought(in file: AssembledFile) -> Bool {
    let modules = Set(file.topImports.compactMap { $0.path.first?.name.text })
    guard !modules.isEmpty, modules.isDisjoint(with: present) else { return false }
    return bringers.map { !modules.isDisjoint(with: $0) } ?? true
  }
}

/// A text in which the C library looks for others: `String.contains` takes a hundred times as long.
private struct SearchableText {
  /// Ended by a zero, the only one.
  private let bytes: [CChar]

  init(_ text: String) {
    bytes = text.utf8.map { $0 == 0 ? CChar(bitPattern: 0x20) : CChar(bitPattern: $0) } + [0]
  }

  func contains(_ other: String) -> Bool { strstr(bytes, other) != nil }
}

extension AssembledFile {
  /// The names of the types that the file declares.
  var declaredTypes: Set<String> {
    Set(
      identifiers.compactMap { name, previous in
        switch previous {
        case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol),
          .keyword(.typealias), .keyword(.actor):
          name
        default: nil
        }
      })
  }

  /// The names that the file uses, but for members.
  fileprivate var usedNames: Set<String> {
    Set(identifiers.compactMap { name, previous in previous == .period ? nil : name })
  }

  /// Each identifier, with the token before it.
  private var identifiers: [(name: String, previous: TokenKind?)] {
    var previous: TokenKind?
    var found: [(String, TokenKind?)] = []
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { found.append((name, previous)) }
      previous = token.tokenKind
    }
    return found
  }
}
