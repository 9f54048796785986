// Lets sets and dictionaries have another order than in the run before, and each time the same.
//
// Swift's runtime takes the seeds of its hashes from chance, or all zeros (`SWIFT_DETERMINISTIC_HASHING`). With chance, two
// elements are in the same order every second time, and what depends on it is found every second time.
//
// In C, because the seeds must be there before Swift hashes anything.

#include "HashSeed.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

const char hashSeedVariable[] = "REPRISE_HASH_SEED";

/// As the runtime's SwiftShims declare them.
struct hashingParameters {
  uint64_t seed0;
  uint64_t seed1;
  bool isDeterministic;
};

/// A runtime without them hashes by chance.
extern struct hashingParameters _swift_stdlib_Hashing_parameters __attribute__((weak));

__attribute__((constructor)) static void takeSeed(void) {
  const char *text = getenv(hashSeedVariable);
  if (text == NULL || &_swift_stdlib_Hashing_parameters == NULL) return;
  uint64_t number = strtoull(text, NULL, 10);
  if (number == 0) return;
  // Two odd numbers without a pattern in their digits.
  _swift_stdlib_Hashing_parameters.seed0 = number * 0x9E3779B97F4A7C15u;
  _swift_stdlib_Hashing_parameters.seed1 = number * 0xD1B54A32D192ED03u;
}
