import Foundation

/// What a module declares, as `swift-symbolgraph-extract` writes it.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      var precise: String
    }

    struct Names: Decodable {
      var title: String
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var names: Names
    var declarationFragments: [Fragment]?
  }

  struct Relationship: Decodable {
    var source: String
    var target: String
    var kind: String

    /// The name of a target that another module declares: `Foundation.NSObject`.
    var targetFallback: String?
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}
