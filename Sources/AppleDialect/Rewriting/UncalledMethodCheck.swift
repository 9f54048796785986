import Diagnostics

/// Finds methods that UIKit calls on a device and the engine never does.
///
/// Without a warning, such a method looks like one whose event never happened.
struct UncalledMethodCheck {
  let classes: ClassTable
  let files: [AssembledFile]

  var diagnostics: [Diagnostic] {
    classes.all.flatMap { description in
      Self.methods.flatMap { protocolName, names in
        classes.conforms(description, to: protocolName)
          ? names.compactMap { diagnostic(for: $0, in: description) } : []
      }
    }
  }

  private func diagnostic(for name: String, in description: ClassDescription) -> Diagnostic? {
    guard let method = description.methods[name], !method.isStatic,
      let signature = method.signatures.first,
      let location = files[signature.file].location(of: signature.position)
    else { return nil }
    return Diagnostic(
      .warning, rule: "delegate.not-called", at: location,
      "`\(name)` is not called here: this engine does not simulate its event",
      fix: "remove it from the example; your app can keep it")
  }

  /// The names that the SDK's protocols have and the engine's have not.
  private static let methods: KeyValuePairs<String, [String]> = [
    "UIApplicationDelegate": [
      "applicationSignificantTimeChange(_:)",
      "applicationShouldRequestHealthAuthorization(_:)",
      "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
      "application(_:didChangeStatusBarFrame:)",
      "application(_:didChangeStatusBarOrientation:)",
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
      "application(_:didReceive:)",
      "application(_:didReceiveRemoteNotification:)",
      "application(_:didRegister:)",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "application(_:handleOpen:)",
      "application(_:handlerFor:)",
      "application(_:open:sourceApplication:annotation:)",
      "application(_:shouldAllowExtensionPointIdentifier:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:userDidAcceptCloudKitShareWith:)",
      "application(_:willChangeStatusBarFrame:)",
      "application(_:willChangeStatusBarOrientation:duration:)",
    ],
    "UIWindowSceneDelegate": [
      "windowScene(_:didUpdateEffectiveGeometry:)",
      "windowScene(_:userDidAcceptCloudKitShareWith:)",
    ],
  ]
}
