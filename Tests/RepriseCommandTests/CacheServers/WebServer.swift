import Foundation

/// nginx with WebDAV, as teams run it for a cache of ccache or Bazel, at a port of this machine.
struct WebServer {
  /// Where entries lie.
  let folder: Folder
  let address: String

  /// A server for the time of `body`.
  ///
  /// - Parameter methods: What it takes besides `GET`.
  static func with(
    methods: String = "PUT", _ body: (WebServer) async throws -> Void
  ) async throws {
    try await Folder.temporary { folder in
      let port = try freePort()
      try folder("entries").make()
      try folder("scratch").make()
      try folder.write(configuration(folder, port, methods), to: "nginx.conf")
      let command = try RunningCommand(
        of: URL(filePath: "/usr/sbin/nginx"),
        ["-p", folder.path, "-c", "\(folder.path)/nginx.conf", "-e", "\(folder.path)/errors"],
        in: folder)
      let server = WebServer(
        folder: folder("entries"), address: "http://127.0.0.1:\(port)/cache")
      let path = folder.path
      try await Waiting.until { FileManager.default.fileExists(atPath: "\(path)/pid") }
      do {
        try await body(server)
      } catch {
        kill(command.identifier, SIGTERM)
        throw error
      }
      kill(command.identifier, SIGTERM)
      _ = try await command.finished()
    }
  }

  /// A port that nothing listens at now.
  static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = bind(descriptor, address, length)
        _ = getsockname(descriptor, address, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func configuration(_ folder: Folder, _ port: UInt16, _ methods: String) -> String {
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "  \($0)_temp_path \(folder.path)/scratch/\($0);" }.joined(separator: "\n")
    return """
      daemon off;
      pid \(folder.path)/pid;
      \(getuid() == 0 ? "user root;" : "")
      events {}
      http {
        log_format plain '$request_method $status';
        access_log \(folder.path)/requests plain;
      \(temporary)
        server {
          listen 127.0.0.1:\(port);
          location /cache/ {
            alias \(folder.path)/entries/;
            dav_methods \(methods);
            client_max_body_size 64m;
          }
        }
      }
      """
  }

  /// What was asked, a line each: `GET 404`.
  var requests: [String] {
    get throws {
      let log = Folder(path: "\(folder.path)/..")
      return try log.text("requests").split(separator: "\n").map(String.init)
    }
  }
}
