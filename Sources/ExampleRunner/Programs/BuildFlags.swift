import AppleDialect
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
    let settings = BuildSettingNames(example.build.settings)
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

  /// Where the module of package manifests is, and its version, for a program that is a manifest.
  static func manifest(of program: AdaptedProgram, _ toolchain: Toolchain) -> [String] {
    guard program.files.contains(where: { $0.text.contains("import PackageDescription") }) else {
      return []
    }
    return [
      "-I", "\(toolchain.resourceFolder)/pm/ManifestAPI", "-package-description-version", "6.0.0",
    ]
  }

  /// `-lm`: the standard library's `rounded()` calls the C library's `round`, and only Foundation asks for it.
  static let linker = ["-fuse-ld=lld", "-pie", "-lswiftCore", "-lRepriseEngine", "-lm"]
}
