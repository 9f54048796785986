import GuideExamples

/// The flags of the compiler and the linker that do not depend on places.
enum BuildFlags {
  /// Examples compile with debug information for the places of calls.
  static let compiler = [
    "-Onone", "-g", "-enable-bare-slash-regex", "-disable-objc-interop",
    // The compiler checks its own intermediate form after each step: 7 % of its instructions.
    "-sil-verify-none",
    "-empty-abi-descriptor", "-no-color-diagnostics", "-diagnostic-style", "llvm",
    // Paths in the debug information are relative, as `#sourceLocation` names them.
    "-file-compilation-dir", ".",
  ]

  /// What holds in `#if` besides what the compiler knows: `DEBUG` in most projects.
  ///
  /// Only names: no condition can ask for anything else, and the compiler reads further options from a file
  /// wherever `@FILE` stands.
  static func definedConditions(of example: Example) -> [String] {
    let settings = BuildSettingNames(example.settings)
    let names = settings.value(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? ""
    let flags = (settings.value(of: "OTHER_SWIFT_FLAGS") ?? "").split(separator: " ")
    let flagged = zip(flags, flags.dropFirst() + [""]).compactMap { flag, next in
      flag == "-D" ? next : flag.hasPrefix("-D") ? flag.dropFirst(2) : nil
    }
    return (names.split(separator: " ") + flagged).map(String.init).filter(ModuleName.isValid)
  }

  /// The flags that say so to the compiler.
  static func conditions(of example: Example) -> [String] {
    definedConditions(of: example).flatMap { ["-D", $0] }
  }

  static let linker = ["-fuse-ld=lld", "-pie", "-lswiftCore", "-lRepriseEngine", "-lm"]
}
