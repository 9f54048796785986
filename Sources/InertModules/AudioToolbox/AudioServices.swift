// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x0000_1000
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  InertFramework.asked(.notPlayed)
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  InertFramework.asked(.notPlayed)
}

public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  InertFramework.asked(.notPlayed)
  if let inCompletionBlock { InertFramework.later(inCompletionBlock) { $0() } }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  InertFramework.asked(.notPlayed)
  if let inCompletionBlock { InertFramework.later(inCompletionBlock) { $0() } }
}

@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0x1001
  return kAudioServicesNoError
}

@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  AudioServicesCreateSystemSoundID(inFileURL as NSURL, outSystemSoundID)
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
