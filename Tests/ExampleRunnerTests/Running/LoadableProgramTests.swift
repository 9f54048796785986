import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import Testing

/// What the linker makes of an example is a program, and a library too.
struct LoadableProgramTests {
  @Test func isStartedByTheKernelAndLoadedByTheLoader() async throws {
    try await TestCache.with { cache in
      let folder = "\(cache.path)/built"
      let built = try await cache.runner().build(.script("print(1 + 1)"), in: folder)
      let executable = try #require(built.executable)
      let process = Process()
      let printed = Pipe()
      process.executableURL = URL(filePath: executable)
      process.standardOutput = printed
      try process.run()
      process.waitUntilExit()
      let output = printed.fileHandleForReading.readDataToEndOfFile()
      #expect(String(decoding: output, as: UTF8.self) == "2\n")
      let library = dlopen(executable, RTLD_LAZY | RTLD_LOCAL)
      let error = library == nil ? String(cString: dlerror()) : nil
      #expect(error == nil)
    }
  }
}
