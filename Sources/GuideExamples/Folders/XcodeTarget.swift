/// A target of an Xcode project: what it builds, and of which files.
struct XcodeTarget {
  var name: String

  /// `com.apple.product-type.application`.
  var productType: String

  /// What it compiles, below the app's folder, in the project's order.
  var sources: [String]

  /// What it copies; a catalog of assets and a data model are folders.
  var resources: [String]

  /// The settings it is built with, names in them not yet replaced.
  var settings: [String: String]

  var isApplication: Bool { productType == "com.apple.product-type.application" }

  /// Whether it builds a module that an app can import.
  var isLibrary: Bool {
    ["framework", "framework.static", "library.static", "library.dynamic"]
      .contains { productType == "com.apple.product-type.\($0)" }
  }

  var isTest: Bool { productType.hasSuffix("-test") || productType.contains(".bundle.") }

  /// The name of the module it builds.
  var module: String { BuildSettingNames(settings).value(of: "PRODUCT_MODULE_NAME") ?? name }
}
