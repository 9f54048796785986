import ArgumentParser

/// The overridable members that UIKit calls on a device and the engine never does.
struct UncalledOverrideTable {
  let engine: EngineSources

  /// - Throws: Where a member of the list is not one that the engine declares.
  func file() throws -> GeneratedFile {
    let undeclared = OverridableMembers.names.flatMap { type, names in
      names.filter { engine.openMembers[type]?.contains($0) != true }.map { "\(type).\($0)" }
    }
    guard undeclared.isEmpty else {
      throw ValidationError(
        "OverridableMembers: the engine does not declare \(undeclared.sorted().joined(separator: ", "))"
      )
    }
    var rows: [String] = []
    var heirs: [String] = []
    for (type, names) in OverridableMembers.names.sorted(by: { $0.key < $1.key }) {
      let uncalled = names.filter { !engine.uses($0) }.sorted()
      if !uncalled.isEmpty {
        rows.append(row(type, uncalled))
        heirs.append(row(type, engine.subclasses(of: type)))
      }
    }
    return GeneratedFile(
      path: "Sources/AppleDialect/Methods/UncalledOverrides+All.swift",
      source: """
        extension UncalledOverrides {
          /// The members that an app's subclass can override, that UIKit calls or reads on a device, and that the engine never does.
          package static let names: [String: [String]] = [
        \(rows.joined(separator: "\n"))
          ]

          /// The classes that inherit from those.
          static let subclasses: [String: [String]] = [
        \(heirs.joined(separator: "\n"))
          ]
        }
        """)
  }

  private func row(_ type: String, _ names: [String]) -> String {
    "    \(type.swiftLiteral): [\(names.map(\.swiftLiteral).joined(separator: ", "))],"
  }
}
