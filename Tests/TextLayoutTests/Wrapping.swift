/// Returns a length without the digits in which sums differ.
func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
