public import Foundation

/// A server's question who the user is; none comes here.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  // `@unchecked` because all of it is constant.

  public let protectionSpace: URLProtectionSpace
  public let proposedCredential: URLCredential?
  public let previousFailureCount: Int
  public let failureResponse: URLResponse?
  public let error: (any Error)?
  public let sender: (any URLAuthenticationChallengeSender)?

  public init(
    protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
    previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?,
    sender: any URLAuthenticationChallengeSender
  ) {
    protectionSpace = space
    proposedCredential = credential
    self.previousFailureCount = previousFailureCount
    failureResponse = response
    self.error = error
    self.sender = sender
  }
}

/// The object that takes the answer to a challenge.
public protocol URLAuthenticationChallengeSender: NSObjectProtocol {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
  func cancel(_ challenge: URLAuthenticationChallenge)
  func performDefaultHandling(for challenge: URLAuthenticationChallenge)
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}

extension URLAuthenticationChallengeSender {
  public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
