import Foundation
import SiteModel

/// Where a site is published, where the command line says something else than `site.yaml`.
package struct Publication: Hashable, Sendable {
  /// The path of the site's root on its host, with a slash at both ends; nil for that of its address.
  private let base: String?

  /// Where readers edit the content folder; nil for what `site.yaml` says.
  private let editAddress: String?

  /// As `site.yaml` says.
  package static let usual = Publication(base: nil, editAddress: nil)

  /// Why an option says nothing that can be used.
  package enum Fault: Error, Hashable {
    case noPath(String)
    case noAddress(String)
  }

  /// Reads `/guides` and `https://example.org/edit/`.
  package static func read(base: String?, editAddress: String?) throws(Fault) -> Publication {
    if let base, !isPath(base) { throw .noPath(base) }
    var edit: String?
    if let editAddress {
      edit = SiteConfigurationReader.address(editAddress)
      if edit == nil { throw .noAddress(editAddress) }
    }
    return Publication(base: base.map { $0.hasSuffix("/") ? $0 : $0 + "/" }, editAddress: edit)
  }

  /// Whether a text is a path from the root of a host.
  private static func isPath(_ text: String) -> Bool {
    let parts = text.split(separator: "/")
    return text.hasPrefix("/") && !text.contains("//")
      && !text.contains { "?#\\\"<>".contains($0) || $0.isWhitespace || $0.isNewline }
      && !parts.contains { $0 == "." || $0 == ".." }
  }

  /// The configuration of a site that is published here.
  func applied(to configuration: SiteConfiguration) -> SiteConfiguration {
    var configuration = configuration
    if let editAddress { configuration.editAddress = editAddress }
    guard let base else { return configuration }
    configuration.basePath = base
    if let address = configuration.address, var parts = URLComponents(string: address) {
      parts.path = base
      configuration.address = parts.string
    }
    return configuration
  }
}
