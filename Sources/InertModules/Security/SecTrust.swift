// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

/// A certificate by its bytes; nothing in it is read.
public final class SecCertificate: SecurityObject, Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

/// A key; none can be made here.
public final class SecKey: SecurityObject, Sendable {
  init() {}
}

/// What a certificate is checked for.
public final class SecPolicy: SecurityObject, Sendable {
  init() {}
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = SecTrust()
  return errSecSuccess
}

public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}

public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }

public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// Returns false: there is no server to trust.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  InertFramework.asked(.fails, for: "SecTrustEvaluateWithError(_:_:)")
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
  return false
}

/// Gives `recoverableTrustFailure`: there is no server to trust.
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  InertFramework.asked(.fails, for: "SecTrustEvaluate(_:_:)")
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}

public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .invalid
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? {
  data.length == 0 ? nil : SecCertificate(data as Data)
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.data as CFData
}

public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
