extension WKWebView {
  /// Fails: no script runs here.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(javaScript) { _, error in
      completionHandler?(.failure(error ?? WKError(.javaScriptExceptionOccurred)))
    }
  }

  /// Fails: no script runs here.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(
      functionBody, in: frame, in: contentWorld, completionHandler: completionHandler)
  }
}
