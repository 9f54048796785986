// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The constants that stood by themselves before Swift 4.2.

/// The name of `UIApplication.stateRestorationBundleVersionKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.stateRestorationBundleVersionKey")
public var UIApplicationStateRestorationBundleVersionKey: String {
  UIApplication.stateRestorationBundleVersionKey
}

/// The name of `UIApplication.stateRestorationUserInterfaceIdiomKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.stateRestorationUserInterfaceIdiomKey")
public var UIApplicationStateRestorationUserInterfaceIdiomKey: String {
  UIApplication.stateRestorationUserInterfaceIdiomKey
}

/// The name of `UIApplication.stateRestorationTimestampKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.stateRestorationTimestampKey")
public var UIApplicationStateRestorationTimestampKey: String {
  UIApplication.stateRestorationTimestampKey
}

/// The name of `UIApplication.stateRestorationSystemVersionKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.stateRestorationSystemVersionKey")
public var UIApplicationStateRestorationSystemVersionKey: String {
  UIApplication.stateRestorationSystemVersionKey
}

/// The name of `UIApplication.stateRestorationViewControllerStoryboardKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.stateRestorationViewControllerStoryboardKey")
public var UIStateRestorationViewControllerStoryboardKey: String {
  UIApplication.stateRestorationViewControllerStoryboardKey
}

/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// The name of `UIApplication.backgroundFetchIntervalMinimum` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}

/// The name of `UIApplication.backgroundFetchIntervalNever` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}

/// The name of `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The name of `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// The name of `UISplitViewController.automaticDimension` before Swift 4.2.
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}

/// The name of `UITableView.indexSearch` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }

/// The name of `UIView.layoutFittingExpandedSize` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The name of `UIWindow.Level.normal` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// The name of `UIWindow.Level.alert` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// The name of `UIWindow.Level.statusBar` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// The name of `UIPageViewController.OptionsKey.spineLocation` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}

/// The name of `UIPageViewController.OptionsKey.interPageSpacing` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}

/// The name of `UIContentSizeCategory.newValueUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }

/// The name of `UIImagePickerController.InfoKey.originalImage` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey { .originalImage }

/// The name of `UIImagePickerController.InfoKey.editedImage` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey { .editedImage }

/// The name of `UIImagePickerController.InfoKey.mediaType` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey { .mediaType }

/// The name of `UIImagePickerController.InfoKey.mediaURL` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey { .mediaURL }

/// The name of `UIImagePickerController.InfoKey.cropRect` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey { .cropRect }

/// The name of `UIImagePickerController.InfoKey.referenceURL` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: UIImagePickerController.InfoKey { .referenceURL }

/// The name of `UIImagePickerController.InfoKey.imageURL` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: UIImagePickerController.InfoKey { .imageURL }

/// The name of `UIImagePickerController.InfoKey.mediaMetadata` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: UIImagePickerController.InfoKey { .mediaMetadata }
