import AppleDialect
import Diagnostics
import ExampleRunner
import Foundation
import RunRecord
import Testing

/// Programs that import frameworks of which a table has the declarations.
@Suite struct InertModuleTests {
  private let script = """
    import CoreLocation
    let place = CLLocation(latitude: 48, longitude: 11)
    print(place.coordinate.latitude, CLLocationManager().location == nil)
    """

  @Test func compilesAModuleOnceForACache() async throws {
    try await TestCache.with { cache in
      let first = try await cache.run([.script(script)])[0]
      #expect(first.diagnostics.isEmpty)
      #expect(first.record?.launches.first?.output == "48.0 true\n")
      let made = try modules(in: cache)
      #expect(made.count == 1)
      let second = try await cache.run([.script(script + "\nprint(1)")])[0]
      #expect(second.record?.launches.first?.output == "48.0 true\n1\n")
      #expect(try modules(in: cache) == made)
    }
  }

  @Test func compilesADamagedModuleAgain() async throws {
    try await TestCache.with { cache in
      _ = try await cache.run([.script(script)])
      let made = try modules(in: cache)
      for path in made.keys { try Data("damaged".utf8).write(to: URL(filePath: path)) }
      let second = try await cache.run([.script(script + "\nprint(1)")])[0]
      #expect(second.record?.launches.first?.output == "48.0 true\n1\n")
    }
  }

  @Test func compilesNothingForAProgramThatImportsNone() async throws {
    try await TestCache.with { cache in
      _ = try await cache.run([.script("import UIKit\nprint(1)  // CoreLocation")])
      #expect(try modules(in: cache) == [:])
    }
  }

  @Test func compilesEveryTable() async throws {
    let imports = InertModules.names.sorted().map { "import \($0)\n" }.joined()
    let outcome = try await run(.script(imports + "print(1)"))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(outcome.record?.launches.first?.output == "1\n")
  }

  // What Python's hashlib computes of as many bytes: around the ends of blocks, where a length has no more room.
  @Test func computesTheHashesThatAPhoneComputes() async throws {
    let script = """
      import CryptoKit
      func hash<H: HashFunction>(_ type: H.Type, _ data: Data) -> String {
        H.hash(data: data).map { String(format: "%02x", $0) }.joined()
      }
      for count in [0, 55, 56, 64, 111, 112, 128, 1000] {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let key = SymmetricKey(data: data)
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        let all = [
          hash(SHA256.self, data), hash(SHA384.self, data), hash(SHA512.self, data),
          hash(Insecure.MD5.self, data), hash(Insecure.SHA1.self, data),
          code.map { String(format: "%02x", $0) }.joined(),
          HMAC<SHA512>.authenticationCode(for: data, using: key).map { String(format: "%02x", $0) }.joined(),
        ]
        print(count, hash(Insecure.MD5.self, Data(all.joined().utf8)))
        var parts = SHA512()
        for part in [data.prefix(5), data.dropFirst(5)] { parts.update(data: part) }
        assert(parts.finalize() == SHA512.hash(data: data))
        assert(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
        assert(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [1], using: key))
      }
      print(SHA256.hash(data: Data("abc".utf8)), Insecure.MD5.hash(data: Data("abc".utf8)))
      print(HMAC<Insecure.SHA1>.authenticationCode(for: Data("a".utf8), using: SymmetricKey(data: Data("b".utf8))))
      print(SymmetricKey(size: .bits256).bitCount, SHA384Digest.byteCount)
      """
    let outcome = try await run(.script(script))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(
      outcome.record?.launches.first?.output == """
        0 a11a38f30e1d2650cf6203e0744b498f
        55 1918183a12ac9fb566e8f8d5b832fee2
        56 70c359cdd2e7e6e7f5c07773b0247c98
        64 c461202298b1e813daf721846cf00e3f
        111 3d4952c2400d2365c680c4e6983428e0
        112 7406a570d65cba54d6259cc770ca5af9
        128 3e10cc6a71f5ead7d79405a7c79cb23c
        1000 ea67ea3c227cad7c1cbd4792dd844317
        SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad MD5 digest: 900150983cd24fb0d6963f7d28e17f72
        HMAC with SHA1: 8abe0fd691e3da3035f7b7ac91be45d99e942b9e
        256 48

        """)
  }

  // Encryption and keys of two parts would have to be computed as a phone does.
  @Test func reportsWhatOfCryptoKitIsNotHere() async throws {
    let outcome = try await run(.script("import CryptoKit\nlet a = AES.GCM.self\n"))
    #expect(outcome.diagnostics.map(\.summary).first == "cannot find 'AES' in scope")
  }

  @Test func seededSourcesOfRandomNumbersRepeatThem() async throws {
    let script = """
      import GameplayKit
      func numbers(_ source: GKRandomSource) -> [Int] { (0..<20).map { _ in source.nextInt(upperBound: 6) } }
      let first = numbers(GKMersenneTwisterRandomSource(seed: 7))
      print(first == numbers(GKMersenneTwisterRandomSource(seed: 7)), first == numbers(GKMersenneTwisterRandomSource(seed: 8)))
      print(numbers(GKARC4RandomSource(seed: Data([1]))) == numbers(GKARC4RandomSource(seed: Data([2]))))
      print(first.allSatisfy((0..<6).contains), Set(first).count > 2)
      let cards = Array(1...50)
      let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: cards) as! [Int]
      print(shuffled != cards, shuffled.sorted() == cards)
      let die = GKShuffledDistribution.d6()
      print((0..<6).map { _ in die.nextInt() }.sorted())
      let around = GKGaussianDistribution(lowestValue: 0, highestValue: 100)
      let values = (0..<500).map { _ in around.nextInt() }
      print(values.allSatisfy((0...100).contains), values.filter { abs($0 - 50) <= 17 }.count > 250)
      """
    let outcome = try await run(.script(script))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(
      outcome.record?.launches.first?.output == """
        true false
        false
        true true
        true true
        [1, 2, 3, 4, 5, 6]
        true true

        """)
  }

  // Apple documents the order of the calls, and which state the machine names meanwhile.
  @Test func statesAreEnteredInTurn() async throws {
    let script = """
      import GameplayKit
      class Waiting: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Playing.Type }
        override func willExit(to nextState: GKState) { print("exits", type(of: nextState)) }
      }
      class Playing: GKState {
        override func didEnter(from previousState: GKState?) {
          print("enters", previousState is Waiting, stateMachine?.currentState === self)
        }
        override func update(deltaTime seconds: TimeInterval) { print(seconds) }
      }
      class Over: GKState {}
      let machine = GKStateMachine(states: [Waiting(), Playing(), Over()])
      print(machine.enter(Waiting.self), machine.canEnterState(Over.self), machine.enter(Playing.self))
      machine.update(deltaTime: 0.5)
      print(machine.state(forClass: Over.self) != nil)
      """
    let outcome = try await run(.script(script))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(
      outcome.record?.launches.first?.output == """
        exits Playing
        enters true true
        true false true
        0.5
        true

        """)
  }

  @Test func nothingCanBeReachedAndNoWatchIsPaired() async throws {
    let script = """
      import SystemConfiguration
      import WatchConnectivity
      var address = sockaddr_in()
      address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
      address.sin_family = sa_family_t(AF_INET)
      let route = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
      }
      var flags: SCNetworkReachabilityFlags = .reachable
      print(SCNetworkReachabilityGetFlags(route!, &flags), flags.contains(.reachable))
      let host = SCNetworkReachabilityCreateWithName(nil, "example.com")!
      var context = SCNetworkReachabilityContext(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
      print(SCNetworkReachabilitySetCallback(host, { _, flags, _ in print(flags) }, &context))
      print(SCNetworkReachabilityScheduleWithRunLoop(host, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue))
      print(WCSession.isSupported(), WCSession.default.isPaired)
      do { try WCSession.default.updateApplicationContext(["a": 1]) } catch {
        print((error as? WCError)?.code == .sessionNotActivated)
      }
      """
    let outcome = try await run(.script(script))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(
      outcome.record?.launches.first?.output
        == "true false\ntrue\ntrue\ntrue false\ntrue\n")
  }

  // Apple documents that a monitor tells of the present path when it starts.
  @Test func aMonitorTellsThatThereIsNoNetworkAndNoSensorMeasures() async throws {
    let script = """
      import CoreMotion
      import Foundation
      import Network
      let monitor = NWPathMonitor()
      let told = DispatchSemaphore(value: 0)
      monitor.pathUpdateHandler = { path in
        print(path.status == .satisfied, path.usesInterfaceType(.wifi), path.isExpensive)
        told.signal()
      }
      monitor.start(queue: DispatchQueue(label: "monitor"))
      told.wait()
      monitor.cancel()
      let manager = CMMotionManager()
      manager.startAccelerometerUpdates(to: OperationQueue()) { _, _ in print("measured") }
      print(manager.isAccelerometerAvailable, manager.accelerometerData == nil)
      print(CMPedometer.isStepCountingAvailable(), CMAcceleration(x: 1, y: 2, z: 3).z)
      """
    let outcome = try await run(.script(script))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(
      outcome.record?.launches.first?.output
        == "false false false\nfalse true\nfalse 3.0\n")
  }

  // The statuses are those of Apple's pages of the functions.
  @Test func theKeychainKeepsPasswords() async throws {
    let script = """
      import Security
      let item: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann",
        kSecAttrService as String: "notes",
      ]
      var secret = item
      secret[kSecValueData as String] = Data("1234".utf8)
      print(SecItemAdd(secret as CFDictionary, nil) == errSecSuccess, SecItemAdd(secret as CFDictionary, nil) == errSecDuplicateItem)
      func password() -> String {
        var query = item
        query[kSecReturnData as String] = kCFBooleanTrue
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        guard status == errSecSuccess, let data = result as? Data else {
          return SecCopyErrorMessageString(status, nil)! as String
        }
        return String(decoding: data, as: UTF8.self)
      }
      print(password())
      print(SecItemUpdate(item as CFDictionary, [kSecValueData as String: Data("5".utf8)] as CFDictionary) == errSecSuccess, password())
      var all = [kSecClass as String: kSecClassGenericPassword as Any, kSecReturnAttributes as String: true]
      all[kSecMatchLimit as String] = kSecMatchLimitAll
      var found: AnyObject?
      print(SecItemCopyMatching(all as CFDictionary, &found) == errSecSuccess, ((found as? [[String: Any]])?.first?["acct"] as? String) ?? "-")
      var other = item
      other[kSecAttrAccount as String] = "bob"
      other[kSecAttrSynchronizable as String] = false
      print(SecItemAdd(other as CFDictionary, nil) == errSecSuccess)
      print(SecItemUpdate(other as CFDictionary, [kSecAttrAccount as String: "ann"] as CFDictionary) == errSecDuplicateItem)
      print(SecItemDelete(item as CFDictionary) == errSecSuccess, password())
      var bytes = [UInt8](repeating: 0, count: 32)
      print(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess, Set(bytes).count > 4)
      """
    let outcome = try await run(.script(script))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(
      outcome.record?.launches.first?.output == """
        true true
        1234
        true 5
        true ann
        true
        true
        true The specified item could not be found in the keychain.
        true true

        """)
  }

  @Test func linesOfCoreTextAreThoseOfALabel() async throws {
    let script = """
      import CoreText
      import UIKit
      let text = NSAttributedString(
        string: "One two three four", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let setter = CTFramesetterCreateWithAttributedString(text)
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 500), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
      let lines = CTFrameGetLines(frame) as! [CTLine]
      print(lines.map { CTLineGetStringRange($0) }.map { [$0.location, $0.length] })
      var origins = [CGPoint](repeating: .zero, count: lines.count)
      CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
      print(origins[0].y > origins[1].y, origins[0].x)
      let line = CTLineCreateWithAttributedString(text)
      let width = CTLineGetTypographicBounds(line, nil, nil, nil)
      print(abs(width - Double(text.size().width)) < 0.01, CTLineGetOffsetForStringIndex(line, 3, nil) < CGFloat(width))
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      print(abs(size.height - label.sizeThatFits(CGSize(width: 80, height: 0)).height) < 1)
      let rest = CTFramesetterCreateFrame(setter, CFRangeMake(8, 0), path, nil)
      print(CTFrameGetVisibleStringRange(rest).location, CTLineGetStringRange((CTFrameGetLines(rest) as! [CTLine])[0]).location)
      CTFrameGetLineOrigins(rest, CFRangeMake(9, 1), &origins)
      print(CTLineGetStringIndexForPosition(line, CGPoint(x: CTLineGetOffsetForStringIndex(line, 5, nil), y: 0)))
      print(CTFontGetSize(CTFontCreateWithName("Helvetica" as CFString, 12, nil)))
      """
    let outcome = try await run(.script(script))
    #expect(outcome.diagnostics.map(\.summary) == [])
    #expect(
      outcome.record?.launches.first?.output == """
        [[0, 8], [8, 10]]
        true 0.0
        true true
        true
        8 8
        5
        12.0

        """)
  }

  @Test func reportsWhatATableDoesNotHaveWhereItIsUsed() async throws {
    let outcome = try await run(.script("import CoreLocation\nlet a = CLMonitor()\n"))
    #expect(
      outcome.diagnostics.map { "\($0.location.line) \($0.summary)" }
        == ["12 cannot find 'CLMonitor' in scope"])
  }

  /// The numbers of the modules' files, which change when one is written again, by their paths.
  private func modules(in cache: TestCache) throws -> [String: Int] {
    let folder = "\(cache.path)/inert"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (path, try #require(attributes[.systemFileNumber] as? Int))
      })
  }
}
