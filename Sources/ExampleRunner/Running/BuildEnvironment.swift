/// What all builds and launches of a runner share.
struct BuildEnvironment: Sendable {
  let toolchain: Toolchain
  let engine: StagedEngine

  /// The folder of the cache.
  let cache: String
  let limits: Limits
  let sandbox: Sandbox

  /// What programs may import besides the toolchain's modules and the engine's.
  let modules: ImportedModules

  /// What tells the modules' files from others.
  let moduleIdentity: [String]

  let shared: SharedWork

  /// Keeps results for other machines, too; nil where none does.
  var cacheServer: CacheServer?

  /// Whether launches may be forked from a process that other examples' launches are forked from, too.
  var sharesLaunchers = true

  /// The declarations of the frameworks that have inert modules.
  var inertModules = InertModuleTables.ofRunningTool

  /// The folder of the inert modules that were compiled for this engine.
  var inertFolder: String { "\(cache)/inert/\(engine.interface)" }

  /// The folder of the folders of all runs.
  var workFolders: String { "\(cache)/\(WorkFolder.parent)" }
}
