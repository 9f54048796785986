/// What a line's ends look like.
public enum CGLineCap: Int32, Sendable {
  /// Cut at the end.
  case butt
  /// Round.
  case round
  /// Cut half a width behind the end.
  case square
}

/// What a line's corners look like.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// What the inside of a path is.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around, counted by direction.
  case winding
  /// What an odd number of lines is around.
  case evenOdd
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside, by the rule of odd numbers.
  case eoFill
  /// The line.
  case stroke
  /// The inside and the line.
  case fillStroke
  /// The inside, by the rule of odd numbers, and the line.
  case eoFillStroke
}

/// How what is drawn and what is there are put together.
public enum CGBlendMode: Int32, Sendable {
  /// What is drawn covers what is there.
  case normal
  /// The parts are multiplied.
  case multiply
  /// The inverse parts are multiplied.
  case screen
  /// Dark is multiplied, bright is screened.
  case overlay
  /// The darker one.
  case darken
  /// The brighter one.
  case lighten
  /// What is there becomes brighter.
  case colorDodge
  /// What is there becomes darker.
  case colorBurn
  /// As by a soft light.
  case softLight
  /// As by a hard light.
  case hardLight
  /// What differs.
  case difference
  /// What differs, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and the saturation of what is drawn.
  case color
  /// The brightness of what is drawn.
  case luminosity
  case clear
  /// What is drawn alone.
  case copy
  /// What is drawn, where something is.
  case sourceIn
  /// What is drawn, where nothing is.
  case sourceOut
  /// What is drawn over what is there, where something is.
  case sourceAtop
  /// What is there covers what is drawn.
  case destinationOver
  /// What is there, where something is drawn.
  case destinationIn
  /// What is there, where nothing is drawn.
  case destinationOut
  /// What is there over what is drawn, where something is drawn.
  case destinationAtop
  /// What is in one of both.
  case xor
  /// The sum, darker.
  case plusDarker
  /// The sum, brighter.
  case plusLighter
}

/// How finely an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system has it.
  case `default`
  /// Not at all.
  case none
  /// Coarsely.
  case low
  /// Finely.
  case high
  /// Between.
  case medium
}
