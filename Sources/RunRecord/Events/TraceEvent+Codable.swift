/// An event in JSON: its phase, its object, its kind, and its content under the name of its kind.
///
/// An example is `{"phase": "locate", "kind": "decision", "object": {…}, "decision": {"found": {…}}}`.
extension TraceEvent: Codable {
  private enum Key: String, CodingKey {
    case phase
    case object
    case kind
    case callSites
    case otherOrder
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let kind = try values.decode(Kind.self, forKey: .kind)
    var content = try EventContent(kind, in: decoder.container(keyedBy: Kind.self))
    if case .value(let text, _) = content {
      let otherOrder = try values.decodeIfPresent(String.self, forKey: .otherOrder)
      content = .value(text, otherOrder: otherOrder)
    }
    self.init(
      phase: try values.decode(Phase.self, forKey: .phase),
      object: try values.decodeIfPresent(ObjectReference.self, forKey: .object), content,
      callSites: try values.decode([CallSite].self, forKey: .callSites))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(phase, forKey: .phase)
    try values.encodeIfPresent(object, forKey: .object)
    try values.encode(kind, forKey: .kind)
    try values.encode(callSites, forKey: .callSites)
    var contents = encoder.container(keyedBy: Kind.self)
    try content.encode(to: &contents)
    if case .value(_, let otherOrder?) = content {
      try values.encode(otherOrder, forKey: .otherOrder)
    }
  }
}

extension EventContent {
  fileprivate init(
    _ kind: TraceEvent.Kind, in values: KeyedDecodingContainer<TraceEvent.Kind>
  ) throws {
    self =
      switch kind {
      case .hook: .hook(try values.decode(MethodCall.self, forKey: kind))
      case .appearance: .appearance(try values.decode(MethodCall.self, forKey: kind))
      case .coder: .coder(try values.decode(CoderCall.self, forKey: kind))
      case .decision: .decision(try values.decode(EngineDecision.self, forKey: kind))
      case .warning: .warning(try values.decode(EngineWarning.self, forKey: kind))
      case .life: .life(try values.decode(LifeEvent.self, forKey: kind))
      case .activity: .activity(try values.decode(ActivityEvent.self, forKey: kind))
      case .output: .output(try values.decode(String.self, forKey: kind))
      case .value: .value(try values.decode(String.self, forKey: kind))
      case .step: .step(try values.decode(String.self, forKey: kind))
      case .log: .log(try values.decode(LogLine.self, forKey: kind))
      }
  }

  fileprivate func encode(
    to values: inout KeyedEncodingContainer<TraceEvent.Kind>
  ) throws {
    switch self {
    case .hook(let call), .appearance(let call): try values.encode(call, forKey: kind)
    case .coder(let call): try values.encode(call, forKey: kind)
    case .decision(let decision): try values.encode(decision, forKey: kind)
    case .warning(let warning): try values.encode(warning, forKey: kind)
    case .life(let event): try values.encode(event, forKey: kind)
    case .activity(let event): try values.encode(event, forKey: kind)
    case .output(let text), .value(let text, _), .step(let text):
      try values.encode(text, forKey: kind)
    case .log(let line): try values.encode(line, forKey: kind)
    }
  }
}
