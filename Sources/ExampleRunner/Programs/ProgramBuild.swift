import AppleDialect
import Diagnostics
import Foundation
import GuideExamples
import RunRecord

/// Compiles and links an example to an app that can be launched.
///
/// The compiler and the linker are called directly: one example a module, all files at once.
struct ProgramBuild: Sendable {
  let environment: BuildEnvironment

  /// Where programs are kept and looked up; nil where each is compiled.
  var programs: ProgramCache?

  /// Called where modules of headers had to be made again.
  var repaired: @Sendable (CacheRepair) -> Void = { _ in }

  /// Whether the compiler also notes what the names in the code stand for.
  var notesNames = false

  enum Outcome: Sendable {
    /// The path of the executable, the identifier of the app's bundle, and what the compiler said
    /// of the author's code.
    case built(executable: String, bundleIdentifier: String, said: [CompilerMessage])
    /// The compiler says what is wrong with the author's code.
    case refused(said: [CompilerMessage])
    case failed([Diagnostic])
  }

  /// Where the compiler and the linker work, below the folder of a build; the app's bundle lies outside of it,
  /// where neither of them can change it.
  static func compilerFolder(in folder: String) -> String { "\(folder)/compiled" }

  /// Builds in `folder`, which must be empty.
  func build(_ program: AdaptedProgram, of example: Example, in folder: String) async throws
    -> Outcome
  {
    let list = InformationPropertyList(example)
    guard list.diagnostics.isEmpty else { return .failed(list.diagnostics) }
    if let fault = misplaced(program, of: example) { return .failed([fault]) }
    let executable = try write(program, of: example, list, to: folder)
    let key = try ProgramKey(program, of: example, in: environment)
    if let kept = try programs?.program(for: key) {
      guard let content = kept.executable else { return .refused(said: kept.said) }
      try Files.writeExecutable(content, to: executable)
      return .built(
        executable: executable, bundleIdentifier: list.bundleIdentifier, said: kept.said)
    }
    let outcome = try await compileAndLink(
      program, of: example, list, to: executable, in: Self.compilerFolder(in: folder))
    if let made = try outcome.program { try programs?.store(made, for: key) }
    return outcome
  }

  private func compileAndLink(
    _ program: AdaptedProgram, of example: Example, _ list: InformationPropertyList,
    to executable: String, in folder: String
  ) async throws -> Outcome {
    try await makeSharedFolders()
    let inert = try await InertModuleBuild(build: self).modules(for: program)
    let findings = CompilerFindings(example: example, text: AuthoredText(example))
    let compiled = try await compile(
      compilerArguments(program, of: example, inert: inert), in: folder)
    if let failure = findings.failure(of: compiled, environment.limits) {
      return .failed([failure])
    }
    let output = compiled.errorText + compiled.text
    let said = findings.placed(CompilerMessage.messages(in: output))
    guard compiled.exit == .exited(0) else {
      return said.contains { $0.severity == .error }
        ? .refused(said: said) : .failed([findings.unplaced(output)])
    }
    guard example.build.isLinked else {
      // Nothing launches it, but what is built has an executable.
      try Files.writeExecutable(Data(), to: executable)
      return .built(
        executable: executable, bundleIdentifier: list.bundleIdentifier, said: said)
    }
    let requests = try objectFiles(of: program, inert, in: folder)
      .flatMap(\.requests).withoutRepetition
    if let other = requests.first(where: { LibraryRequest($0) == nil }) {
      return .failed([findings.foreignRequest(other)])
    }
    let linked = try await link(
      Self.objects(of: program).map { "./\($0)" } + inert.map(\.object),
      libraries: requests.compactMap(LibraryRequest.init), to: "\(folder)/\(Self.linked)",
      in: folder)
    if let failure = findings.failure(of: linked, environment.limits) { return .failed([failure]) }
    guard linked.exit == .exited(0) else {
      return .failed([findings.unplaced(linked.errorText + linked.text)])
    }
    try Files.take("\(folder)/\(Self.linked)", to: executable)
    if let program = try Files.content(of: executable) {
      try Files.writeExecutable(LoadableProgram(program).bytes, to: executable)
    }
    return .built(
      executable: executable, bundleIdentifier: list.bundleIdentifier, said: said)
  }

  /// What the linker writes.
  private static let linked = "program"

  /// Runs the compiler, and once more with modules of its own where those that all share do not do.
  ///
  /// No compiler that reads untrusted text may write to what others read.
  ///
  /// - Parameter seconds: How long it may take; nil for as long as an author's code.
  func compile(
    _ arguments: [String], in folder: String, seconds: Int? = nil
  ) async throws -> FinishedProcess {
    let frontend = environment.toolchain.program("swift-frontend")
    let process = try await run(frontend, arguments, in: folder, seconds: seconds)
    guard process.exit != .exited(0), modules.isMissingModule(process.errorText) else {
      return process
    }
    // What it noted of names without those modules would stand beside what the next one notes.
    try Files.remove("\(folder)/\(ProgramIndex.folder)")
    return try await run(
      frontend,
      arguments.map { $0 == modules.path ? "\(folder)/modules" : $0 }, in: folder,
      seconds: seconds)
  }

  /// Has the compiler note what the names in a program stand for, and make nothing else of it, in a folder
  /// that is empty; of one that it refuses, what it understood, and nil where that is nothing.
  func index(
    _ program: AdaptedProgram, of example: Example, in folder: String
  ) async throws -> ProgramIndex? {
    for file in program.files {
      try Files.write(Data(file.text.utf8), to: "\(folder)/\(file.name)")
    }
    try await makeSharedFolders()
    let inert = try await InertModuleBuild(build: self).modules(for: program)
    _ = try await compile(
      ["-frontend", "-typecheck"] + commonArguments(program, of: example, inert: inert)
        + ProgramIndex.arguments + ProgramIndex.units(of: program),
      in: folder)
    return try ProgramIndex(of: program, in: folder)
  }

  /// The compiler's errors at the author's lines of a program, of which it makes nothing, in a folder that is empty.
  func errors(
    in program: AdaptedProgram, of example: Example, folder: String
  ) async throws -> [CompilerMessage] {
    for file in program.files {
      try Files.write(Data(file.text.utf8), to: "\(folder)/\(file.name)")
    }
    try await makeSharedFolders()
    let inert = try await InertModuleBuild(build: self).modules(for: program)
    let process = try await compile(
      ["-frontend", "-typecheck"] + commonArguments(program, of: example, inert: inert), in: folder)
    return CompilerFindings(example: example, text: AuthoredText(example))
      .placed(CompilerMessage.messages(in: process.errorText + process.text))
      .filter { $0.severity == .error }
  }

  /// Makes what every program of the toolchain sees.
  func makeSharedFolders() async throws {
    try await ModulePreparation(
      toolchain: environment.toolchain, cache: environment.cache, limits: environment.limits,
      sandbox: environment.sandbox, imports: environment.modules,
      importIdentity: environment.moduleIdentity, shared: environment.shared, repaired: repaired
    ).run()
    for shared in [moduleCache, environment.inertFolder] { try Files.makeFolder(shared) }
  }

  /// What is wrong with a name that would lead out of the folder that it is for; nil where none does.
  ///
  /// Names come from code blocks, and from the projects and asset catalogs of apps, whose readers check them too.
  private func misplaced(_ program: AdaptedProgram, of example: Example) -> Diagnostic? {
    let names =
      program.files.map(\.name) + example.resources.map(\.name) + example.dataFiles.map(\.name)
      + [example.module]
    guard let name = names.first(where: { !BundlePath.isInside($0) }) else { return nil }
    return Diagnostic(
      rule: "build.file-name", at: example.location,
      "`\(example.name)` has a file `\(name)`, whose name leads out of the app's folder",
      fix: "give it a name without `..`")
  }

  /// Writes what the compiler reads and what the app's bundle holds; returns where its executable goes.
  private func write(
    _ program: AdaptedProgram, of example: Example, _ list: InformationPropertyList,
    to folder: String
  ) throws -> String {
    let compiled = Self.compilerFolder(in: folder)
    for file in program.files {
      try Files.write(Data(file.text.utf8), to: "\(compiled)/\(file.name)")
    }
    let app = "\(folder)/\(example.module).app"
    try Files.write(try list.data, to: "\(app)/Info.plist")
    for file in example.resources where file.name != ResourceName.informationPropertyList {
      try Files.write(file.bytes ?? Data(file.text.utf8), to: "\(app)/\(file.name)")
    }
    for file in example.dataFiles {
      try Files.write(file.data, to: "\(app)/\(file.name)")
    }
    return "\(app)/\(example.module)"
  }

  private func compilerArguments(
    _ program: AdaptedProgram, of example: Example, inert: [InertModule]
  ) -> [String] {
    let objects = Self.objects(of: program)
    return ["-frontend", "-c"] + objects.flatMap { ["-o", $0] }
      // The whole module at once, as with one object for all; the index wants one for each file.
      + (objects.count > 1 ? ["-num-threads", "1"] : [])
      + commonArguments(program, of: example, inert: inert)
      + (notesNames ? ProgramIndex.arguments : [])
  }

  /// What the compiler makes of the program: an object for each file.
  private static func objects(of program: AdaptedProgram) -> [String] {
    program.files.map { "\($0.name).o" }
  }

  /// The flags of every compiler that reads the program, whatever it makes of it.
  private func commonArguments(
    _ program: AdaptedProgram, of example: Example, inert: [InertModule]
  ) -> [String] {
    let plugins = "\(environment.toolchain.resourceFolder)/host"
    return program.files.map { "./\($0.name)" }
      + (program.files.contains { $0.name == "main.swift" } ? [] : ["-parse-as-library"])
      + BuildFlags.compiler + ["-import-module", SupportModule(of: program).rawValue]
      + ["-swift-version", example.build.swiftVersion]
      + BuildFlags.conditions(of: example)
      // Swift Testing beside a module called UIKit would ask for what only Apple's SDK has.
      + (example.build.isTest ? ["-disable-cross-import-overlays"] : [])
      + [
        "-target", environment.toolchain.triple, "-resource-dir",
        environment.toolchain.resourceFolder,
        "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
        "-plugin-path", "\(plugins)/plugins", "-module-cache-path", moduleCache,
        "-module-name", example.module, "-I", environment.engine.folder,
      ] + moduleArguments(program, inert)
  }

  /// The flags that say where the modules are that the program imports, besides the engine's and the toolchain's.
  private func moduleArguments(_ program: AdaptedProgram, _ inert: [InertModule]) -> [String] {
    BuildFlags.manifest(of: program, environment.toolchain) + environment.modules.compilerArguments
      + inert.flatMap(\.compilerArguments)
  }

  /// The folder for modules that the compiler made of headers.
  var moduleCache: String { modules.path }

  private var modules: ModuleCache {
    ModuleCache(cache: environment.cache, imports: environment.moduleIdentity)
  }

  /// What the compiler made of the program, as it is in the folder, and of the inert modules.
  private func objectFiles(
    of program: AdaptedProgram, _ inert: [InertModule], in folder: String
  ) throws -> [ObjectFile] {
    let own = Self.objects(of: program).map { "\(folder)/\($0)" }
    return try (own + inert.map(\.object)).map { object in
      guard let content = try Files.content(of: object), let file = ObjectFile(content) else {
        throw RunnerError.fileOperationFailed(
          path: object, reason: "the compiler did not write it")
      }
      return file
    }
  }

  /// Links as Clang would, with the libraries of the modules that the program imports.
  ///
  /// - Parameter objects: Paths, none of which the linker can take for an option.
  private func link(
    _ objects: [String], libraries: [LibraryRequest], to executable: String, in folder: String
  ) async throws -> FinishedProcess {
    let call = try await environment.shared.linkerCalls.call(
      clang: environment.toolchain.program("clang"), arguments: clangArguments)
    let arguments = call.arguments(
      // Of what objects say, nothing but the libraries counts.
      inputs: ["--no-dependent-libraries"] + objects + libraries.map(\.option),
      executable: executable)
    return try await run(call.program, arguments, in: folder)
  }

  private var clangArguments: [String] {
    BuildFlags.linker + [
      "--target=\(environment.toolchain.triple)", environment.toolchain.startObject,
      "-Wl,\(LinkerCall.object)",
    ] + environment.modules.linkerArguments + [
      "-L", environment.toolchain.runtimeFolder, "-L", environment.engine.folder,
      "-Wl,-rpath,\(environment.toolchain.runtimeFolder)",
      "-Wl,-rpath,\(environment.engine.folder)",
      "-o", LinkerCall.executable,
    ]
  }

  private func run(
    _ program: String, _ arguments: [String], in folder: String, seconds: Int? = nil
  ) async throws -> FinishedProcess {
    try await command(program, arguments, in: folder, seconds: seconds)
      .runLoaded(
        by: environment.shared.forkServers, in: environment.workFolders, readable: shared)
  }

  /// What every program of the toolchain reads that reads an author's code.
  private var shared: [String] {
    [environment.engine.folder, moduleCache, environment.inertFolder]
      + environment.modules.importPaths
      + environment.modules.libraryFolders
  }

  /// A program of the toolchain that reads an author's code, confined like a compiler.
  func command(
    _ program: String, _ arguments: [String], in folder: String, seconds: Int? = nil
  ) -> Command {
    Command(
      executable: program, arguments: arguments,
      environment: [
        "HOME": folder, "TMPDIR": folder, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
        // A compiler takes its memory in large pages, where the system has them: 5 % less time.
        Command.memoryKind: "glibc.malloc.hugetlb=1",
      ],
      folder: folder,
      limits: ProcessLimits(
        seconds: seconds ?? environment.limits.buildSeconds,
        outputBytes: environment.limits.outputBytes,
        memoryBytes: environment.limits.buildMemoryBytes, fileBytes: 64 << 20,
        writtenBytes: 512 << 20,
        entries: environment.limits.entries, processes: environment.limits.processes,
        openFiles: 1024),
      confinement: Confinement(
        sandbox: environment.sandbox, readable: shared, writable: [folder], mark: "TMPDIR=\(folder)"
      ))
  }
}

extension ProgramBuild.Outcome {
  /// What can be kept of it: what failed may have failed for want of time or memory.
  fileprivate var program: ProgramCache.Program? {
    get throws {
      switch self {
      case .built(let executable, _, let said):
        try Files.content(of: executable).map { ProgramCache.Program(executable: $0, said: said) }
      case .refused(let said): ProgramCache.Program(executable: nil, said: said)
      case .failed: nil
      }
    }
  }
}
