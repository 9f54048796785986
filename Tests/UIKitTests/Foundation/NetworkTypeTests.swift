import RunRecord
import Testing

/// The types of Foundation about the network, which on Linux are in another module, or nowhere.
///
/// Nothing is sent.
@Suite struct NetworkTypeTests {
  // As in a file of a library of the app's that imports Foundation alone: Alamofire's are such.
  private static let library = """
    import Foundation
    public struct Client {
      public let space = URLProtectionSpace(
        host: "example.com", port: 443, protocol: NSURLProtectionSpaceHTTPS, realm: "a",
        authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
      public func request(_ url: URL) -> URLRequest {
        let request = NSMutableURLRequest(url: url, cachePolicy: .reloadIgnoringCacheData, timeoutInterval: 5)
        request.httpMethod = "POST"
        request.setValue("1", forHTTPHeaderField: "A")
        return request as URLRequest
      }
      public func trusts(_ trust: SecTrust) -> OSStatus {
        SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "example.com" as CFString))
      }
    }
    final class Lock {
      private let lock: os_unfair_lock_t
      init() {
        lock = .allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
      }
      func around<T>(_ body: () -> T) -> T {
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
        return body()
      }
    }
    """

  private static let statements = """
    let client = Client()
    let request = client.request(URL(string: "https://example.com/a")!)
    print(request.httpMethod!, request.value(forHTTPHeaderField: "a")!, request.timeoutInterval)
    let space = client.space
    let storage = URLCredentialStorage.shared
    storage.setDefaultCredential(URLCredential(user: "u", password: "p", persistence: .forSession), for: space)
    print(storage.defaultCredential(for: client.space)?.password ?? "-", space.serverTrust == nil)
    let cookies = HTTPCookie.cookies(
      withResponseHeaderFields: ["Set-Cookie": "id=7; Path=/a; Secure"], for: request.url!)
    HTTPCookieStorage.shared.setCookies(cookies, for: request.url, mainDocumentURL: nil)
    print(HTTPCookieStorage.shared.cookies(for: request.url!)!.map { $0.name + $0.value },
      HTTPCookieStorage.shared.cookies(for: URL(string: "http://example.com/a")!)!.count,
      HTTPCookie.requestHeaderFields(with: cookies))
    let lock = Lock()
    let numbers = NSMutableArray()
    DispatchQueue.concurrentPerform(iterations: 50) { number in lock.around { numbers.add(number) } }
    print(numbers.count)
    print(UTType(filenameExtension: "PNG")!.conforms(to: .image), UTType.json.preferredMIMEType!, UTType.pdf.conforms(to: .image))
    print(UTTypeCopyPreferredTagWithClass("public.png" as CFString, kUTTagClassMIMEType)!.takeRetainedValue())
    print(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID(), CFGetTypeID(NSNumber(value: 2)) == CFBooleanGetTypeID())
    print(CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("UTF-8" as CFString)) == String.Encoding.utf8.rawValue)
    print(HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!.suggestedFilename!)
    var input: InputStream?, output: OutputStream?
    Stream.getBoundStreams(withBufferSize: 64, inputStream: &input, outputStream: &output)
    output!.open(); input!.open()
    var bytes = [UInt8](repeating: 0, count: 3)
    print(output!.write([1, 2, 3], maxLength: 3), input!.read(&bytes, maxLength: 3), bytes)
    output!.close()
    print(input!.read(&bytes, maxLength: 3), input!.streamStatus == .atEnd)
    print(UTType(filenameExtension: "db") != nil, UTType(filenameExtension: "") == nil, UTType.folder.conforms(to: .data),
      UTType(exportedAs: "org.example.sketch", conformingTo: .image).conforms(to: .image))
    let dated = HTTPCookie.cookies(
      withResponseHeaderFields: ["set-cookie": "a=; Expires=Wed, 21 Oct 2037 07:28:00 GMT; HttpOnly"], for: request.url!)[0]
    print(dated.value.isEmpty, dated.isSessionOnly, dated.isHTTPOnly)
    print(NSMutableAttributedString().length, MAXFLOAT > 1)
    """

  @Test func holdTheirValues() async throws {
    var program = AppProgram(root: "UIViewController()", launches: [Self.statements])
    program.furtherFiles["Client.swift"] = Self.library
    #expect(
      try await program.run().launches[0].output == """
        POST 1 5.0
        p true
        ["id7"] 0 ["Cookie": "id=7"]
        50
        true application/json false
        image/png
        true false
        true
        a
        3 3 [1, 2, 3]
        0 true
        true true false true
        true false true
        0 true

        """)
  }

  @Test func tasksAndServicesFailAsWithoutANetwork() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        final class Delegate: NSObject, URLSessionDataDelegate, NetServiceDelegate, NetServiceBrowserDelegate {
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
            DispatchQueue.main.async { print("task", (error as? URLError)?.code == .notConnectedToInternet) }
          }
          func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
            print("service", errorDict[NetService.errorCode]!)
          }
          func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
            print("search", errorDict[NetService.errorCode]!)
          }
        }
        let delegate = Delegate()
        """,
      launches: [
        """
        let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
        session.webSocketTask(with: URL(string: "wss://example.com")!).resume()
        try await app.wait(1)
        let service = NetService(domain: "local.", type: "_http._tcp.", name: "a", port: 80)
        service.delegate = delegate
        service.publish()
        let browser = NetServiceBrowser()
        browser.delegate = delegate
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
        await app.settle()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "task true\nservice -72000\nsearch -72000\n")
    #expect(
      run.launches[0].decisions.filter { $0.hasPrefix("UIKit") }
        .map { String($0.prefix { $0 != "," }) } == [
          "UIKit: publish(options:)", "UIKit: searchForServices(ofType:inDomain:)",
        ])
  }

  // XDG's folders, which Foundation on Linux takes, are not those of a phone.
  @Test func theHomeHasTheFoldersOfAPhone() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let home = NSHomeDirectory()
        for folder in [FileManager.SearchPathDirectory.documentDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory] {
          let path = NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, true)[0]
          print(path.replacing(home, with: ""), FileManager.default.urls(for: folder, in: .userDomainMask)[0].path == path)
        }
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        /Documents true
        /Library true
        /Library/Caches true
        /Library/Application Support true

        """)
  }
}
