import UIKit

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let note = NoteViewController()
    window = UIWindow(windowScene: scene)
    window?.rootViewController = note
    window?.makeKeyAndVisible()
    note.textField.text = session.stateRestorationActivity?.userInfo?["text"] as? String
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let note = window?.rootViewController as? NoteViewController else { return nil }
    let activity = NSUserActivity(activityType: "com.example.shelf.note")
    activity.addUserInfoEntries(from: ["text": note.textField.text ?? ""])
    return activity
  }
}
