// The environment's name for what sets and dictionaries are ordered by.

#ifndef HASH_SEED_H
#define HASH_SEED_H

/// The variable with a number: another one, another order. Without it the order is that of the Swift runtime.
extern const char hashSeedVariable[];

#endif
