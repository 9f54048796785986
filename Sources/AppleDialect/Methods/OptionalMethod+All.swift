// swift-format-ignore-file
// Written by `make methods` from the declarations in Sources/UIKit. Do not edit.

extension OptionalMethod {
  /// The optional methods of all the protocols that the engine declares.
  package static let all: [OptionalMethod] = [avAudioPlayerDelegate, avAudioRecorderDelegate, caAnimationDelegate, nsUserActivityDelegate, NetServiceBrowserDelegate, NetServiceDelegate, sfSafariViewControllerDelegate, uiAdaptivePresentationControllerDelegate, uiApplicationDelegate, uiBarPositioningDelegate, uiCollectionViewDataSource, uiCollectionViewDataSourcePrefetching, uiCollectionViewDelegate, uiCollectionViewDelegateFlowLayout, uiCollectionViewDragDelegate, uiCollectionViewDropDelegate, uiCollisionBehaviorDelegate, uiContentView, uiDragInteractionDelegate, uiDropInteractionDelegate, uiDynamicAnimatorDelegate, uiFontPickerViewControllerDelegate, uiGestureRecognizerDelegate, uiImagePickerControllerDelegate, uiNavigationBarDelegate, uiNavigationControllerDelegate, uiPageViewControllerDataSource, uiPageViewControllerDelegate, uiPickerViewDelegate, uiPopoverPresentationControllerDelegate, uiSceneDelegate, uiScrollViewDelegate, uiSearchBarDelegate, uiSearchControllerDelegate, uiSplitViewControllerDelegate, uiStateRestoring, uiTabBarControllerDelegate, uiTabBarDelegate, uiTableViewDataSource, uiTableViewDataSourcePrefetching, uiTableViewDelegate, uiTableViewDragDelegate, uiTableViewDropDelegate, uiTextFieldDelegate, uiTextViewDelegate, uiViewControllerAnimatedTransitioning, uiViewControllerTransitioningDelegate, uiWebViewDelegate, uiWindowSceneDelegate, urlAuthenticationChallengeSender, urlSessionDataDelegate, urlSessionDelegate, urlSessionDownloadDelegate, urlSessionStreamDelegate, urlSessionTaskDelegate, urlSessionWebSocketDelegate, wkNavigationDelegate, wkuiDelegate].flatMap(\.self)

  /// The protocols that refine one with optional methods, themselves or through others.
  static let refinements: [String: [String]] = [
    "UIAdaptivePresentationControllerDelegate": ["UIPopoverPresentationControllerDelegate"],
    "UIBarPositioningDelegate": ["UINavigationBarDelegate", "UIToolbarDelegate"],
    "UICollectionViewDelegate": ["UICollectionViewDelegateFlowLayout"],
    "UISceneDelegate": ["UIWindowSceneDelegate"],
    "UIScrollViewDelegate": ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITableViewDelegate", "UITextViewDelegate"],
    "URLSessionDelegate": ["URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionTaskDelegate", "URLSessionWebSocketDelegate"],
    "URLSessionTaskDelegate": ["URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionWebSocketDelegate"],
  ]

  private static let avAudioPlayerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "AVAudioPlayerDelegate", baseName: "audioPlayerDidFinishPlaying", parameters: [.init("_", "player", "UIKit.AVAudioPlayer"), .init("successfully", "flag", "Bool")]),
    OptionalMethod(protocolName: "AVAudioPlayerDelegate", baseName: "audioPlayerDecodeErrorDidOccur", parameters: [.init("_", "player", "UIKit.AVAudioPlayer"), .init("error", "error", "(any Error)?")], isCalled: false),
  ]

  private static let avAudioRecorderDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "AVAudioRecorderDelegate", baseName: "audioRecorderDidFinishRecording", parameters: [.init("_", "recorder", "UIKit.AVAudioRecorder"), .init("successfully", "flag", "Bool")]),
    OptionalMethod(protocolName: "AVAudioRecorderDelegate", baseName: "audioRecorderEncodeErrorDidOccur", parameters: [.init("_", "recorder", "UIKit.AVAudioRecorder"), .init("error", "error", "(any Error)?")], isCalled: false),
  ]

  private static let caAnimationDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "CAAnimationDelegate", baseName: "animationDidStart", parameters: [.init("_", "anim", "UIKit.CAAnimation")]),
    OptionalMethod(protocolName: "CAAnimationDelegate", baseName: "animationDidStop", parameters: [.init("_", "anim", "UIKit.CAAnimation"), .init("finished", "flag", "Bool")]),
  ]

  private static let nsUserActivityDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "NSUserActivityDelegate", baseName: "userActivityWillSave", parameters: [.init("_", "userActivity", "UIKit.NSUserActivity")]),
    OptionalMethod(protocolName: "NSUserActivityDelegate", baseName: "userActivityWasContinued", parameters: [.init("_", "userActivity", "UIKit.NSUserActivity")], isCalled: false),
  ]

  private static let NetServiceBrowserDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "NetServiceBrowserDelegate", baseName: "netServiceBrowserWillSearch", parameters: [.init("_", "browser", "UIKit.NetServiceBrowser")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceBrowserDelegate", baseName: "netServiceBrowserDidStopSearch", parameters: [.init("_", "browser", "UIKit.NetServiceBrowser")]),
    OptionalMethod(protocolName: "NetServiceBrowserDelegate", baseName: "netServiceBrowser", parameters: [.init("_", "browser", "UIKit.NetServiceBrowser"), .init("didNotSearch", "errorDict", "[String: Foundation.NSNumber]")]),
    OptionalMethod(protocolName: "NetServiceBrowserDelegate", baseName: "netServiceBrowser", parameters: [.init("_", "browser", "UIKit.NetServiceBrowser"), .init("didFind", "service", "UIKit.NetService"), .init("moreComing", "moreComing", "Bool")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceBrowserDelegate", baseName: "netServiceBrowser", parameters: [.init("_", "browser", "UIKit.NetServiceBrowser"), .init("didRemove", "service", "UIKit.NetService"), .init("moreComing", "moreComing", "Bool")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceBrowserDelegate", baseName: "netServiceBrowser", parameters: [.init("_", "browser", "UIKit.NetServiceBrowser"), .init("didFindDomain", "domainString", "String"), .init("moreComing", "moreComing", "Bool")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceBrowserDelegate", baseName: "netServiceBrowser", parameters: [.init("_", "browser", "UIKit.NetServiceBrowser"), .init("didRemoveDomain", "domainString", "String"), .init("moreComing", "moreComing", "Bool")], isCalled: false),
  ]

  private static let NetServiceDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netServiceWillPublish", parameters: [.init("_", "sender", "UIKit.NetService")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netServiceDidPublish", parameters: [.init("_", "sender", "UIKit.NetService")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netService", parameters: [.init("_", "sender", "UIKit.NetService"), .init("didNotPublish", "errorDict", "[String: Foundation.NSNumber]")]),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netServiceWillResolve", parameters: [.init("_", "sender", "UIKit.NetService")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netServiceDidResolveAddress", parameters: [.init("_", "sender", "UIKit.NetService")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netService", parameters: [.init("_", "sender", "UIKit.NetService"), .init("didNotResolve", "errorDict", "[String: Foundation.NSNumber]")]),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netServiceDidStop", parameters: [.init("_", "sender", "UIKit.NetService")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netService", parameters: [.init("_", "sender", "UIKit.NetService"), .init("didUpdateTXTRecord", "data", "Foundation.Data")], isCalled: false),
    OptionalMethod(protocolName: "NetServiceDelegate", baseName: "netService", parameters: [.init("_", "sender", "UIKit.NetService"), .init("didAcceptConnectionWith", "inputStream", "Foundation.InputStream"), .init("outputStream", "outputStream", "Foundation.OutputStream")], isCalled: false),
  ]

  private static let sfSafariViewControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "SFSafariViewControllerDelegate", baseName: "safariViewControllerDidFinish", parameters: [.init("_", "controller", "UIKit.SFSafariViewController")], isCalled: false),
    OptionalMethod(protocolName: "SFSafariViewControllerDelegate", baseName: "safariViewController", parameters: [.init("_", "controller", "UIKit.SFSafariViewController"), .init("didCompleteInitialLoad", "didLoadSuccessfully", "Bool")]),
  ]

  private static let uiAdaptivePresentationControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "adaptivePresentationStyle", parameters: [.init("for", "controller", "UIKit.UIPresentationController")], result: "UIKit.UIModalPresentationStyle", body: ".pageSheet"),
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "adaptivePresentationStyle", parameters: [.init("for", "controller", "UIKit.UIPresentationController"), .init("traitCollection", "traitCollection", "UIKit.UITraitCollection")], result: "UIKit.UIModalPresentationStyle", body: "adaptivePresentationStyle(for: controller)"),
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "presentationController", parameters: [.init("_", "controller", "UIKit.UIPresentationController"), .init("viewControllerForAdaptivePresentationStyle", "style", "UIKit.UIModalPresentationStyle")], result: "UIKit.UIViewController?", body: "nil"),
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "presentationController", parameters: [.init("_", "presentationController", "UIKit.UIPresentationController"), .init("willPresentWithAdaptiveStyle", "style", "UIKit.UIModalPresentationStyle"), .init("transitionCoordinator", "transitionCoordinator", "(any UIKit.UIViewControllerTransitionCoordinator)?")]),
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "presentationControllerShouldDismiss", parameters: [.init("_", "presentationController", "UIKit.UIPresentationController")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "presentationControllerWillDismiss", parameters: [.init("_", "presentationController", "UIKit.UIPresentationController")]),
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "presentationControllerDidDismiss", parameters: [.init("_", "presentationController", "UIKit.UIPresentationController")]),
    OptionalMethod(protocolName: "UIAdaptivePresentationControllerDelegate", baseName: "presentationControllerDidAttemptToDismiss", parameters: [.init("_", "presentationController", "UIKit.UIPresentationController")]),
  ]

  private static let uiApplicationDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("willFinishLaunchingWithOptions", "launchOptions", "[UIKit.UIApplication.LaunchOptionsKey: Any]?")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("didFinishLaunchingWithOptions", "launchOptions", "[UIKit.UIApplication.LaunchOptionsKey: Any]?")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationDidFinishLaunching", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationDidBecomeActive", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationWillResignActive", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationDidEnterBackground", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationWillEnterForeground", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationWillTerminate", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationDidReceiveMemoryWarning", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationProtectedDataDidBecomeAvailable", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "applicationProtectedDataWillBecomeUnavailable", parameters: [.init("_", "application", "UIKit.UIApplication")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "app", "UIKit.UIApplication"), .init("open", "url", "Foundation.URL"), .init("options", "options", "[UIKit.UIApplication.OpenURLOptionsKey: Any]")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("performActionFor", "shortcutItem", "UIKit.UIApplicationShortcutItem"), .init("completionHandler", "completionHandler", "@escaping (Bool) -> Void")], body: "completionHandler(false)"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("performFetchWithCompletionHandler", "completionHandler", "@escaping (UIKit.UIBackgroundFetchResult) -> Void")], body: "completionHandler(.noData)"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("didReceiveRemoteNotification", "userInfo", "[AnyHashable: Any]"), .init("fetchCompletionHandler", "completionHandler", "@escaping (UIKit.UIBackgroundFetchResult) -> Void")], body: "completionHandler(.noData)"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("shouldSaveSecureApplicationState", "coder", "Foundation.NSCoder")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("shouldRestoreSecureApplicationState", "coder", "Foundation.NSCoder")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("shouldSaveApplicationState", "coder", "Foundation.NSCoder")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("shouldRestoreApplicationState", "coder", "Foundation.NSCoder")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("viewControllerWithRestorationIdentifierPath", "identifierComponents", "[String]"), .init("coder", "coder", "Foundation.NSCoder")], result: "UIKit.UIViewController?", body: "nil"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("willEncodeRestorableStateWith", "coder", "Foundation.NSCoder")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("didDecodeRestorableStateWith", "coder", "Foundation.NSCoder")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("configurationForConnecting", "connectingSceneSession", "UIKit.UISceneSession"), .init("options", "options", "UIKit.UIScene.ConnectionOptions")], result: "UIKit.UISceneConfiguration", body: "UIKit.UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("didDiscardSceneSessions", "sceneSessions", "Set<UIKit.UISceneSession>")]),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("willContinueUserActivityWithType", "userActivityType", "String")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("continue", "userActivity", "UIKit.NSUserActivity"), .init("restorationHandler", "restorationHandler", "@escaping ([any UIKit.UIUserActivityRestoring]?) -> Void")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("didFailToContinueUserActivityWithType", "userActivityType", "String"), .init("error", "error", "any Error")], isCalled: false),
    OptionalMethod(protocolName: "UIApplicationDelegate", baseName: "application", parameters: [.init("_", "application", "UIKit.UIApplication"), .init("didUpdate", "userActivity", "UIKit.NSUserActivity")], isCalled: false),
  ]

  private static let uiBarPositioningDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIBarPositioningDelegate", baseName: "position", parameters: [.init("for", "bar", "any UIKit.UIBarPositioning")], result: "UIKit.UIBarPosition", body: ".any"),
  ]

  private static let uiCollectionViewDataSource: [OptionalMethod] = [
    OptionalMethod(protocolName: "UICollectionViewDataSource", baseName: "numberOfSections", parameters: [.init("in", "collectionView", "UIKit.UICollectionView")], result: "Int", body: "1"),
    OptionalMethod(protocolName: "UICollectionViewDataSource", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("viewForSupplementaryElementOfKind", "kind", "String"), .init("at", "indexPath", "Foundation.IndexPath")], result: "UIKit.UICollectionReusableView", body: "UIKit.UICollectionReusableView()"),
    OptionalMethod(protocolName: "UICollectionViewDataSource", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("canMoveItemAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UICollectionViewDataSource", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("moveItemAt", "sourceIndexPath", "Foundation.IndexPath"), .init("to", "destinationIndexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDataSource", baseName: "indexTitles", parameters: [.init("for", "collectionView", "UIKit.UICollectionView")], result: "[String]?", body: "nil", isCalled: false),
    OptionalMethod(protocolName: "UICollectionViewDataSource", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("indexPathForIndexTitle", "title", "String"), .init("at", "index", "Int")], result: "Foundation.IndexPath", body: "Foundation.IndexPath(item: 0, section: index)", isCalled: false),
  ]

  private static let uiCollectionViewDataSourcePrefetching: [OptionalMethod] = [
    OptionalMethod(protocolName: "UICollectionViewDataSourcePrefetching", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("cancelPrefetchingForItemsAt", "indexPaths", "[Foundation.IndexPath]")], isCalled: false),
  ]

  private static let uiCollectionViewDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("shouldShowMenuForItemAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "false", isCalled: false),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("canPerformAction", "action", "UIKit.Selector"), .init("forItemAt", "indexPath", "Foundation.IndexPath"), .init("withSender", "sender", "Any?")], result: "Bool", body: "false", isCalled: false),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("performAction", "action", "UIKit.Selector"), .init("forItemAt", "indexPath", "Foundation.IndexPath"), .init("withSender", "sender", "Any?")], isCalled: false),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("shouldHighlightItemAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("didHighlightItemAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("didUnhighlightItemAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("shouldSelectItemAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("shouldDeselectItemAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("didSelectItemAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("didDeselectItemAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("willDisplay", "cell", "UIKit.UICollectionViewCell"), .init("forItemAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("willDisplaySupplementaryView", "view", "UIKit.UICollectionReusableView"), .init("forElementKind", "elementKind", "String"), .init("at", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("didEndDisplaying", "cell", "UIKit.UICollectionViewCell"), .init("forItemAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("didEndDisplayingSupplementaryView", "view", "UIKit.UICollectionReusableView"), .init("forElementOfKind", "elementKind", "String"), .init("at", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("contextMenuConfigurationForItemsAt", "indexPaths", "[Foundation.IndexPath]"), .init("point", "point", "Foundation.CGPoint")], result: "UIKit.UIContextMenuConfiguration?", body: "nil"),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("contextMenuConfigurationForItemAt", "indexPath", "Foundation.IndexPath"), .init("point", "point", "Foundation.CGPoint")], result: "UIKit.UIContextMenuConfiguration?", body: "nil"),
    OptionalMethod(protocolName: "UICollectionViewDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("targetIndexPathForMoveFromItemAt", "originalIndexPath", "Foundation.IndexPath"), .init("toProposedIndexPath", "proposedIndexPath", "Foundation.IndexPath")], result: "Foundation.IndexPath", body: "proposedIndexPath"),
  ]

  private static let uiCollectionViewDelegateFlowLayout: [OptionalMethod] = [
    OptionalMethod(protocolName: "UICollectionViewDelegateFlowLayout", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("layout", "collectionViewLayout", "UIKit.UICollectionViewLayout"), .init("sizeForItemAt", "indexPath", "Foundation.IndexPath")], result: "Foundation.CGSize", body: "(collectionViewLayout as? UIKit.UICollectionViewFlowLayout)?.itemSize ?? Foundation.CGSize(width: 50, height: 50)"),
    OptionalMethod(protocolName: "UICollectionViewDelegateFlowLayout", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("layout", "collectionViewLayout", "UIKit.UICollectionViewLayout"), .init("insetForSectionAt", "section", "Int")], result: "UIKit.UIEdgeInsets", body: "(collectionViewLayout as? UIKit.UICollectionViewFlowLayout)?.sectionInset ?? .zero"),
    OptionalMethod(protocolName: "UICollectionViewDelegateFlowLayout", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("layout", "collectionViewLayout", "UIKit.UICollectionViewLayout"), .init("minimumLineSpacingForSectionAt", "section", "Int")], result: "Foundation.CGFloat", body: "(collectionViewLayout as? UIKit.UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10"),
    OptionalMethod(protocolName: "UICollectionViewDelegateFlowLayout", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("layout", "collectionViewLayout", "UIKit.UICollectionViewLayout"), .init("minimumInteritemSpacingForSectionAt", "section", "Int")], result: "Foundation.CGFloat", body: "(collectionViewLayout as? UIKit.UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10"),
    OptionalMethod(protocolName: "UICollectionViewDelegateFlowLayout", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("layout", "collectionViewLayout", "UIKit.UICollectionViewLayout"), .init("referenceSizeForHeaderInSection", "section", "Int")], result: "Foundation.CGSize", body: "(collectionViewLayout as? UIKit.UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero"),
    OptionalMethod(protocolName: "UICollectionViewDelegateFlowLayout", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("layout", "collectionViewLayout", "UIKit.UICollectionViewLayout"), .init("referenceSizeForFooterInSection", "section", "Int")], result: "Foundation.CGSize", body: "(collectionViewLayout as? UIKit.UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero"),
  ]

  private static let uiCollectionViewDragDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UICollectionViewDragDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("itemsForAddingTo", "session", "any UIKit.UIDragSession"), .init("at", "indexPath", "Foundation.IndexPath"), .init("point", "point", "Foundation.CGPoint")], result: "[UIKit.UIDragItem]", body: "[]", isCalled: false),
    OptionalMethod(protocolName: "UICollectionViewDragDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dragSessionWillBegin", "session", "any UIKit.UIDragSession")]),
    OptionalMethod(protocolName: "UICollectionViewDragDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dragSessionDidEnd", "session", "any UIKit.UIDragSession")]),
    OptionalMethod(protocolName: "UICollectionViewDragDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dragSessionAllowsMoveOperation", "session", "any UIKit.UIDragSession")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UICollectionViewDragDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dragSessionIsRestrictedToDraggingApplication", "session", "any UIKit.UIDragSession")], result: "Bool", body: "false"),
  ]

  private static let uiCollectionViewDropDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UICollectionViewDropDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("canHandle", "session", "any UIKit.UIDropSession")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UICollectionViewDropDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dropSessionDidEnter", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UICollectionViewDropDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dropSessionDidUpdate", "session", "any UIKit.UIDropSession"), .init("withDestinationIndexPath", "destinationIndexPath", "Foundation.IndexPath?")], result: "UIKit.UICollectionViewDropProposal", body: "UIKit.UICollectionViewDropProposal(operation: .copy)"),
    OptionalMethod(protocolName: "UICollectionViewDropDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dropSessionDidExit", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UICollectionViewDropDelegate", baseName: "collectionView", parameters: [.init("_", "collectionView", "UIKit.UICollectionView"), .init("dropSessionDidEnd", "session", "any UIKit.UIDropSession")]),
  ]

  private static let uiCollisionBehaviorDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UICollisionBehaviorDelegate", baseName: "collisionBehavior", parameters: [.init("_", "behavior", "UIKit.UICollisionBehavior"), .init("beganContactFor", "item1", "any UIKit.UIDynamicItem"), .init("with", "item2", "any UIKit.UIDynamicItem"), .init("at", "p", "Foundation.CGPoint")], isCalled: false),
    OptionalMethod(protocolName: "UICollisionBehaviorDelegate", baseName: "collisionBehavior", parameters: [.init("_", "behavior", "UIKit.UICollisionBehavior"), .init("endedContactFor", "item1", "any UIKit.UIDynamicItem"), .init("with", "item2", "any UIKit.UIDynamicItem")], isCalled: false),
    OptionalMethod(protocolName: "UICollisionBehaviorDelegate", baseName: "collisionBehavior", parameters: [.init("_", "behavior", "UIKit.UICollisionBehavior"), .init("beganContactFor", "item", "any UIKit.UIDynamicItem"), .init("withBoundaryIdentifier", "identifier", "(any Foundation.NSCopying)?"), .init("at", "p", "Foundation.CGPoint")], isCalled: false),
    OptionalMethod(protocolName: "UICollisionBehaviorDelegate", baseName: "collisionBehavior", parameters: [.init("_", "behavior", "UIKit.UICollisionBehavior"), .init("endedContactFor", "item", "any UIKit.UIDynamicItem"), .init("withBoundaryIdentifier", "identifier", "(any Foundation.NSCopying)?")], isCalled: false),
  ]

  private static let uiContentView: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIContentView", baseName: "supports", parameters: [.init("_", "configuration", "any UIKit.UIContentConfiguration")], result: "Bool", body: "type(of: self.configuration) == type(of: configuration)"),
  ]

  private static let uiDragInteractionDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("sessionAllowsMoveOperation", "session", "any UIKit.UIDragSession")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("sessionIsRestrictedToDraggingApplication", "session", "any UIKit.UIDragSession")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("sessionWillBegin", "session", "any UIKit.UIDragSession")]),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("session", "session", "any UIKit.UIDragSession"), .init("willEndWith", "operation", "UIKit.UIDropOperation")]),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("session", "session", "any UIKit.UIDragSession"), .init("didEndWith", "operation", "UIKit.UIDropOperation")]),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("previewForLifting", "item", "UIKit.UIDragItem"), .init("session", "session", "any UIKit.UIDragSession")], result: "UIKit.UITargetedDragPreview?", body: "nil", isCalled: false),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("previewForCancelling", "item", "UIKit.UIDragItem"), .init("withDefault", "defaultPreview", "UIKit.UITargetedDragPreview")], result: "UIKit.UITargetedDragPreview?", body: "defaultPreview", isCalled: false),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("willAnimateLiftWith", "animator", "any UIKit.UIDragAnimating"), .init("session", "session", "any UIKit.UIDragSession")], isCalled: false),
    OptionalMethod(protocolName: "UIDragInteractionDelegate", baseName: "dragInteraction", parameters: [.init("_", "interaction", "UIKit.UIDragInteraction"), .init("item", "item", "UIKit.UIDragItem"), .init("willAnimateCancelWith", "animator", "any UIKit.UIDragAnimating")], isCalled: false),
  ]

  private static let uiDropInteractionDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("canHandle", "session", "any UIKit.UIDropSession")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("sessionDidEnter", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("sessionDidUpdate", "session", "any UIKit.UIDropSession")], result: "UIKit.UIDropProposal", body: "UIKit.UIDropProposal(operation: .cancel)"),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("sessionDidExit", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("performDrop", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("concludeDrop", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("sessionDidEnd", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("previewForDropping", "item", "UIKit.UIDragItem"), .init("withDefault", "defaultPreview", "UIKit.UITargetedDragPreview")], result: "UIKit.UITargetedDragPreview?", body: "defaultPreview", isCalled: false),
    OptionalMethod(protocolName: "UIDropInteractionDelegate", baseName: "dropInteraction", parameters: [.init("_", "interaction", "UIKit.UIDropInteraction"), .init("item", "item", "UIKit.UIDragItem"), .init("willAnimateDropWith", "animator", "any UIKit.UIDragAnimating")], isCalled: false),
  ]

  private static let uiDynamicAnimatorDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIDynamicAnimatorDelegate", baseName: "dynamicAnimatorWillResume", parameters: [.init("_", "animator", "UIKit.UIDynamicAnimator")], isCalled: false),
    OptionalMethod(protocolName: "UIDynamicAnimatorDelegate", baseName: "dynamicAnimatorDidPause", parameters: [.init("_", "animator", "UIKit.UIDynamicAnimator")], isCalled: false),
  ]

  private static let uiFontPickerViewControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIFontPickerViewControllerDelegate", baseName: "fontPickerViewControllerDidPickFont", parameters: [.init("_", "viewController", "UIKit.UIFontPickerViewController")], isCalled: false),
    OptionalMethod(protocolName: "UIFontPickerViewControllerDelegate", baseName: "fontPickerViewControllerDidCancel", parameters: [.init("_", "viewController", "UIKit.UIFontPickerViewController")], isCalled: false),
  ]

  private static let uiGestureRecognizerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIGestureRecognizerDelegate", baseName: "gestureRecognizerShouldBegin", parameters: [.init("_", "gestureRecognizer", "UIKit.UIGestureRecognizer")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIGestureRecognizerDelegate", baseName: "gestureRecognizer", parameters: [.init("_", "gestureRecognizer", "UIKit.UIGestureRecognizer"), .init("shouldRecognizeSimultaneouslyWith", "otherGestureRecognizer", "UIKit.UIGestureRecognizer")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIGestureRecognizerDelegate", baseName: "gestureRecognizer", parameters: [.init("_", "gestureRecognizer", "UIKit.UIGestureRecognizer"), .init("shouldRequireFailureOf", "otherGestureRecognizer", "UIKit.UIGestureRecognizer")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIGestureRecognizerDelegate", baseName: "gestureRecognizer", parameters: [.init("_", "gestureRecognizer", "UIKit.UIGestureRecognizer"), .init("shouldBeRequiredToFailBy", "otherGestureRecognizer", "UIKit.UIGestureRecognizer")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UIGestureRecognizerDelegate", baseName: "gestureRecognizer", parameters: [.init("_", "gestureRecognizer", "UIKit.UIGestureRecognizer"), .init("shouldReceive", "touch", "UIKit.UITouch")], result: "Bool", body: "true"),
  ]

  private static let uiImagePickerControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIImagePickerControllerDelegate", baseName: "imagePickerController", parameters: [.init("_", "picker", "UIKit.UIImagePickerController"), .init("didFinishPickingMediaWithInfo", "info", "[UIKit.UIImagePickerController.InfoKey: Any]")], isCalled: false),
    OptionalMethod(protocolName: "UIImagePickerControllerDelegate", baseName: "imagePickerControllerDidCancel", parameters: [.init("_", "picker", "UIKit.UIImagePickerController")], body: "picker.dismiss(animated: true)", isCalled: false),
  ]

  private static let uiNavigationBarDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UINavigationBarDelegate", baseName: "navigationBar", parameters: [.init("_", "navigationBar", "UIKit.UINavigationBar"), .init("shouldPush", "item", "UIKit.UINavigationItem")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UINavigationBarDelegate", baseName: "navigationBar", parameters: [.init("_", "navigationBar", "UIKit.UINavigationBar"), .init("didPush", "item", "UIKit.UINavigationItem")]),
    OptionalMethod(protocolName: "UINavigationBarDelegate", baseName: "navigationBar", parameters: [.init("_", "navigationBar", "UIKit.UINavigationBar"), .init("shouldPop", "item", "UIKit.UINavigationItem")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UINavigationBarDelegate", baseName: "navigationBar", parameters: [.init("_", "navigationBar", "UIKit.UINavigationBar"), .init("didPop", "item", "UIKit.UINavigationItem")]),
  ]

  private static let uiNavigationControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UINavigationControllerDelegate", baseName: "navigationController", parameters: [.init("_", "navigationController", "UIKit.UINavigationController"), .init("willShow", "viewController", "UIKit.UIViewController"), .init("animated", "animated", "Bool")]),
    OptionalMethod(protocolName: "UINavigationControllerDelegate", baseName: "navigationController", parameters: [.init("_", "navigationController", "UIKit.UINavigationController"), .init("didShow", "viewController", "UIKit.UIViewController"), .init("animated", "animated", "Bool")]),
  ]

  private static let uiPageViewControllerDataSource: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIPageViewControllerDataSource", baseName: "presentationCount", parameters: [.init("for", "pageViewController", "UIKit.UIPageViewController")], result: "Int", body: "0"),
    OptionalMethod(protocolName: "UIPageViewControllerDataSource", baseName: "presentationIndex", parameters: [.init("for", "pageViewController", "UIKit.UIPageViewController")], result: "Int", body: "0"),
  ]

  private static let uiPageViewControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIPageViewControllerDelegate", baseName: "pageViewController", parameters: [.init("_", "pageViewController", "UIKit.UIPageViewController"), .init("willTransitionTo", "pendingViewControllers", "[UIKit.UIViewController]")]),
    OptionalMethod(protocolName: "UIPageViewControllerDelegate", baseName: "pageViewController", parameters: [.init("_", "pageViewController", "UIKit.UIPageViewController"), .init("didFinishAnimating", "finished", "Bool"), .init("previousViewControllers", "previousViewControllers", "[UIKit.UIViewController]"), .init("transitionCompleted", "completed", "Bool")]),
  ]

  private static let uiPickerViewDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIPickerViewDelegate", baseName: "pickerView", parameters: [.init("_", "pickerView", "UIKit.UIPickerView"), .init("titleForRow", "row", "Int"), .init("forComponent", "component", "Int")], result: "String?", body: "nil"),
    OptionalMethod(protocolName: "UIPickerViewDelegate", baseName: "pickerView", parameters: [.init("_", "pickerView", "UIKit.UIPickerView"), .init("attributedTitleForRow", "row", "Int"), .init("forComponent", "component", "Int")], result: "Foundation.NSAttributedString?", body: "nil"),
    OptionalMethod(protocolName: "UIPickerViewDelegate", baseName: "pickerView", parameters: [.init("_", "pickerView", "UIKit.UIPickerView"), .init("viewForRow", "row", "Int"), .init("forComponent", "component", "Int"), .init("reusing", "view", "UIKit.UIView?")], result: "UIKit.UIView", body: "UIKit.UIView()"),
    OptionalMethod(protocolName: "UIPickerViewDelegate", baseName: "pickerView", parameters: [.init("_", "pickerView", "UIKit.UIPickerView"), .init("widthForComponent", "component", "Int")], result: "Foundation.CGFloat", body: "pickerView.bounds.width / Foundation.CGFloat(max(1, pickerView.numberOfComponents))", isCalled: false),
    OptionalMethod(protocolName: "UIPickerViewDelegate", baseName: "pickerView", parameters: [.init("_", "pickerView", "UIKit.UIPickerView"), .init("rowHeightForComponent", "component", "Int")], result: "Foundation.CGFloat", body: "34", isCalled: false),
    OptionalMethod(protocolName: "UIPickerViewDelegate", baseName: "pickerView", parameters: [.init("_", "pickerView", "UIKit.UIPickerView"), .init("didSelectRow", "row", "Int"), .init("inComponent", "component", "Int")]),
  ]

  private static let uiPopoverPresentationControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIPopoverPresentationControllerDelegate", baseName: "prepareForPopoverPresentation", parameters: [.init("_", "popoverPresentationController", "UIKit.UIPopoverPresentationController")]),
    OptionalMethod(protocolName: "UIPopoverPresentationControllerDelegate", baseName: "popoverPresentationControllerShouldDismissPopover", parameters: [.init("_", "popoverPresentationController", "UIKit.UIPopoverPresentationController")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIPopoverPresentationControllerDelegate", baseName: "popoverPresentationControllerDidDismissPopover", parameters: [.init("_", "popoverPresentationController", "UIKit.UIPopoverPresentationController")]),
  ]

  private static let uiSceneDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "scene", parameters: [.init("_", "scene", "UIKit.UIScene"), .init("willConnectTo", "session", "UIKit.UISceneSession"), .init("options", "connectionOptions", "UIKit.UIScene.ConnectionOptions")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "sceneDidDisconnect", parameters: [.init("_", "scene", "UIKit.UIScene")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "sceneDidBecomeActive", parameters: [.init("_", "scene", "UIKit.UIScene")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "sceneWillResignActive", parameters: [.init("_", "scene", "UIKit.UIScene")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "sceneWillEnterForeground", parameters: [.init("_", "scene", "UIKit.UIScene")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "sceneDidEnterBackground", parameters: [.init("_", "scene", "UIKit.UIScene")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "scene", parameters: [.init("_", "scene", "UIKit.UIScene"), .init("openURLContexts", "urlContexts", "Set<UIKit.UIOpenURLContext>")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "stateRestorationActivity", parameters: [.init("for", "scene", "UIKit.UIScene")], result: "UIKit.NSUserActivity?", body: "nil"),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "scene", parameters: [.init("_", "scene", "UIKit.UIScene"), .init("restoreInteractionStateWith", "stateRestorationActivity", "UIKit.NSUserActivity")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "scene", parameters: [.init("_", "scene", "UIKit.UIScene"), .init("willContinueUserActivityWithType", "userActivityType", "String")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "scene", parameters: [.init("_", "scene", "UIKit.UIScene"), .init("continue", "userActivity", "UIKit.NSUserActivity")]),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "scene", parameters: [.init("_", "scene", "UIKit.UIScene"), .init("didFailToContinueUserActivityWithType", "userActivityType", "String"), .init("error", "error", "any Error")], isCalled: false),
    OptionalMethod(protocolName: "UISceneDelegate", baseName: "scene", parameters: [.init("_", "scene", "UIKit.UIScene"), .init("didUpdate", "userActivity", "UIKit.NSUserActivity")], isCalled: false),
  ]

  private static let uiScrollViewDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewDidScroll", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewDidZoom", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "viewForZooming", parameters: [.init("in", "scrollView", "UIKit.UIScrollView")], result: "UIKit.UIView?", body: "nil"),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewWillBeginZooming", parameters: [.init("_", "scrollView", "UIKit.UIScrollView"), .init("with", "view", "UIKit.UIView?")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewDidEndZooming", parameters: [.init("_", "scrollView", "UIKit.UIScrollView"), .init("with", "view", "UIKit.UIView?"), .init("atScale", "scale", "Foundation.CGFloat")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewWillBeginDragging", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewWillEndDragging", parameters: [.init("_", "scrollView", "UIKit.UIScrollView"), .init("withVelocity", "velocity", "Foundation.CGPoint"), .init("targetContentOffset", "targetContentOffset", "UnsafeMutablePointer<Foundation.CGPoint>")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewDidEndDragging", parameters: [.init("_", "scrollView", "UIKit.UIScrollView"), .init("willDecelerate", "decelerate", "Bool")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewWillBeginDecelerating", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewDidEndDecelerating", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewDidEndScrollingAnimation", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")]),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewShouldScrollToTop", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIScrollViewDelegate", baseName: "scrollViewDidScrollToTop", parameters: [.init("_", "scrollView", "UIKit.UIScrollView")]),
  ]

  private static let uiSearchBarDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarShouldBeginEditing", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarTextDidBeginEditing", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")]),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarShouldEndEditing", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarTextDidEndEditing", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")]),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBar", parameters: [.init("_", "searchBar", "UIKit.UISearchBar"), .init("textDidChange", "searchText", "String")]),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBar", parameters: [.init("_", "searchBar", "UIKit.UISearchBar"), .init("shouldChangeTextIn", "range", "Foundation.NSRange"), .init("replacementText", "text", "String")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarSearchButtonClicked", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")]),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarBookmarkButtonClicked", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")], isCalled: false),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarCancelButtonClicked", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")]),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBarResultsListButtonClicked", parameters: [.init("_", "searchBar", "UIKit.UISearchBar")], isCalled: false),
    OptionalMethod(protocolName: "UISearchBarDelegate", baseName: "searchBar", parameters: [.init("_", "searchBar", "UIKit.UISearchBar"), .init("selectedScopeButtonIndexDidChange", "selectedScope", "Int")]),
  ]

  private static let uiSearchControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UISearchControllerDelegate", baseName: "willPresentSearchController", parameters: [.init("_", "searchController", "UIKit.UISearchController")]),
    OptionalMethod(protocolName: "UISearchControllerDelegate", baseName: "didPresentSearchController", parameters: [.init("_", "searchController", "UIKit.UISearchController")]),
    OptionalMethod(protocolName: "UISearchControllerDelegate", baseName: "willDismissSearchController", parameters: [.init("_", "searchController", "UIKit.UISearchController")]),
    OptionalMethod(protocolName: "UISearchControllerDelegate", baseName: "didDismissSearchController", parameters: [.init("_", "searchController", "UIKit.UISearchController")]),
    OptionalMethod(protocolName: "UISearchControllerDelegate", baseName: "presentSearchController", parameters: [.init("_", "searchController", "UIKit.UISearchController")]),
  ]

  private static let uiSplitViewControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "svc", "UIKit.UISplitViewController"), .init("willChangeTo", "displayMode", "UIKit.UISplitViewController.DisplayMode")]),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "targetDisplayModeForAction", parameters: [.init("in", "svc", "UIKit.UISplitViewController")], result: "UIKit.UISplitViewController.DisplayMode", body: ".automatic"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "splitViewController", "UIKit.UISplitViewController"), .init("show", "vc", "UIKit.UIViewController"), .init("sender", "sender", "Any?")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "splitViewController", "UIKit.UISplitViewController"), .init("showDetail", "vc", "UIKit.UIViewController"), .init("sender", "sender", "Any?")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "primaryViewController", parameters: [.init("forCollapsing", "splitViewController", "UIKit.UISplitViewController")], result: "UIKit.UIViewController?", body: "nil"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "primaryViewController", parameters: [.init("forExpanding", "splitViewController", "UIKit.UISplitViewController")], result: "UIKit.UIViewController?", body: "nil"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "splitViewController", "UIKit.UISplitViewController"), .init("collapseSecondary", "secondaryViewController", "UIKit.UIViewController"), .init("onto", "primaryViewController", "UIKit.UIViewController")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "splitViewController", "UIKit.UISplitViewController"), .init("separateSecondaryFrom", "primaryViewController", "UIKit.UIViewController")], result: "UIKit.UIViewController?", body: "nil"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "svc", "UIKit.UISplitViewController"), .init("topColumnForCollapsingToProposedTopColumn", "proposedTopColumn", "UIKit.UISplitViewController.Column")], result: "UIKit.UISplitViewController.Column", body: "proposedTopColumn"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "svc", "UIKit.UISplitViewController"), .init("displayModeForExpandingToProposedDisplayMode", "proposedDisplayMode", "UIKit.UISplitViewController.DisplayMode")], result: "UIKit.UISplitViewController.DisplayMode", body: "proposedDisplayMode"),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewControllerDidCollapse", parameters: [.init("_", "svc", "UIKit.UISplitViewController")]),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewControllerDidExpand", parameters: [.init("_", "svc", "UIKit.UISplitViewController")]),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "svc", "UIKit.UISplitViewController"), .init("willShow", "column", "UIKit.UISplitViewController.Column")]),
    OptionalMethod(protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController", parameters: [.init("_", "svc", "UIKit.UISplitViewController"), .init("willHide", "column", "UIKit.UISplitViewController.Column")]),
  ]

  private static let uiStateRestoring: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIStateRestoring", baseName: "encodeRestorableState", parameters: [.init("with", "coder", "Foundation.NSCoder")]),
    OptionalMethod(protocolName: "UIStateRestoring", baseName: "decodeRestorableState", parameters: [.init("with", "coder", "Foundation.NSCoder")]),
    OptionalMethod(protocolName: "UIStateRestoring", baseName: "applicationFinishedRestoringState", parameters: []),
  ]

  private static let uiTabBarControllerDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITabBarControllerDelegate", baseName: "tabBarController", parameters: [.init("_", "tabBarController", "UIKit.UITabBarController"), .init("shouldSelect", "viewController", "UIKit.UIViewController")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITabBarControllerDelegate", baseName: "tabBarController", parameters: [.init("_", "tabBarController", "UIKit.UITabBarController"), .init("didSelect", "viewController", "UIKit.UIViewController")]),
  ]

  private static let uiTabBarDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITabBarDelegate", baseName: "tabBar", parameters: [.init("_", "tabBar", "UIKit.UITabBar"), .init("didSelect", "item", "UIKit.UITabBarItem")]),
  ]

  private static let uiTableViewDataSource: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "numberOfSections", parameters: [.init("in", "tableView", "UIKit.UITableView")], result: "Int", body: "1"),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("titleForHeaderInSection", "section", "Int")], result: "String?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("titleForFooterInSection", "section", "Int")], result: "String?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("canEditRowAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("canMoveRowAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "false"),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "sectionIndexTitles", parameters: [.init("for", "tableView", "UIKit.UITableView")], result: "[String]?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("sectionForSectionIndexTitle", "title", "String"), .init("at", "index", "Int")], result: "Int", body: "index"),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("moveRowAt", "sourceIndexPath", "Foundation.IndexPath"), .init("to", "destinationIndexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDataSource", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("commit", "editingStyle", "UIKit.UITableViewCell.EditingStyle"), .init("forRowAt", "indexPath", "Foundation.IndexPath")]),
  ]

  private static let uiTableViewDataSourcePrefetching: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITableViewDataSourcePrefetching", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("cancelPrefetchingForRowsAt", "indexPaths", "[Foundation.IndexPath]")], isCalled: false),
  ]

  private static let uiTableViewDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("heightForRowAt", "indexPath", "Foundation.IndexPath")], result: "Foundation.CGFloat", body: "tableView.rowHeight"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("estimatedHeightForRowAt", "indexPath", "Foundation.IndexPath")], result: "Foundation.CGFloat", body: "tableView.estimatedRowHeight"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("heightForHeaderInSection", "section", "Int")], result: "Foundation.CGFloat", body: "tableView.sectionHeaderHeight"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("estimatedHeightForHeaderInSection", "section", "Int")], result: "Foundation.CGFloat", body: "tableView.estimatedSectionHeaderHeight"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("heightForFooterInSection", "section", "Int")], result: "Foundation.CGFloat", body: "tableView.sectionFooterHeight"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("estimatedHeightForFooterInSection", "section", "Int")], result: "Foundation.CGFloat", body: "tableView.estimatedSectionFooterHeight"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("viewForHeaderInSection", "section", "Int")], result: "UIKit.UIView?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("viewForFooterInSection", "section", "Int")], result: "UIKit.UIView?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("indentationLevelForRowAt", "indexPath", "Foundation.IndexPath")], result: "Int", body: "0"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("willDisplay", "cell", "UIKit.UITableViewCell"), .init("forRowAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("willDisplayHeaderView", "view", "UIKit.UIView"), .init("forSection", "section", "Int")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("willDisplayFooterView", "view", "UIKit.UIView"), .init("forSection", "section", "Int")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didEndDisplaying", "cell", "UIKit.UITableViewCell"), .init("forRowAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didEndDisplayingHeaderView", "view", "UIKit.UIView"), .init("forSection", "section", "Int")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didEndDisplayingFooterView", "view", "UIKit.UIView"), .init("forSection", "section", "Int")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("accessoryButtonTappedForRowWith", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("shouldShowMenuForRowAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "false", isCalled: false),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("canPerformAction", "action", "UIKit.Selector"), .init("forRowAt", "indexPath", "Foundation.IndexPath"), .init("withSender", "sender", "Any?")], result: "Bool", body: "false", isCalled: false),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("performAction", "action", "UIKit.Selector"), .init("forRowAt", "indexPath", "Foundation.IndexPath"), .init("withSender", "sender", "Any?")], isCalled: false),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("shouldHighlightRowAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didHighlightRowAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didUnhighlightRowAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("willSelectRowAt", "indexPath", "Foundation.IndexPath")], result: "Foundation.IndexPath?", body: "indexPath"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didSelectRowAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("willDeselectRowAt", "indexPath", "Foundation.IndexPath")], result: "Foundation.IndexPath?", body: "indexPath"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didDeselectRowAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("editingStyleForRowAt", "indexPath", "Foundation.IndexPath")], result: "UIKit.UITableViewCell.EditingStyle", body: ".delete"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("titleForDeleteConfirmationButtonForRowAt", "indexPath", "Foundation.IndexPath")], result: "String?", body: "nil", isCalled: false),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("leadingSwipeActionsConfigurationForRowAt", "indexPath", "Foundation.IndexPath")], result: "UIKit.UISwipeActionsConfiguration?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("trailingSwipeActionsConfigurationForRowAt", "indexPath", "Foundation.IndexPath")], result: "UIKit.UISwipeActionsConfiguration?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("contextMenuConfigurationForRowAt", "indexPath", "Foundation.IndexPath"), .init("point", "point", "Foundation.CGPoint")], result: "UIKit.UIContextMenuConfiguration?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("editActionsForRowAt", "indexPath", "Foundation.IndexPath")], result: "[UIKit.UITableViewRowAction]?", body: "nil"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("shouldIndentWhileEditingRowAt", "indexPath", "Foundation.IndexPath")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("willBeginEditingRowAt", "indexPath", "Foundation.IndexPath")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("didEndEditingRowAt", "indexPath", "Foundation.IndexPath?")]),
    OptionalMethod(protocolName: "UITableViewDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("targetIndexPathForMoveFromRowAt", "sourceIndexPath", "Foundation.IndexPath"), .init("toProposedIndexPath", "proposedDestinationIndexPath", "Foundation.IndexPath")], result: "Foundation.IndexPath", body: "proposedDestinationIndexPath"),
  ]

  private static let uiTableViewDragDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITableViewDragDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("itemsForAddingTo", "session", "any UIKit.UIDragSession"), .init("at", "indexPath", "Foundation.IndexPath"), .init("point", "point", "Foundation.CGPoint")], result: "[UIKit.UIDragItem]", body: "[]", isCalled: false),
    OptionalMethod(protocolName: "UITableViewDragDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dragSessionWillBegin", "session", "any UIKit.UIDragSession")]),
    OptionalMethod(protocolName: "UITableViewDragDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dragSessionDidEnd", "session", "any UIKit.UIDragSession")]),
    OptionalMethod(protocolName: "UITableViewDragDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dragSessionAllowsMoveOperation", "session", "any UIKit.UIDragSession")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITableViewDragDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dragSessionIsRestrictedToDraggingApplication", "session", "any UIKit.UIDragSession")], result: "Bool", body: "false"),
  ]

  private static let uiTableViewDropDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITableViewDropDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("canHandle", "session", "any UIKit.UIDropSession")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITableViewDropDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dropSessionDidEnter", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UITableViewDropDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dropSessionDidUpdate", "session", "any UIKit.UIDropSession"), .init("withDestinationIndexPath", "destinationIndexPath", "Foundation.IndexPath?")], result: "UIKit.UITableViewDropProposal", body: "UIKit.UITableViewDropProposal(operation: .copy)"),
    OptionalMethod(protocolName: "UITableViewDropDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dropSessionDidExit", "session", "any UIKit.UIDropSession")]),
    OptionalMethod(protocolName: "UITableViewDropDelegate", baseName: "tableView", parameters: [.init("_", "tableView", "UIKit.UITableView"), .init("dropSessionDidEnd", "session", "any UIKit.UIDropSession")]),
  ]

  private static let uiTextFieldDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldShouldBeginEditing", parameters: [.init("_", "textField", "UIKit.UITextField")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldDidBeginEditing", parameters: [.init("_", "textField", "UIKit.UITextField")]),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldShouldEndEditing", parameters: [.init("_", "textField", "UIKit.UITextField")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldDidEndEditing", parameters: [.init("_", "textField", "UIKit.UITextField")]),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldDidEndEditing", parameters: [.init("_", "textField", "UIKit.UITextField"), .init("reason", "reason", "UIKit.UITextField.DidEndEditingReason")]),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textField", parameters: [.init("_", "textField", "UIKit.UITextField"), .init("shouldChangeCharactersIn", "range", "Foundation.NSRange"), .init("replacementString", "string", "String")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldDidChangeSelection", parameters: [.init("_", "textField", "UIKit.UITextField")]),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldShouldClear", parameters: [.init("_", "textField", "UIKit.UITextField")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITextFieldDelegate", baseName: "textFieldShouldReturn", parameters: [.init("_", "textField", "UIKit.UITextField")], result: "Bool", body: "true"),
  ]

  private static let uiTextViewDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UITextViewDelegate", baseName: "textViewShouldBeginEditing", parameters: [.init("_", "textView", "UIKit.UITextView")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITextViewDelegate", baseName: "textViewDidBeginEditing", parameters: [.init("_", "textView", "UIKit.UITextView")]),
    OptionalMethod(protocolName: "UITextViewDelegate", baseName: "textViewShouldEndEditing", parameters: [.init("_", "textView", "UIKit.UITextView")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITextViewDelegate", baseName: "textViewDidEndEditing", parameters: [.init("_", "textView", "UIKit.UITextView")]),
    OptionalMethod(protocolName: "UITextViewDelegate", baseName: "textView", parameters: [.init("_", "textView", "UIKit.UITextView"), .init("shouldChangeTextIn", "range", "Foundation.NSRange"), .init("replacementText", "text", "String")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UITextViewDelegate", baseName: "textViewDidChange", parameters: [.init("_", "textView", "UIKit.UITextView")]),
    OptionalMethod(protocolName: "UITextViewDelegate", baseName: "textViewDidChangeSelection", parameters: [.init("_", "textView", "UIKit.UITextView")]),
  ]

  private static let uiViewControllerAnimatedTransitioning: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIViewControllerAnimatedTransitioning", baseName: "animationEnded", parameters: [.init("_", "transitionCompleted", "Bool")]),
  ]

  private static let uiViewControllerTransitioningDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIViewControllerTransitioningDelegate", baseName: "animationController", parameters: [.init("forPresented", "presented", "UIKit.UIViewController"), .init("presenting", "presenting", "UIKit.UIViewController"), .init("source", "source", "UIKit.UIViewController")], result: "(any UIKit.UIViewControllerAnimatedTransitioning)?", body: "nil"),
    OptionalMethod(protocolName: "UIViewControllerTransitioningDelegate", baseName: "animationController", parameters: [.init("forDismissed", "dismissed", "UIKit.UIViewController")], result: "(any UIKit.UIViewControllerAnimatedTransitioning)?", body: "nil"),
    OptionalMethod(protocolName: "UIViewControllerTransitioningDelegate", baseName: "interactionControllerForPresentation", parameters: [.init("using", "animator", "any UIKit.UIViewControllerAnimatedTransitioning")], result: "(any UIKit.UIViewControllerInteractiveTransitioning)?", body: "nil", isCalled: false),
    OptionalMethod(protocolName: "UIViewControllerTransitioningDelegate", baseName: "interactionControllerForDismissal", parameters: [.init("using", "animator", "any UIKit.UIViewControllerAnimatedTransitioning")], result: "(any UIKit.UIViewControllerInteractiveTransitioning)?", body: "nil", isCalled: false),
    OptionalMethod(protocolName: "UIViewControllerTransitioningDelegate", baseName: "presentationController", parameters: [.init("forPresented", "presented", "UIKit.UIViewController"), .init("presenting", "presenting", "UIKit.UIViewController?"), .init("source", "source", "UIKit.UIViewController")], result: "UIKit.UIPresentationController?", body: "nil"),
  ]

  private static let uiWebViewDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIWebViewDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.UIWebView"), .init("shouldStartLoadWith", "request", "UIKit.URLRequest"), .init("navigationType", "navigationType", "UIKit.UIWebView.NavigationType")], result: "Bool", body: "true"),
    OptionalMethod(protocolName: "UIWebViewDelegate", baseName: "webViewDidStartLoad", parameters: [.init("_", "webView", "UIKit.UIWebView")]),
    OptionalMethod(protocolName: "UIWebViewDelegate", baseName: "webViewDidFinishLoad", parameters: [.init("_", "webView", "UIKit.UIWebView")]),
    OptionalMethod(protocolName: "UIWebViewDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.UIWebView"), .init("didFailLoadWithError", "error", "any Error")]),
  ]

  private static let uiWindowSceneDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "UIWindowSceneDelegate", baseName: "windowScene", parameters: [.init("_", "windowScene", "UIKit.UIWindowScene"), .init("didUpdate", "previousCoordinateSpace", "any UIKit.UICoordinateSpace"), .init("interfaceOrientation", "previousInterfaceOrientation", "UIKit.UIInterfaceOrientation"), .init("traitCollection", "previousTraitCollection", "UIKit.UITraitCollection")]),
    OptionalMethod(protocolName: "UIWindowSceneDelegate", baseName: "windowScene", parameters: [.init("_", "windowScene", "UIKit.UIWindowScene"), .init("performActionFor", "shortcutItem", "UIKit.UIApplicationShortcutItem"), .init("completionHandler", "completionHandler", "@escaping (Bool) -> Void")]),
  ]

  private static let urlAuthenticationChallengeSender: [OptionalMethod] = [
    OptionalMethod(protocolName: "URLAuthenticationChallengeSender", baseName: "performDefaultHandling", parameters: [.init("for", "challenge", "UIKit.URLAuthenticationChallenge")]),
    OptionalMethod(protocolName: "URLAuthenticationChallengeSender", baseName: "rejectProtectionSpaceAndContinue", parameters: [.init("with", "challenge", "UIKit.URLAuthenticationChallenge")], isCalled: false),
  ]

  private static let urlSessionDataDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "URLSessionDataDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("dataTask", "dataTask", "UIKit.URLSessionDataTask"), .init("didReceive", "response", "UIKit.URLResponse"), .init("completionHandler", "completionHandler", "@escaping @Sendable (UIKit.URLSession.ResponseDisposition) -> Void")], body: "completionHandler(.allow)", isCalled: false),
    OptionalMethod(protocolName: "URLSessionDataDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("dataTask", "dataTask", "UIKit.URLSessionDataTask"), .init("didBecome", "downloadTask", "UIKit.URLSessionDownloadTask")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionDataDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("dataTask", "dataTask", "UIKit.URLSessionDataTask"), .init("didBecome", "streamTask", "UIKit.URLSessionStreamTask")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionDataDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("dataTask", "dataTask", "UIKit.URLSessionDataTask"), .init("didReceive", "data", "Foundation.Data")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionDataDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("dataTask", "dataTask", "UIKit.URLSessionDataTask"), .init("willCacheResponse", "proposedResponse", "UIKit.CachedURLResponse"), .init("completionHandler", "completionHandler", "@escaping @Sendable (UIKit.CachedURLResponse?) -> Void")], body: "completionHandler(proposedResponse)", isCalled: false),
  ]

  private static let urlSessionDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "URLSessionDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("didBecomeInvalidWithError", "error", "(any Error)?")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("didReceive", "challenge", "UIKit.URLAuthenticationChallenge"), .init("completionHandler", "completionHandler", "@escaping @Sendable (UIKit.URLSession.AuthChallengeDisposition, UIKit.URLCredential?) -> Void")], body: "completionHandler(.performDefaultHandling, nil)", isCalled: false),
    OptionalMethod(protocolName: "URLSessionDelegate", baseName: "urlSessionDidFinishEvents", parameters: [.init("forBackgroundURLSession", "session", "UIKit.URLSession")], isCalled: false),
  ]

  private static let urlSessionDownloadDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "URLSessionDownloadDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("downloadTask", "downloadTask", "UIKit.URLSessionDownloadTask"), .init("didFinishDownloadingTo", "location", "Foundation.URL")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionDownloadDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("downloadTask", "downloadTask", "UIKit.URLSessionDownloadTask"), .init("didWriteData", "bytesWritten", "Int64"), .init("totalBytesWritten", "totalBytesWritten", "Int64"), .init("totalBytesExpectedToWrite", "totalBytesExpectedToWrite", "Int64")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionDownloadDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("downloadTask", "downloadTask", "UIKit.URLSessionDownloadTask"), .init("didResumeAtOffset", "fileOffset", "Int64"), .init("expectedTotalBytes", "expectedTotalBytes", "Int64")], isCalled: false),
  ]

  private static let urlSessionStreamDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "URLSessionStreamDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("readClosedFor", "streamTask", "UIKit.URLSessionStreamTask")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionStreamDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("writeClosedFor", "streamTask", "UIKit.URLSessionStreamTask")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionStreamDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("betterRouteDiscoveredFor", "streamTask", "UIKit.URLSessionStreamTask")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionStreamDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("streamTask", "streamTask", "UIKit.URLSessionStreamTask"), .init("didBecome", "inputStream", "Foundation.InputStream"), .init("outputStream", "outputStream", "Foundation.OutputStream")], isCalled: false),
  ]

  private static let urlSessionTaskDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("task", "task", "UIKit.URLSessionTask"), .init("didCompleteWithError", "error", "(any Error)?")]),
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("didCreateTask", "task", "UIKit.URLSessionTask")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("task", "task", "UIKit.URLSessionTask"), .init("willPerformHTTPRedirection", "response", "UIKit.HTTPURLResponse"), .init("newRequest", "request", "UIKit.URLRequest"), .init("completionHandler", "completionHandler", "@escaping @Sendable (UIKit.URLRequest?) -> Void")], body: "completionHandler(request)", isCalled: false),
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("task", "task", "UIKit.URLSessionTask"), .init("didReceive", "challenge", "UIKit.URLAuthenticationChallenge"), .init("completionHandler", "completionHandler", "@escaping @Sendable (UIKit.URLSession.AuthChallengeDisposition, UIKit.URLCredential?) -> Void")], body: "completionHandler(.performDefaultHandling, nil)", isCalled: false),
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("task", "task", "UIKit.URLSessionTask"), .init("needNewBodyStream", "completionHandler", "@escaping @Sendable (Foundation.InputStream?) -> Void")], body: "completionHandler(nil)", isCalled: false),
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("task", "task", "UIKit.URLSessionTask"), .init("didSendBodyData", "bytesSent", "Int64"), .init("totalBytesSent", "totalBytesSent", "Int64"), .init("totalBytesExpectedToSend", "totalBytesExpectedToSend", "Int64")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("task", "task", "UIKit.URLSessionTask"), .init("didFinishCollecting", "metrics", "UIKit.URLSessionTaskMetrics")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionTaskDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("taskIsWaitingForConnectivity", "task", "UIKit.URLSessionTask")], isCalled: false),
  ]

  private static let urlSessionWebSocketDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "URLSessionWebSocketDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("webSocketTask", "webSocketTask", "UIKit.URLSessionWebSocketTask"), .init("didOpenWithProtocol", "protocol", "String?")], isCalled: false),
    OptionalMethod(protocolName: "URLSessionWebSocketDelegate", baseName: "urlSession", parameters: [.init("_", "session", "UIKit.URLSession"), .init("webSocketTask", "webSocketTask", "UIKit.URLSessionWebSocketTask"), .init("didCloseWith", "closeCode", "UIKit.URLSessionWebSocketTask.CloseCode"), .init("reason", "reason", "Foundation.Data?")], isCalled: false),
  ]

  private static let wkNavigationDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("decidePolicyFor", "navigationAction", "UIKit.WKNavigationAction"), .init("decisionHandler", "decisionHandler", "@escaping @MainActor (UIKit.WKNavigationActionPolicy) -> Void")], body: "guard _decidesAsynchronously else { return decisionHandler(.allow) }; Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }"),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("decidePolicyFor", "navigationResponse", "UIKit.WKNavigationResponse"), .init("decisionHandler", "decisionHandler", "@escaping @MainActor (UIKit.WKNavigationResponsePolicy) -> Void")], body: "guard _decidesAsynchronously else { return decisionHandler(.allow) }; Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }"),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("decidePolicyFor", "navigationAction", "UIKit.WKNavigationAction")], result: "UIKit.WKNavigationActionPolicy", body: ".allow", isAsync: true),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("decidePolicyFor", "navigationResponse", "UIKit.WKNavigationResponse")], result: "UIKit.WKNavigationResponsePolicy", body: ".allow", isAsync: true),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("decidePolicyFor", "navigationAction", "UIKit.WKNavigationAction"), .init("preferences", "preferences", "UIKit.WKWebpagePreferences"), .init("decisionHandler", "decisionHandler", "@escaping @MainActor (UIKit.WKNavigationActionPolicy, UIKit.WKWebpagePreferences) -> Void")], body: "self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }"),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("didStartProvisionalNavigation", "navigation", "UIKit.WKNavigation!")]),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("didReceiveServerRedirectForProvisionalNavigation", "navigation", "UIKit.WKNavigation!")], isCalled: false),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("didFailProvisionalNavigation", "navigation", "UIKit.WKNavigation!"), .init("withError", "error", "any Error")]),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("didCommit", "navigation", "UIKit.WKNavigation!")]),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("didFinish", "navigation", "UIKit.WKNavigation!")]),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("didFail", "navigation", "UIKit.WKNavigation!"), .init("withError", "error", "any Error")]),
    OptionalMethod(protocolName: "WKNavigationDelegate", baseName: "webViewWebContentProcessDidTerminate", parameters: [.init("_", "webView", "UIKit.WKWebView")], isCalled: false),
  ]

  private static let wkuiDelegate: [OptionalMethod] = [
    OptionalMethod(protocolName: "WKUIDelegate", baseName: "webView", parameters: [.init("_", "webView", "UIKit.WKWebView"), .init("createWebViewWith", "configuration", "UIKit.WKWebViewConfiguration"), .init("for", "navigationAction", "UIKit.WKNavigationAction"), .init("windowFeatures", "windowFeatures", "UIKit.WKWindowFeatures")], result: "UIKit.WKWebView?", body: "nil"),
    OptionalMethod(protocolName: "WKUIDelegate", baseName: "webViewDidClose", parameters: [.init("_", "webView", "UIKit.WKWebView")], isCalled: false),
  ]
}
