#include "descendants.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Reads a file of `/proc`, ended by a zero byte; the number of bytes, 0 where it cannot be read.
static size_t contents(const char *path, char *text, size_t room) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  size_t length = 0;
  for (ssize_t count; length < room - 1; length += (size_t)count) {
    count = read(file, text + length, room - 1 - length);
    if (count <= 0) break;
  }
  close(file);
  text[length] = 0;
  return length;
}

/// Adds the children that one thread of a process started.
static int addChildrenOfThread(pid_t process, const char *thread, pid_t *found, int count) {
  char path[64];
  static char text[64 * 1024];
  snprintf(path, sizeof path, "/proc/%d/task/%.16s/children", process, thread);
  if (contents(path, text, sizeof text) == 0) return count;
  for (char *next = text, *end; count < mostDescendants; next = end) {
    long child = strtol(next, &end, 10);
    if (end == next) break;
    found[count++] = (pid_t)child;
  }
  return count;
}

static int addChildren(pid_t process, pid_t *found, int count) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *threads = opendir(path);
  if (threads == NULL) return count;
  for (struct dirent *entry; (entry = readdir(threads)) != NULL;) {
    if (isdigit((unsigned char)entry->d_name[0]))
      count = addChildrenOfThread(process, entry->d_name, found, count);
  }
  closedir(threads);
  return count;
}

int findDescendants(pid_t ancestor, pid_t *found) {
  int count = addChildren(ancestor, found, 0);
  for (int index = 0; index < count; index++) count = addChildren(found[index], found, count);
  return count;
}

/// What a file of `/proc` says behind a name that begins a line, in its own units; 0 where it does not.
static unsigned long field(const char *text, const char *name) {
  size_t length = strlen(name);
  for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
    if (*line == '\n') line++;
    if (strncmp(line, name, length) == 0) return strtoul(line + length, NULL, 10);
  }
  return 0;
}

/// Reads one of the files about a process: `status`, `io`.
static const char *about(pid_t process, const char *name) {
  static char text[8 * 1024];
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", process, name);
  return contents(path, text, sizeof text) == 0 ? "" : text;
}

static const unsigned long kilobyte = 1024;

unsigned long addressSpace(pid_t process) {
  return field(about(process, "status"), "VmSize:") * kilobyte;
}

/// Whether what `status` tells of is there and has not ended.
static int tellsOfRunning(const char *status) {
  const char *state = strstr(status, "State:");
  if (state == NULL) return 0;
  state += strspn(state + 6, " \t") + 6;
  return *state != 'Z' && *state != 'X';
}

static int isRunning(pid_t process) { return tellsOfRunning(about(process, "status")); }

/// The name of a thread of a process that has not ended; the process's own where none has.
///
/// Where the first thread has ended and others go on, the process itself looks as if it had: it has no memory and no
/// files, and its threads have all of them.
static pid_t runningThread(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *threads = opendir(path);
  if (threads == NULL) return process;
  pid_t found = process;
  for (struct dirent *entry; found == process && (entry = readdir(threads)) != NULL;) {
    pid_t thread = (pid_t)atoi(entry->d_name);
    if (thread > 0 && thread != process && isRunning(thread)) found = thread;
  }
  closedir(threads);
  return found;
}

/// As `about`, of a thread that has not ended.
static const char *aboutRunning(pid_t process, const char *name) {
  const char *text = about(process, name);
  if (strcmp(name, "status") == 0 ? tellsOfRunning(text) : *text != 0) return text;
  char file[64];
  snprintf(file, sizeof file, "task/%d/%s", runningThread(process), name);
  return about(process, file);
}

const char *pathOfRunning(pid_t process, const char *name, char *path, size_t room) {
  if (isRunning(process))
    snprintf(path, room, "/proc/%d/%s", process, name);
  else
    snprintf(path, room, "/proc/%d/task/%d/%s", process, runningThread(process), name);
  return path;
}

struct usage usageOfDescendants(pid_t ancestor) {
  static pid_t found[mostDescendants];
  struct usage usage = {.processes = findDescendants(ancestor, found)};
  for (long index = 0; index < usage.processes; index++) {
    const char *status = aboutRunning(found[index], "status");
    usage.memory +=
        (field(status, "RssAnon:") + field(status, "RssShmem:") + field(status, "VmSwap:")) * kilobyte;
    usage.threads += (long)field(status, "Threads:");
    const char *io = about(found[index], "io");
    usage.written += field(io, "write_bytes: ");
    // Tested first: isRunning overwrites the buffer.
    if (*io == 0 && isRunning(found[index])) usage.isHidden = 1;
  }
  // What those wrote that have ended is added to who waited for them.
  usage.written += field(about(ancestor, "io"), "write_bytes: ");
  return usage;
}

unsigned long proportionalMemory(pid_t ancestor) {
  static pid_t found[mostDescendants];
  int count = findDescendants(ancestor, found);
  unsigned long sum = 0;
  for (int index = 0; index < count; index++) {
    const char *sums = aboutRunning(found[index], "smaps_rollup");
    unsigned long own = field(sums, "Pss_Anon:") + field(sums, "Pss_Shmem:") + field(sums, "SwapPss:");
    // One that cannot be looked into counts with all that it has.
    if (*sums == 0) {
      const char *status = aboutRunning(found[index], "status");
      own = field(status, "RssAnon:") + field(status, "RssShmem:") + field(status, "VmSwap:");
    }
    sum += own * kilobyte;
  }
  return sum;
}

void endDescendants(pid_t program) {
  static pid_t found[mostDescendants];
  const struct timespec pause = {.tv_nsec = 200 * 1000};
  // What stays in its group cannot start anything more from here on.
  kill(-program, SIGKILL);
  for (;;) {
    int count = findDescendants(getpid(), found);
    // Stopped first, so that none starts another while the others are being ended.
    for (int index = 0; index < count; index++) kill(found[index], SIGSTOP);
    for (int index = 0; index < count; index++) kill(found[index], SIGKILL);
    while (waitpid(-1, NULL, WNOHANG) > 0) continue;
    if (waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD) return;
    nanosleep(&pause, NULL);
  }
}
