// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Fails, because the user refuses access to the photos; and calls the target later.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  refuse(
    "UIImageWriteToSavedPhotosAlbum", item: image, target: completionTarget,
    selector: completionSelector, contextInfo: contextInfo)
}

/// Fails, because the user refuses access to the photos; and calls the target later.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  refuse(
    "UISaveVideoAtPathToSavedPhotosAlbum", item: videoPath, target: completionTarget,
    selector: completionSelector,
    contextInfo: contextInfo)
}

/// Returns false: no film plays here.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Calls `image(_:didFinishSavingWithError:contextInfo:)` or its like, with the error of a refusal.
@MainActor
private func refuse(
  _ function: String, item: Any, target: Any?, selector: Selector?,
  contextInfo: UnsafeMutableRawPointer?
) {
  InertFramework.asked(.notPermitted, for: function + "(_:_:_:_:)")
  guard let target, let selector else { return }
  let error = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
  let message = SameThread(
    (receiver: MessagedClass.receiver(target), arguments: [item, error, contextInfo] as [Any?]))
  DispatchQueue.main.async {
    SelectorMethods.send(selector, to: message.value.receiver, message.value.arguments)
  }
}
