import ExampleRunner
import GuideExamples
import RunRecord
import Testing

/// An example sees a device that is the same on every machine.
struct DeviceTests {
  @Test func hasTheSameNameProcessorsMemoryAndSystemEverywhere() async throws {
    let code = """
      import Foundation
      let device = ProcessInfo.processInfo
      print(device.hostName, device.processorCount, device.activeProcessorCount, device.physicalMemory >> 30)
      print(device.operatingSystemVersion.majorVersion, device.operatingSystemVersionString)
      let thirteen = OperatingSystemVersion(majorVersion: 13, minorVersion: 0, patchVersion: 0)
      print(device.isOperatingSystemAtLeast(thirteen))
      """
    let outcome = try await TestCache.shared().runner().run([.script(code)])[0]
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.record?.launches.map(\.output) == ["localhost 6 6 6\n18 Linux 18.0.0\ntrue\n"])
  }

  // How much is free on the machine changes with each file that another process writes.
  @Test func hasTheSameRoomEverywhere() async throws {
    let code = """
      import Foundation
      let volume = try FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
      for key in [FileAttributeKey.systemSize, .systemFreeSize] {
        print((volume[key] as? NSNumber).map { $0.int64Value >> 30 } ?? "none")
      }
      """
    let outcome = try await TestCache.shared().runner().run([.script(code)])[0]
    #expect(outcome.diagnostics == [])
    #expect(outcome.record?.launches.map(\.output) == ["128\n64\n"])
  }
}
