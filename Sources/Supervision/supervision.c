#define _GNU_SOURCE
#include "supervision.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "descendants.h"

/// What there is to know of the run.
struct run {
  int reports;
  pid_t program;
  long mostProcesses;
  unsigned long mostMemory;
  unsigned long peak;
  /// How the program ended, as `waitpid` says it.
  int status;
  /// How many processes it left behind.
  long left;
  /// What it was ended for; null as long as it is not.
  const char *excess;
};

static void tellLine(int reports, const char *format, ...) {
  char line[128];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  // Who started this has gone if this fails, and there is nobody else to tell.
  if (write(reports, line, (size_t)length) < 0) return;
}

void tellUnstarted(int reports, int error) { tellLine(reports, "unstarted %d\n", error); }

/// Keeps this process, and what it becomes, to a limit: 1; 0 where the word is none, -1 on failure.
static int setLimit(const char *word) {
  static const struct {
    const char *name;
    int resource;
  } limits[] = {
      {"--as=", RLIMIT_AS},       {"--core=", RLIMIT_CORE},   {"--cpu=", RLIMIT_CPU},
      {"--fsize=", RLIMIT_FSIZE}, {"--nproc=", RLIMIT_NPROC}};
  for (size_t index = 0; index < sizeof limits / sizeof *limits; index++) {
    size_t length = strlen(limits[index].name);
    if (strncmp(word, limits[index].name, length) != 0) continue;
    rlim_t value = strtoul(word + length, NULL, 10);
    const struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
    // Without its limits no program runs.
    if (setrlimit(limits[index].resource, &limit) != 0) return -1;
    return 1;
  }
  return 0;
}

static pid_t start(
    char **command, void (*begin)(char **command), const sigset_t *signals, int reports) {
  pid_t program = fork();
  if (program != 0) return program;
  int limited = 1;
  while (*command != NULL && (limited = setLimit(*command)) > 0) command++;
  if (limited < 0 || *command == NULL) {
    tellUnstarted(reports, *command == NULL ? EINVAL : errno);
    _exit(127);
  }
  // Signals to its own group do not end this process, and it has no terminal to type into.
  setsid();
  sigprocmask(SIG_SETMASK, signals, NULL);
  begin(command);
  tellUnstarted(reports, errno);
  _exit(127);
}

/// Takes notice of every child that has ended; whether the program is among them.
static int programHasEnded(struct run *run) {
  int hasEnded = 0;
  int status = 0;
  for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) > 0;) {
    if (ended != run->program) continue;
    run->status = status;
    hasEnded = 1;
  }
  return hasEnded;
}

static int isAbandoned(int reports) {
  struct pollfd end = {.fd = reports, .events = 0};
  return poll(&end, 1, 0) > 0 && (end.revents & (POLLHUP | POLLERR)) != 0;
}

/// What the run takes too much of, if it does.
static const char *excess(struct run *run) {
  unsigned long space = addressSpace(run->program);
  if (space > run->peak) run->peak = space;
  struct usage usage = usageOfDescendants(getpid());
  if (usage.processes > run->mostProcesses) return "processes";
  // What processes share is counted for each of them at first, which is quick.
  if (usage.memory > run->mostMemory && proportionalMemory(getpid()) > run->mostMemory)
    return "memory";
  return NULL;
}

/// Returns when the program has ended, or has to.
static void supervise(struct run *run, long milliseconds, const sigset_t *signals) {
  const struct timespec pause = {.tv_nsec = milliseconds * 1000 * 1000};
  while (!programHasEnded(run)) {
    if ((run->excess = excess(run)) != NULL) return;
    if (isAbandoned(run->reports)) {
      run->excess = "abandoned";
      return;
    }
    if (sigtimedwait(signals, NULL, &pause) == SIGTERM) {
      run->excess = "stopped";
      return;
    }
  }
}

static void tell(const struct run *run) {
  if (run->excess != NULL) {
    tellLine(run->reports, "%s\n", run->excess);
  } else if (WIFSIGNALED(run->status)) {
    tellLine(
        run->reports, "signalled %d %lu %ld\n", WTERMSIG(run->status), run->peak, run->left);
  } else {
    tellLine(run->reports, "exited %d %lu %ld\n", WEXITSTATUS(run->status), run->peak, run->left);
  }
}

void superviseProgram(
    int reports, char **words, long pause, void (*begin)(char **command)) {
  struct run run = {
      .reports = reports,
      .mostProcesses = strtol(words[0], NULL, 10),
      .mostMemory = strtoul(words[1], NULL, 10)};

  // Processes whose parents have ended become children of this one, so that none gets lost.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  sigset_t signals, before;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, &before);

  run.program = start(words + 2, begin, &before, reports);
  if (run.program < 0) {
    tellUnstarted(reports, errno);
    return;
  }
  supervise(&run, pause, &signals);
  run.left = usageOfDescendants(getpid()).processes;
  if (getpid() != 1) endDescendants(run.program);
  tell(&run);
}
