/// Numbers at random, the same ones for the same seed.
struct FuzzNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    // Seeds next to each other would begin alike, and the generator may not begin with zero.
    state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    if state == 0 { state = 1 }
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
