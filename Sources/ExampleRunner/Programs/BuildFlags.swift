/// The flags of the compiler and the linker that do not depend on places.
enum BuildFlags {
  /// Examples compile with debug information for the places of calls.
  ///
  /// `print` is the one of `ExampleSupport`, which records who called it.
  static let compiler = [
    "-Onone", "-g", "-enable-bare-slash-regex", "-disable-objc-interop",
    "-empty-abi-descriptor", "-no-color-diagnostics", "-diagnostic-style", "llvm",
    // Paths in the debug information are relative, as `#sourceLocation` names them.
    "-file-compilation-dir", ".", "-import-module", "ExampleSupport",
  ]

  static let linker = ["-fuse-ld=lld", "-pie", "-lswiftCore", "-lRepriseEngine"]
}
