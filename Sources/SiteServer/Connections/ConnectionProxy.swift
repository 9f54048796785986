import FlyingSocks
import Foundation

/// One connection, from its first byte to its end: its request is checked and passed on, and the answer passed back.
struct ConnectionProxy: Sendable {
  let client: AsyncSocket
  let pool: any AsyncSocketPool
  let limiter: ConnectionLimiter
  let slot: ConnectionLimiter.Slot

  /// How long a request may take to arrive, and how long an answer to be taken.
  private static let patience = Duration.seconds(5)

  /// How long an answer may take in all: longer than the server behind takes for its longest.
  private static let longestAnswer = Duration.seconds(200)
  private static let chunk = 16 << 10

  /// How much an open page may say: many times its token and its farewell.
  private static let longestTalk = 16 << 10

  /// Lets the request in if it is one, and the answer out.
  func serve(from inner: some SocketAddress) async {
    var hadAsked = false
    do {
      guard PeerUser.isOwn(client.socket) else { throw RequestHead.Fault.foreignUser }
      let (head, body) = try await inTime { try await request() }
      hadAsked = limiter.hasAsked(slot)
      guard hadAsked else { throw SocketError.disconnected }
      let server = try await AsyncSocket.connected(to: inner, pool: pool)
      defer { close(server) }
      try await server.write(Data(head.text.utf8) + body)
      if head.isUpgrade {
        try await relayBoth(server)
      } else {
        try await inTime(Self.longestAnswer) { try await relay(from: server, to: client) }
      }
    } catch let fault as RequestHead.Fault {
      await refuse(fault)
    } catch {
      // A client that went away, or took too long, gets no answer.
    }
    limiter.giveBack(slot, hadAsked: hadAsked)
    close(client)
  }

  /// The head, and the body that it announces.
  private func request() async throws -> (RequestHead, Data) {
    let end = Array("\r\n\r\n".utf8)
    var bytes: [UInt8] = []
    var searched = 0
    while true {
      let new = try await client.read(atMost: Self.chunk)
      guard !new.isEmpty else { throw SocketError.disconnected }
      bytes += new
      if let found = bytes[searched...].firstRange(of: end) {
        guard found.lowerBound <= RequestHead.limit else { throw RequestHead.Fault.tooLarge }
        let head = try RequestHead(bytes[..<found.lowerBound])
        return (head, try await body(head, begun: bytes[found.upperBound...]))
      }
      guard bytes.count <= RequestHead.limit else { throw RequestHead.Fault.tooLarge }
      searched = max(0, bytes.count - end.count)
    }
  }

  /// What comes after the body belongs to no request.
  private func body(_ head: RequestHead, begun: ArraySlice<UInt8>) async throws -> Data {
    var body = Data(begun.prefix(head.bodyLength))
    while body.count < head.bodyLength {
      let new = try await client.read(atMost: min(Self.chunk, head.bodyLength - body.count))
      guard !new.isEmpty else { throw SocketError.disconnected }
      body.append(contentsOf: new)
    }
    return body
  }

  private func relay(
    from: AsyncSocket, to: AsyncSocket, atMost limit: Int = .max,
    looking: (inout FrameCheck, [UInt8]) throws -> Void = { _, _ in }
  ) async throws {
    var count = 0
    var frames = FrameCheck()
    while count < limit {
      let bytes = try await from.read(atMost: Self.chunk)
      guard !bytes.isEmpty else { return }
      try looking(&frames, bytes)
      try await inTime { try await to.write(Data(bytes)) }
      count += bytes.count
    }
  }

  /// Until one side ends, or the page says more than pages have to say.
  private func relayBoth(_ server: AsyncSocket) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await relay(from: server, to: client) }
      group.addTask {
        try await relay(from: client, to: server, atMost: Self.longestTalk) { try $0.pass($1) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Says why, and nothing that the request said.
  private func refuse(_ fault: RequestHead.Fault) async {
    let text = """
      HTTP/1.1 \(fault.status)\r
      Connection: close\r
      Content-Length: 0\r
      Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r
      Cross-Origin-Resource-Policy: same-origin\r
      X-Content-Type-Options: nosniff\r
      \r\n
      """
    do {
      try await inTime { try await client.write(Data(text.utf8)) }
      // What is still on its way would take the answer from the client with a reset.
      try await inTime(.milliseconds(300)) {
        var count = 0
        while count < 1 << 20 { count += try await client.read(atMost: Self.chunk).count }
      }
    } catch {
      // A client that does not listen need not know.
    }
  }

  private func close(_ socket: AsyncSocket) {
    // One that is closed already is what was wanted.
    try? socket.close()
  }

  private func inTime<Result: Sendable>(
    _ limit: Duration = patience, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(for: limit)
        throw SocketError.timeout(message: "")
      }
      defer { group.cancelAll() }
      guard let result = try await group.next() else { throw SocketError.disconnected }
      return result
    }
  }
}
