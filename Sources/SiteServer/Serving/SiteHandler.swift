import Diagnostics
import FlyingFox
import Foundation
import SiteHTML
import SiteModel

/// Answers every request: the site's files, and what served pages need besides.
struct SiteHandler: HTTPHandler {
  let gate: RequestGate
  let live: LiveSite
  let listeners: PageListeners
  let playground: Playground
  let language: LanguageService
  let files: ServeFiles
  let templates: [String: ServedExample]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let path = Self.path(of: request)
    guard let refusal = gate.refusal(of: request, for: Self.purpose(of: path)) else {
      return try await answer(request, path)
    }
    return ServedResponse.refusal(refusal, to: request)
  }

  /// The path that a request asks for, decoded once; it is only ever looked up.
  private static func path(of request: HTTPRequest) -> String {
    let path = request.target.path(percentEncoded: true)
    return path.removingPercentEncoding ?? path
  }

  private static func purpose(of path: String) -> RequestGate.Purpose {
    switch path {
    case Address.live: .connect
    case Address.run, Address.stop, Address.language: .command
    default: .read
    }
  }

  /// What is not a file of the site.
  private enum Address {
    static let live = "/_reprise/live"
    static let run = "/_reprise/run"
    static let stop = "/_reprise/stop"
    static let language = "/_reprise/language"
    static let findings = "/_reprise/findings"
    static let examples = "/_reprise/examples"
    static let example = "/_reprise/example/"
    static let playground = "/playground"
  }

  private func answer(_ request: HTTPRequest, _ path: String) async throws -> HTTPResponse {
    switch path {
    case Address.live: return try await connect(request)
    case Address.run: return try await run(request)
    case Address.stop: return try await stop(request)
    case Address.language: return try await explain(request)
    case Address.findings: return try ServedResponse.json(FindingsAnswer(live.state), to: request)
    case Address.examples:
      return try ServedResponse.json(ExampleList(live.state, templates: templates), to: request)
    case ServeFiles.words:
      let words = live.state.site?.servedWords ?? ""
      return ServedResponse.file(
        Data(words.utf8), type: ServeFiles.type(of: path), to: request)
    case Address.playground:
      guard let file = try PlaygroundPage.file(in: live.state) else { return waiting(request) }
      return page(file, to: request)
    default: break
    }
    if path.hasPrefix(Address.example) {
      return try sources(String(path.dropFirst(Address.example.count)), request)
    }
    if let file = files.files[path] {
      return ServedResponse.file(file.contents, type: file.type, to: request)
    }
    return try siteFile(path, request)
  }

  private func connect(_ request: HTTPRequest) async throws -> HTTPResponse {
    let socket = PageSocket(
      token: gate.token, listeners: listeners, state: { live.state })
    return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
  }

  private func sources(_ id: String, _ request: HTTPRequest) throws -> HTTPResponse {
    guard let served = served(id) else {
      return ServedResponse.text("There is no such example.", to: request, status: .notFound)
    }
    let localization = live.state.localization(of: request.query["language"])
    let sources = Localization.$current.withValue(localization) { ExampleSources(id, served) }
    return try ServedResponse.json(sources, to: request)
  }

  private func served(_ id: String) -> ServedExample? {
    live.state.examples[id] ?? templates[id]
  }
}

extension SiteHandler {
  private func run(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try await request.bodyData
    var localization = Localization.english
    do {
      let wanted = try RunRequest.decoded(body)
      localization = live.state.localization(of: wanted.language)
      guard listeners.isOpen(wanted.page) else {
        return ServedResponse.refusal(.unproven, to: request)
      }
      guard let served = served(wanted.example) else { throw RunRequest.Fault.unknownExample }
      return try ServedResponse.json(
        try await playground.answer(wanted, of: served, in: localization), to: request)
    } catch let fault as RunRequest.Fault {
      let text = Localization.$current.withValue(localization) { fault.text }
      return ServedResponse.text(text, to: request, status: .unprocessableContent)
    } catch is CancellationError {
      return ServedResponse.text(
        "Another example runs instead.", to: request, status: .conflict)
    }
  }

  private func explain(_ request: HTTPRequest) async throws -> HTTPResponse {
    // What cannot be decoded asks nothing.
    guard
      let wanted = try? JSONDecoder().decode(
        LanguageRequest.self, from: try await request.bodyData),
      listeners.isOpen(wanted.page)
    else { return ServedResponse.text("The request is invalid.", to: request, status: .badRequest) }
    do throws(RunRequest.Fault) {
      try RunRequest.check(wanted.files + wanted.launches)
    } catch {
      return ServedResponse.text(error.text, to: request, status: .badRequest)
    }
    let document = LanguageDocument(files: wanted.files, launches: wanted.launches)
    guard
      let (line, column) = document.position(
        piece: wanted.piece, line: wanted.line, column: wanted.column)
    else {
      return ServedResponse.text("The code has no such place.", to: request, status: .badRequest)
    }
    var answer = LanguageAnswer(completions: [])
    do {
      switch wanted.kind {
      case .completions:
        answer.completions = try await language.completions(
          in: document, line: line, column: column)
      case .declaration:
        answer.declaration = try await language.declaration(
          in: document, line: line, column: column)
      }
    } catch is LanguageService.NoAnswer {
      return ServedResponse.text(
        "The language server does not answer.", to: request, status: .serviceUnavailable)
    }
    return try ServedResponse.json(answer, to: request)
  }

  private struct StopRequest: Codable {
    var page: String
  }

  private func stop(_ request: HTTPRequest) async throws -> HTTPResponse {
    // What cannot be decoded names no page.
    guard
      let wanted = try? JSONDecoder().decode(StopRequest.self, from: try await request.bodyData)
    else { return ServedResponse.text("No page is named.", to: request, status: .badRequest) }
    await playground.cancel(wanted.page)
    return ServedResponse.text("Stopped.", to: request, status: .ok)
  }
}

extension SiteHandler {
  private func siteFile(_ path: String, _ request: HTTPRequest) throws -> HTTPResponse {
    guard let site = live.state.site else { return waiting(request) }
    var name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    if name.isEmpty || name.hasSuffix("/") { name += "index.html" }
    if let file = try site.file(at: name) {
      return site.isAsset(name) ? ServedResponse.asset(file, to: request) : page(file, to: request)
    }
    // As it was written, because a browser takes no encoded slash for one.
    let address = String(request.target.path().drop { $0 == "/" })
    return page(try site.notFound(at: address), to: request, status: .notFound)
  }

  private func waiting(_ request: HTTPRequest) -> HTTPResponse {
    ServedResponse.file(
      Data(ServedPage.html(WaitingPage.html, token: gate.token, files: files).utf8),
      type: "text/html; charset=utf-8", to: request)
  }

  private func page(
    _ file: SiteFile?, to request: HTTPRequest, status: HTTPStatusCode = .ok
  ) -> HTTPResponse {
    guard let file else {
      return ServedResponse.text("No page has this address.", to: request, status: .notFound)
    }
    // The page that says that there is none has the address that was asked for.
    let isPage = file.path.hasSuffix(".html") || status == .notFound
    let type = ServeFiles.type(of: isPage ? ".html" : file.path)
    guard isPage else {
      return ServedResponse.file(Data(file.contents), type: type, to: request, status: status)
    }
    let html = ServedPage.html(file.text, token: gate.token, files: files)
    return ServedResponse.file(Data(html.utf8), type: type, to: request, status: status)
  }
}
