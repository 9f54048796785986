// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The constants of layers and animations before Swift 4.2.

/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }

/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }

/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }

/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }

/// The name of `CAMediaTimingFunctionName.default` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }

/// The name of `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }

/// The name of `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }

/// The name of `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }

/// The name of `CAMediaTimingFunctionName.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }

/// The name of `CAShapeLayerLineCap.butt` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }

/// The name of `CAShapeLayerLineCap.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }

/// The name of `CAShapeLayerLineCap.square` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }

/// The name of `CAShapeLayerLineJoin.miter` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }

/// The name of `CAShapeLayerLineJoin.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }

/// The name of `CAShapeLayerLineJoin.bevel` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

/// The name of `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

/// The name of `CATransitionType.fade` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { .fade }

/// The name of `CATransitionType.push` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { .push }

/// The name of `CATransitionType.moveIn` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { .moveIn }

/// The name of `CATransitionType.reveal` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { .reveal }

/// The name of `CATransitionSubtype.fromRight` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }

/// The name of `CATransitionSubtype.fromLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }

/// The name of `CATransitionSubtype.fromTop` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }

/// The name of `CATransitionSubtype.fromBottom` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }

/// The name of `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }

/// The name of `CALayerContentsGravity.resizeAspect` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }

/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }
