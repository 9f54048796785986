extension URLSession {
  /// What to do about a challenge.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential
    case performDefaultHandling
    case cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  /// How to go on after the response's headers.
  public enum ResponseDisposition: Int, Sendable {
    case cancel
    case allow
    case becomeDownload
    case becomeStream
  }

  /// How to go on with a task that waited.
  public enum DelayedRequestDisposition: Int, Sendable {
    case continueLoading
    case useNewRequest
    case cancel
  }
}
