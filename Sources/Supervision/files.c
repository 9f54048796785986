#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Written down here, because the system's headers may be older than its kernel.
// https://docs.kernel.org/userspace-api/landlock.html

enum {
  execute = 1 << 0,
  writeFile = 1 << 1,
  readFile = 1 << 2,
  readFolder = 1 << 3,
  makeDevices = 1 << 6 | 1 << 11,
  everythingOfFirst = (1 << 13) - 1,
  refer = 1 << 13,
  truncate_ = 1 << 14,
  deviceControl = 1 << 15,
  /// What there is to do with something that is no folder.
  ofFiles = execute | writeFile | readFile | truncate_ | deviceControl,
};

enum { bindAndConnect = 3, abstractSocketsAndSignals = 3 };

enum { pathBeneath = 1, askForVersion = 1 };

struct ruleset {
  uint64_t files, network, scopes;
};

struct rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

static long version(void) {
  return syscall(SYS_landlock_create_ruleset, NULL, 0, askForVersion);
}

/// All that this kernel can keep a process from doing with files.
static uint64_t handled(long version) {
  uint64_t all = everythingOfFirst;
  if (version >= 2) all |= refer;
  if (version >= 3) all |= truncate_;
  if (version >= 5) all |= deviceControl;
  return all;
}

int beginFiles(int isAmongOthers) {
  long known = version();
  if (known < 1) return -1;
  if (isAmongOthers && known < 6) {
    errno = ENOSYS;
    return -1;
  }
  struct ruleset ruleset = {
      .files = handled(known),
      .network = known >= 4 ? bindAndConnect : 0,
      .scopes = known >= 6 ? abstractSocketsAndSignals : 0};
  return (int)syscall(SYS_landlock_create_ruleset, &ruleset, sizeof ruleset, 0);
}

static int add(int files, const char *path, uint64_t allowed, int flags) {
  int parent = open(path, O_PATH | O_CLOEXEC | flags);
  if (parent < 0) return -1;
  struct stat status;
  int result = fstat(parent, &status);
  if (result == 0) {
    if (!S_ISDIR(status.st_mode)) allowed &= ofFiles;
    struct rule rule = {.allowed = allowed & handled(version()), .parent = parent};
    result = (int)syscall(SYS_landlock_add_rule, files, pathBeneath, &rule, 0);
  }
  int error = errno;
  close(parent);
  errno = error;
  return result;
}

int addReadable(int files, const char *path) {
  int result = add(files, path, execute | readFile | readFolder, 0);
  return result < 0 && errno == ENOENT ? 0 : result;
}

int addWritable(int files, const char *path) {
  // What a program has written is not started: it might be closed to those who look what it uses.
  uint64_t allowed = (everythingOfFirst & ~(uint64_t)(makeDevices | execute)) | refer | truncate_;
  return add(files, path, allowed, O_NOFOLLOW | O_DIRECTORY);
}

int enterFiles(int files) {
  if (add(files, "/dev/null", readFile | writeFile | truncate_, 0) < 0) return -1;
  const char *const sources[] = {"/dev/full", "/dev/random", "/dev/urandom"};
  for (size_t index = 0; index < sizeof sources / sizeof *sources; index++) {
    if (addReadable(files, sources[index]) < 0) return -1;
  }
  return (int)syscall(SYS_landlock_restrict_self, files, 0);
}
