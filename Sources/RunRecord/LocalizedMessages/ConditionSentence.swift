/// What is said of what holds of the device and the app before a process starts.
package enum ConditionSentence: String, Sentence {
  case appVersion = "app version {version}"
  case sdk = "built with SDK {version}"
  case system = "system {version}"
  case phone = "phone"
  case pad = "pad"
  case locale = "locale {locale}"
  case language = "language {language}"
  case locked = "device locked"
  case later = "{time} later than usual"
  case arguments = "arguments {arguments}"
}

/// A part of how much later a process starts than usual.
package enum DelaySentence: String, Sentence {
  case day = "{count} day"
  case days = "{count} days"
  case hour = "{count} hour"
  case hours = "{count} hours"
  case minute = "{count} minute"
  case minutes = "{count} minutes"
  case second = "{count} second"
  case seconds = "{count} seconds"
  case both = "{first} {second}"
}
