// Files that have no name any more, and that processes keep on the disk.

#ifndef NAMELESS_H
#define NAMELESS_H

#include <sys/types.h>

#include "bounds.h"

/// What files take, in bytes, that have no name any more and that processes below one have open or mapped, each file
/// counted once.
///
/// The size of a file that is only mapped cannot be asked for: it counts with the most that one file may have, or with
/// the part that is mapped where that is more.
unsigned long namelessFiles(pid_t ancestor, const struct bounds *bounds);

#endif
