/// What is said of code with a what-if.
package enum VariantPhrase: String, Phrase {
  case whatIf = "What-ifs of {example}"
  case whatIfOf = "What-if of {example}"
  case allRun = "{variants}, all run"
  case someRefused = "{variants}: {ran} run, {refused} refused by the compiler"
  case withoutThis = "What if this were not there: {code}"
  case withThis = "What if this were there: {code}"
  case ifThisWere = "What if this were {code}"
  case removeThisLine = "Remove this line"
  case withoutEach = "What is lost without each of {count} pieces of this code"
  case doesNotCompile = "does not compile"
  case restored = "{count} restored"

  case variant = "Variant"
  case without = "Without"
  case isRestored = "Restored?"
  case losses = "Lost, or changed"
  case asWritten = "as written"
  case sameLosses = "the same as {variant}"

  case sameAs = "The same happens as in {variant}."
  case doesNotCome = "The variant ends before this launch."
  case nothingOtherwise = "Nothing changes here."
  case onDiskBesides = "On disk, beside {archive}"
  case archiveAsWritten = "the archive as written"
}
