extension OptionalMethod {
  /// The optional methods of the delegates of a session that asks the network.
  static let network: [OptionalMethod] = [
    session(
      "URLSessionDelegate",
      Parameter(label: "didBecomeInvalidWithError", name: "error", type: "(any Error)?")),
    session(
      "URLSessionTaskDelegate",
      Parameter(label: "task", name: "task", type: "UIKit.URLSessionTask"),
      Parameter(label: "didCompleteWithError", name: "error", type: "(any Error)?")),
    session(
      "URLSessionDownloadDelegate",
      Parameter(
        label: "downloadTask", name: "downloadTask", type: "UIKit.URLSessionDownloadTask"),
      Parameter(label: "didFinishDownloadingTo", name: "location", type: "Foundation.URL")),
  ]

  private static func session(_ name: String, _ further: Parameter...) -> OptionalMethod {
    OptionalMethod(
      protocolName: name, baseName: "urlSession",
      parameters: [Parameter(label: "_", name: "session", type: "UIKit.URLSession")] + further)
  }
}
