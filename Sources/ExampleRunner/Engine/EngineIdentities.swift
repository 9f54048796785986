/// What this process knows of engines that it has read before.
///
/// A file is read again when its stamp has changed, as it does when a build writes it.
actor EngineIdentities {
  private var digests: [[FileStamp]: Task<[String], any Error>] = [:]
  private var identities: [String: String] = [:]

  /// The identity of an engine with a manifest, which `make` makes where it is not known.
  func identity(
    forManifest manifest: String, make: @Sendable () async throws -> String
  ) async throws -> String {
    if let known = identities[manifest] { return known }
    let identity = try await make()
    identities[manifest] = identity
    return identity
  }

  /// The digests of files, which `read` makes where they are not known.
  func digests(
    of files: [String], read: @escaping @Sendable ([String]) async throws -> [String]
  ) async throws -> [String] {
    guard let stamps = FileStamp.stamps(of: files) else { return try await read(files) }
    if let known = digests[stamps] { return try await known.value }
    let task = Task { try await read(files) }
    digests[stamps] = task
    do {
      return try await task.value
    } catch {
      digests[stamps] = nil
      throw error
    }
  }
}
