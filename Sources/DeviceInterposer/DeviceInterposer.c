// A device that is the same in every run, in place of the machine.
//
// `ProcessInfo` gives an app the name, the processors, the memory and the system's version: of the machine, a guide's
// results would be others on each one, and an app that asks for iOS 13 would get the number of a Linux kernel. As with the
// clock (`ClockInterposer`), the functions below take the place of the C library's in the whole process.
//
// In C, because they have C's types and are called before Swift is there.

#define _GNU_SOURCE

#include "DeviceInterposer.h"

#include <dlfcn.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <sys/vfs.h>
#include <unistd.h>

const char systemVersionVariable[] = "REPRISE_SYSTEM";

/// Those of an iPhone of 2022.
enum { processors = 6, gigabytes = 6 };

static const char hostName[] = "localhost";

static const char *systemVersion(void) { return getenv(systemVersionVariable); }

/// Copies a text; what has no room is cut off.
static void copy(char *target, size_t room, const char *text) {
  if (room == 0) return;
  strncpy(target, text, room - 1);
  target[room - 1] = 0;
}

/// Writes a version with three numbers: Foundation reads no fewer.
static void copyVersion(char *target, size_t room, const char *version) {
  copy(target, room, version);
  int numbers = 1;
  for (const char *next = version; *next != 0; next++) numbers += *next == '.';
  for (; numbers < 3 && strlen(target) + 2 < room; numbers++) strcat(target, ".0");
}

int uname(struct utsname *names) {
  if (syscall(SYS_uname, names) != 0) return -1;
  const char *version = systemVersion();
  if (version == NULL) return 0;
  copy(names->nodename, sizeof names->nodename, hostName);
  copyVersion(names->release, sizeof names->release, version);
  copy(names->version, sizeof names->version, "");
  copy(names->machine, sizeof names->machine, "arm64");
  return 0;
}

int gethostname(char *name, size_t room) {
  if (systemVersion() != NULL) {
    copy(name, room, hostName);
    return 0;
  }
  struct utsname names;
  if (uname(&names) != 0) return -1;
  copy(name, room, names.nodename);
  return 0;
}

long sysconf(int name) {
  static long (*_Atomic next)(int);
  if (next == NULL) next = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
  if (systemVersion() != NULL) {
    if (name == _SC_NPROCESSORS_CONF || name == _SC_NPROCESSORS_ONLN) return processors;
    if (name == _SC_PHYS_PAGES) return ((long)gigabytes << 30) / next(_SC_PAGESIZE);
  }
  return next(name);
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  if (systemVersion() == NULL) {
    memset(set, 0, size);
    return syscall(SYS_sched_getaffinity, process, size, set) < 0 ? -1 : 0;
  }
  CPU_ZERO_S(size, set);
  for (size_t number = 0; number < processors; number++) CPU_SET_S(number, size, set);
  return 0;
}

// The space on the volume: otherwise a guide's result would change with each file that another process writes.

enum { volumeGigabytes = 128, freeGigabytes = 64 };

/// How many blocks of a size some gigabytes are.
static fsblkcnt_t blocks(unsigned long size, int gigabytes) {
  return size == 0 ? 0 : ((fsblkcnt_t)gigabytes << 30) / size;
}

/// A function in place of the C library's that tells of the volume of a path or of an open file.
#define VOLUME_FUNCTION(name, Place, Room, blockSize)                                      \
  int name(Place place, struct Room *room) {                                               \
    static int (*_Atomic next)(Place, struct Room *);                                      \
    if (next == NULL) next = (int (*)(Place, struct Room *))dlsym(RTLD_NEXT, #name);       \
    int result = next(place, room);                                                        \
    if (result == 0 && systemVersion() != NULL) {                                          \
      room->f_blocks = blocks(room->blockSize, volumeGigabytes);                           \
      room->f_bfree = room->f_bavail = blocks(room->blockSize, freeGigabytes);             \
    }                                                                                      \
    return result;                                                                         \
  }

VOLUME_FUNCTION(statvfs, const char *, statvfs, f_frsize)
VOLUME_FUNCTION(statvfs64, const char *, statvfs64, f_frsize)
VOLUME_FUNCTION(fstatvfs, int, statvfs, f_frsize)
VOLUME_FUNCTION(fstatvfs64, int, statvfs64, f_frsize)
VOLUME_FUNCTION(statfs, const char *, statfs, f_bsize)
VOLUME_FUNCTION(statfs64, const char *, statfs64, f_bsize)
VOLUME_FUNCTION(fstatfs, int, statfs, f_bsize)
VOLUME_FUNCTION(fstatfs64, int, statfs64, f_bsize)
