import AppleDialect
import Diagnostics
import Foundation
import GuideExamples
import RunRecord

/// Compiles and links an example to an app that can be launched.
///
/// The compiler and the linker are called directly: one example a module, all files at once.
struct ProgramBuild: Sendable {
  let toolchain: Toolchain
  let engine: StagedEngine
  let cache: String
  let limits: Limits
  let sandbox: Sandbox
  var modules = ImportedModules.none

  /// What tells the modules' files from others.
  var moduleIdentity: [String] = []

  /// Where programs are kept and looked up; nil where each is compiled.
  var programs: ProgramCache?

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

  /// Builds in `folder`, which must be empty.
  func build(_ program: AdaptedProgram, of example: Example, in folder: String) async throws
    -> Outcome
  {
    let list = InformationPropertyList(example)
    guard list.diagnostics.isEmpty else { return .failed(list.diagnostics) }
    let executable = try write(program, of: example, list, to: folder)
    let key = ProgramKey(
      program, of: example, cache: cache, engine: engine, toolchain: toolchain, modules: modules,
      moduleIdentity: moduleIdentity)
    if let kept = try programs?.program(for: key) {
      guard let content = kept.executable else { return .refused(said: kept.said) }
      try Files.writeExecutable(content, to: executable)
      return .built(
        executable: executable, bundleIdentifier: list.bundleIdentifier, said: kept.said)
    }
    let outcome = try await compileAndLink(program, of: example, list, to: executable, in: folder)
    if let made = try outcome.program { try programs?.store(made, for: key) }
    return outcome
  }

  private func compileAndLink(
    _ program: AdaptedProgram, of example: Example, _ list: InformationPropertyList,
    to executable: String, in folder: String
  ) async throws -> Outcome {
    try makeSharedFolders()
    let findings = CompilerFindings(example: example, text: AuthoredText(example))
    let compiled = try await run(
      toolchain.program("swift-frontend"), compilerArguments(program, example), in: folder)
    if let failure = findings.failure(of: compiled, limits) { return .failed([failure]) }
    let output = compiled.errorText + compiled.text
    let said = findings.placed(CompilerMessage.messages(in: output))
    guard compiled.exit == .exited(0) else {
      return said.contains { $0.severity == .error }
        ? .refused(said: said) : .failed([findings.unplaced(output)])
    }
    let files = try objectFiles(of: program, in: folder)
    let requests = files.flatMap(\.requests).withoutRepetition
    if let other = requests.first(where: { LibraryRequest($0) == nil }) {
      return .failed([findings.foreignRequest(other)])
    }
    let linked = try await link(
      Self.objects(of: program), files, requests.compactMap(LibraryRequest.init), executable,
      in: folder)
    if let failure = findings.failure(of: linked, limits) { return .failed([failure]) }
    guard linked.exit == .exited(0) else {
      return .failed([findings.unplaced(linked.errorText + linked.text)])
    }
    return .built(
      executable: executable, bundleIdentifier: list.bundleIdentifier, said: said)
  }

  /// Has the compiler note what the names in a program stand for, and make nothing else of it, in a folder
  /// that is empty; of one that it refuses, what it understood, and nil where that is nothing.
  func index(
    _ program: AdaptedProgram, of example: Example, in folder: String
  ) async throws -> ProgramIndex? {
    for file in program.files {
      try Files.write(Data(file.text.utf8), to: "\(folder)/\(file.name)")
    }
    try makeSharedFolders()
    _ = try await run(
      toolchain.program("swift-frontend"),
      ["-frontend", "-typecheck"] + commonArguments(program, example) + ProgramIndex.arguments
        + ProgramIndex.units(of: program),
      in: folder)
    return try ProgramIndex(of: program, in: folder)
  }

  /// Makes the folders that every program of the toolchain sees.
  func makeSharedFolders() throws {
    for shared in [moduleCache, standIns] { try Files.makeFolder(shared) }
  }

  /// Writes what the compiler reads and what the app's bundle holds; returns where its executable goes.
  private func write(
    _ program: AdaptedProgram, of example: Example, _ list: InformationPropertyList,
    to folder: String
  ) throws -> String {
    for file in program.files {
      try Files.write(Data(file.text.utf8), to: "\(folder)/\(file.name)")
    }
    let app = "\(folder)/\(example.module).app"
    try Files.write(try list.data, to: "\(app)/Info.plist")
    for file in example.resources where file.name != ResourceName.informationPropertyList {
      try Files.write(Data(file.text.utf8), to: "\(app)/\(file.name)")
    }
    for file in example.dataFiles {
      try Files.write(file.data, to: "\(app)/\(file.name)")
    }
    return "\(app)/\(example.module)"
  }

  private func compilerArguments(_ program: AdaptedProgram, _ example: Example) -> [String] {
    let objects = Self.objects(of: program)
    return ["-frontend", "-c"] + objects.flatMap { ["-o", $0] }
      // The whole module at once, as with one object for all; the index wants one for each file.
      + (objects.count > 1 ? ["-num-threads", "1"] : [])
      + commonArguments(program, example) + (notesNames ? ProgramIndex.arguments : [])
  }

  /// What the compiler makes of the program: an object for each file.
  private static func objects(of program: AdaptedProgram) -> [String] {
    program.files.map { "\($0.name).o" }
  }

  /// The flags of every compiler that reads the program, whatever it makes of it.
  private func commonArguments(_ program: AdaptedProgram, _ example: Example) -> [String] {
    let plugins = "\(toolchain.resourceFolder)/host"
    return program.files.map { "./\($0.name)" }
      + (program.files.contains { $0.name == "main.swift" } ? [] : ["-parse-as-library"])
      + BuildFlags.compiler + ["-import-module", SupportModule(of: program).rawValue]
      + ["-swift-version", example.swiftVersion]
      + BuildFlags.conditions(of: example)
      + [
        "-target", toolchain.triple, "-resource-dir", toolchain.resourceFolder,
        "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
        "-plugin-path", "\(plugins)/plugins", "-module-cache-path", moduleCache,
        "-module-name", example.module, "-I", engine.folder,
      ] + modules.compilerArguments
  }

  /// The folder for modules that the compiler made of headers.
  var moduleCache: String { ModuleCache(cache: cache).path }

  /// What the compiler made of the program, as it stands in the folder.
  private func objectFiles(of program: AdaptedProgram, in folder: String) throws -> [ObjectFile] {
    try Self.objects(of: program).map { name in
      let object = "\(folder)/\(name)"
      guard let content = try Files.content(of: object), let file = ObjectFile(content) else {
        throw RunnerError.fileOperationFailed(
          path: object, reason: "the compiler did not write it")
      }
      return file
    }
  }

  /// Links as Clang would, with the libraries of the modules that the program imports.
  private func link(
    _ objects: [String], _ files: [ObjectFile], _ libraries: [LibraryRequest],
    _ executable: String, in folder: String
  ) async throws -> FinishedProcess {
    let call = try await LinkerCalls.shared.call(
      clang: toolchain.program("clang"), arguments: clangArguments)
    let arguments = call.arguments(
      // Of what objects say, nothing but the libraries counts; and the name of a file is no option.
      inputs: ["--no-dependent-libraries"] + objects.map { "./\($0)" } + libraries.map(\.option),
      executable: executable)
    if let quick = try await withStandIns(arguments, of: call.program, for: files, in: folder) {
      let process = try await run(call.program, quick, in: folder)
      if process.exit == .exited(0), process.cutOff == nil { return process }
    }
    // What is wrong is said by a linker that sees everything.
    return try await run(call.program, arguments, in: folder)
  }

  /// The linker's arguments with stand-ins for the libraries that it need not read; nil where it must.
  private func withStandIns(
    _ arguments: [String], of linker: String, for files: [ObjectFile], in folder: String
  ) async throws -> [String]? {
    // Of an author's own libraries nothing is known.
    guard modules == .none, let undefined = ObjectFile.undefinedSymbols(ofAll: files) else {
      return nil
    }
    return try await LibraryStandIns(
      folder: standIns, originals: [engine.folder, toolchain.runtimeFolder], libraries: .shared,
      link: { try await run(linker, $0, in: folder) }, workFolder: folder
    ).replacing(in: arguments, undefined: undefined)
  }

  private var standIns: String { "\(cache)/linking/\(engine.identity)" }

  private var clangArguments: [String] {
    BuildFlags.linker + [
      "--target=\(toolchain.triple)", toolchain.startObject, "-Wl,\(LinkerCall.object)",
    ] + modules.linkerArguments + [
      "-L", toolchain.runtimeFolder, "-L", engine.folder,
      "-Wl,-rpath,\(toolchain.runtimeFolder)", "-Wl,-rpath,\(engine.folder)",
      "-o", LinkerCall.executable,
    ]
  }

  /// Runs a program of the toolchain to its end: one that is loaded already, where that can be.
  private func run(
    _ program: String, _ arguments: [String], in folder: String
  ) async throws -> FinishedProcess {
    let command = command(program, arguments, in: folder)
    if let purpose = warmPurpose(of: command),
      let process = try await WarmPrograms.shared.run(command, for: purpose)
    {
      return process
    }
    return try await command.run()
  }

  /// Nil for a folder that lies elsewhere than others do: a warm program sees those of all examples.
  private func warmPurpose(of command: Command) -> WarmProgram.Purpose? {
    guard let folder = command.folder, folder.hasPrefix("\(workFolders)/"),
      var confinement = command.confinement
    else { return nil }
    confinement.writable = [workFolders, moduleCache]
    confinement.mark = nil
    return WarmProgram.Purpose(
      executable: command.executable, folder: workFolders, confinement: confinement,
      environment: command.environment.filter { $0.key == Self.memoryKind })
  }

  private var workFolders: String { "\(cache)/\(WorkFolder.parent)" }

  /// What the C library reads before `main`.
  private static let memoryKind = "GLIBC_TUNABLES"

  /// A program of the toolchain that reads an author's code, confined like a compiler.
  func command(
    _ program: String, _ arguments: [String], in folder: String, seconds: Int? = nil
  ) -> Command {
    Command(
      executable: program, arguments: arguments,
      environment: [
        "HOME": folder, "TMPDIR": folder, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
        // A compiler takes its memory in large pages, where the system has them: 5 % less time.
        Self.memoryKind: "glibc.malloc.hugetlb=1",
      ],
      folder: folder,
      limits: ProcessLimits(
        seconds: seconds ?? limits.buildSeconds, outputBytes: limits.outputBytes,
        memoryBytes: limits.buildMemoryBytes, fileBytes: 64 << 20, processes: limits.processes),
      confinement: Confinement(
        sandbox: sandbox,
        readable: [engine.folder, standIns] + modules.importPaths + modules.libraryFolders,
        writable: [folder, moduleCache], mark: "TMPDIR=\(folder)"))
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
