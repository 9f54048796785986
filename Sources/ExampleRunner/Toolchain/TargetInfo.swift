/// What `swiftc -print-target-info` answers, as far as it is needed here.
struct TargetInfo: Decodable {
  struct Target: Decodable {
    var triple: String
    var arch: String
  }

  struct Paths: Decodable {
    var runtimeLibraryPaths: [String]
    var runtimeResourcePath: String
  }

  var compilerVersion: String
  var target: Target
  var paths: Paths
}
