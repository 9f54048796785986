#define _GNU_SOURCE
#include "bounds.h"

#include <errno.h>
#include <grp.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "calls.h"
#include "files.h"

static const struct {
  const char *name;
  int resource;
} limits[] = {
    {"--as=", RLIMIT_AS},       {"--core=", RLIMIT_CORE},   {"--cpu=", RLIMIT_CPU},
    {"--fsize=", RLIMIT_FSIZE}, {"--nproc=", RLIMIT_NPROC}, {"--nofile=", RLIMIT_NOFILE}};

/// What stands behind a name, or null where the word has another.
static const char *value(const char *word, const char *name) {
  size_t length = strlen(name);
  return strncmp(word, name, length) == 0 ? word + length : NULL;
}

struct bounds readBounds(char **words) {
  struct bounds bounds = {.command = NULL, .parity = -1};
  if (words[0] == NULL || words[1] == NULL) return bounds;
  bounds.processes = strtol(words[0], NULL, 10);
  bounds.memory = strtoul(words[1], NULL, 10);
  bounds.kept = words + 2;
  char **word = bounds.kept;
  for (; *word != NULL && strncmp(*word, "--", 2) == 0; word++) {
    const char *text;
    if ((text = value(*word, "--written=")) != NULL) bounds.written = strtoul(text, NULL, 10);
    if ((text = value(*word, "--entries=")) != NULL) bounds.entries = strtol(text, NULL, 10);
    if ((text = value(*word, "--earlier=")) != NULL) bounds.earlier = strtol(text, NULL, 10);
    if ((text = value(*word, "--parity=")) != NULL) bounds.parity = *text == '1';
    if ((text = value(*word, "--fsize=")) != NULL) bounds.largest = strtoul(text, NULL, 10);
  }
  bounds.command = *word == NULL ? NULL : word;
  return bounds;
}

/// 1 where the word is a limit and is kept now, 0 where it is none, -1 on failure.
static int setLimit(const char *word) {
  for (size_t index = 0; index < sizeof limits / sizeof *limits; index++) {
    const char *text = value(word, limits[index].name);
    if (text == NULL) continue;
    char *end;
    rlim_t soft = strtoul(text, &end, 10);
    rlim_t hard = *end == ':' ? strtoul(end + 1, NULL, 10) : soft;
    const struct rlimit limit = {.rlim_cur = soft, .rlim_max = hard};
    return setrlimit(limits[index].resource, &limit) == 0 ? 1 : -1;
  }
  return 0;
}

/// What is entered when all words have been read.
struct entered {
  const char *user;
  int files;
  int refusesCalls;
  enum others others;
  int isAmongOthers;
};

/// Takes one word; -1 where it cannot be kept, or is none of them.
static int take(const char *word, struct entered *entered) {
  const char *path;
  if ((path = value(word, "--read=")) != NULL) return addReadable(entered->files, path);
  if ((path = value(word, "--write=")) != NULL)
    return entered->files < 0 ? 0 : addWritable(entered->files, path);
  if (value(word, "--written=") != NULL || value(word, "--entries=") != NULL || value(word, "--earlier=") != NULL ||
      value(word, "--parity=") != NULL)
    return 0;
  if (value(word, "--user=") != NULL) {
    entered->user = value(word, "--user=");
    return 0;
  }
  if (strcmp(word, "--refuse-calls") == 0) {
    entered->refusesCalls = 1;
    return 0;
  }
  if (strcmp(word, "--sees-others") == 0) {
    entered->others = filesOfOthers;
    return 0;
  }
  if (strcmp(word, "--among-others") == 0) {
    entered->isAmongOthers = 1;
    entered->others = processesOfOthers;
    return 0;
  }
  if (strcmp(word, "--among-other-users") == 0) {
    entered->isAmongOthers = 1;
    entered->others = processesOfOtherUsers;
    return 0;
  }
  if (strcmp(word, "--landlock") == 0) {
    entered->files = beginFiles(entered->isAmongOthers);
    return entered->files < 0 ? -1 : 0;
  }
  int kept = setLimit(word);
  if (kept == 0) errno = EINVAL;
  return kept > 0 ? 0 : -1;
}

/// Becomes another user for good, who is in one group only.
static int becomeUser(const char *word) {
  uid_t user = (uid_t)strtoul(word, NULL, 10);
  if (user == 0) {
    errno = EINVAL;
    return -1;
  }
  if (setgroups(0, NULL) != 0) return -1;
  if (setresgid(user, user, user) != 0) return -1;
  return setresuid(user, user, user);
}

int enterBounds(const struct bounds *bounds, pid_t supervisor, int handover) {
  struct entered entered = {.files = -1};
  for (char **word = bounds->kept; word != bounds->command; word++) {
    if (take(*word, &entered) < 0) return -1;
  }
  if (entered.others == processesOfOtherUsers && entered.user == NULL) {
    errno = EINVAL;
    return -1;
  }
  // A user of its own may change its own files, wherever those of others are.
  if (entered.user != NULL && entered.others == filesOfOthers) entered.others = processesOfOtherUsers;
  if (entered.user != NULL && becomeUser(entered.user) != 0) return -1;
  // Later than the change of user, which takes it back.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
  if (getppid() != supervisor) {
    errno = ECHILD;
    return -1;
  }
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  // What it uses must be readable for the supervisor; from here on it cannot be hidden again.
  if (prctl(PR_SET_DUMPABLE, 1) != 0) return -1;
  if (entered.files >= 0) {
    if (enterFiles(entered.files) != 0) return -1;
    close(entered.files);
  }
  return entered.refusesCalls ? refuseCalls(entered.others, handover) : 0;
}

int isInFolders(const struct bounds *bounds, const char *path) {
  char folder[PATH_MAX];
  for (char **word = bounds->kept; word != bounds->command; word++) {
    const char *written = value(*word, "--write=");
    if (written == NULL || realpath(written, folder) == NULL) continue;
    size_t length = strlen(folder);
    if (strncmp(path, folder, length) == 0 && path[length] == '/') return 1;
  }
  return 0;
}

struct contents contentsOfFolders(const struct bounds *bounds) {
  struct contents contents = {0, 0};
  for (char **word = bounds->kept; word != bounds->command; word++) {
    const char *path = value(*word, "--write=");
    if (path != NULL) addContents(path, bounds->entries, &contents);
  }
  return contents;
}
