#define _GNU_SOURCE
#include "supervision.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "bounds.h"
#include "descendants.h"
#include "forks.h"
#include "nameless.h"

/// How many looks in a row may find a process that cannot be looked into: more than a starting program causes.
enum { mostLooksAtHidden = 40 };

/// How many threads the processes have room for, on average.
enum { threadsEach = 8 };

/// Counting files takes longer than looking at processes, so it is done once in so many looks.
enum { looksForEntries = 10 };

/// What there is to know of the run.
struct run {
  int reports;
  pid_t program;
  /// Where calls wait that start a process; -1 where none does.
  int listener;
  /// Where signals arrive.
  int signals;
  /// Who started this process; 0 as long as that one is outside its namespace.
  pid_t parent;
  struct bounds bounds;
  /// How often it was looked at, and how often in a row there was a process that cannot be looked into.
  long looks;
  long looksAtHidden;
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
  // This fails only when the process that reads the reports has ended: there is no other to tell.
  if (write(reports, line, (size_t)length) < 0) return;
}

void tellUnstarted(int reports, int error) { tellLine(reports, "unstarted %d\n", error); }

/// Starts and ends a process, so that the next one has another number, and returns the number of this one.
///
/// A fork server's memory is large, and such a process needs no copy of it.
static pid_t useNumber(void) {
  pid_t process = vfork();
  if (process == 0) _exit(0);
  if (process > 0) waitpid(process, NULL, 0);
  return process;
}

/// Forks a process whose number is even or odd; of any number where `parity` is negative.
///
/// Others in the namespace may take the number that would come next, so it is tried until it is right.
static pid_t forkWithParity(int parity) {
  while (1) {
    if (parity >= 0 && useNumber() % 2 == parity) useNumber();
    pid_t process = fork();
    if (process < 0 || parity < 0) return process;
    pid_t number = process == 0 ? getpid() : process;
    if (number % 2 == parity) return process;
    if (process == 0) _exit(0);
    waitpid(process, NULL, 0);
  }
}

static pid_t start(
    struct run *run, void (*begin)(char **command), const sigset_t *signals) {
  pid_t supervisor = getpid();
  int handover[2];
  if (openHandover(handover) != 0) return -1;
  pid_t program = forkWithParity(run->bounds.parity);
  if (program < 0) {
    int error = errno;
    close(handover[0]);
    close(handover[1]);
    errno = error;
    return -1;
  }
  if (program != 0) {
    close(handover[1]);
    // The program does not begin before, and where it does not begin, its end of the channel closes.
    run->listener = takeListener(handover[0]);
    return program;
  }
  close(handover[0]);
  // A process that is forked and starts no other program keeps what is open.
  close(run->signals);
  // Signals to its own group do not end this process, and it has no terminal to type into.
  setsid();
  sigprocmask(SIG_SETMASK, signals, NULL);
  // Without its bounds no program runs.
  if (enterBounds(&run->bounds, supervisor, handover[1]) == 0) {
    close(handover[1]);
    begin(run->bounds.command);
  }
  // A supervisor that has been ended has nothing to say of the program, and this process nothing in its place.
  if (getppid() == supervisor) tellUnstarted(run->reports, errno);
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

/// Whether there are too many files, or too large ones.
static const char *excessOfFiles(const struct bounds *bounds) {
  if (bounds->entries == 0) return NULL;
  struct contents contents = contentsOfFolders(bounds);
  if (contents.entries > bounds->entries) return "entries";
  if (bounds->written == 0) return NULL;
  return contents.bytes > bounds->written || namelessFiles(getpid(), bounds) > bounds->written - contents.bytes
             ? "written"
             : NULL;
}

/// What the run takes too much of, if it does.
static const char *excess(struct run *run) {
  unsigned long space = addressSpace(run->program);
  if (space > run->peak) run->peak = space;
  struct usage usage = usageOfDescendants(getpid());
  const struct bounds *bounds = &run->bounds;
  if (usage.processes > bounds->processes) return "processes";
  if (usage.threads > threadsEach * bounds->processes) return "processes";
  // What processes share is counted for each of them at first, which is quick.
  if (usage.memory > bounds->memory && proportionalMemory(getpid()) > bounds->memory)
    return "memory";
  // The supervisor cannot see what a process writes that it cannot look into; every process is like that while it
  // starts a program.
  run->looksAtHidden = usage.isHidden ? run->looksAtHidden + 1 : 0;
  if (bounds->written > 0 && (usage.written > bounds->written || run->looksAtHidden > mostLooksAtHidden))
    return "written";
  return ++run->looks % looksForEntries == 0 ? excessOfFiles(bounds) : NULL;
}

/// Whether this signal tells the supervisor to end everything.
///
/// Nothing that it supervises may: within a namespace of its own, a sender outside has the number 0; elsewhere
/// only the process that started it counts. The kernel lets no process forge the number of a signal that `kill` sends.
static int isFromOutside(const struct run *run, const struct signalfd_siginfo *signal) {
  return signal->ssi_signo == SIGTERM && signal->ssi_code == SI_USER &&
         (pid_t)signal->ssi_pid == run->parent;
}

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Waits for a signal until this time, and lets processes start meanwhile.
///
/// Whether the signal tells to end everything.
static int isToldToStop(struct run *run, long end) {
  struct pollfd news[] = {{.fd = run->signals, .events = POLLIN}, {.fd = run->listener, .events = POLLIN}};
  for (long now; (now = milliseconds()) < end;) {
    if (poll(news, 2, (int)(end - now)) <= 0) continue;
    if (news[1].revents & POLLIN) letGoOn(run->listener);
    // Every process that waited here has ended.
    else if (news[1].revents != 0) news[1].fd = -1;
    struct signalfd_siginfo signal;
    if (news[0].revents != 0)
      return read(run->signals, &signal, sizeof signal) == sizeof signal && isFromOutside(run, &signal);
  }
  return 0;
}

/// Returns when the program has ended, or has to.
static void supervise(struct run *run, long pause) {
  for (long nextLook = 0; !programHasEnded(run);) {
    // Not at each signal, of which there may be thousands.
    if (milliseconds() >= nextLook) {
      if ((run->excess = excess(run)) != NULL) return;
      if (isAbandoned(run->reports)) {
        run->excess = "abandoned";
        return;
      }
      nextLook = milliseconds() + pause;
    }
    if (isToldToStop(run, nextLook)) {
      run->excess = "stopped";
      return;
    }
  }
}

/// Ends everything that the program started.
static void endAll(const struct run *run) {
  // The first process of a namespace takes all others with it.
  if (getpid() == 1) return;
  // From here on none of them starts a process: the system refuses calls that would wait at a closed listener.
  if (run->listener >= 0) close(run->listener);
  endDescendants(run->program);
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
  struct run run = {.reports = reports, .parent = getppid(), .bounds = readBounds(words)};
  if (run.bounds.command == NULL) {
    tellUnstarted(reports, EINVAL);
    return;
  }
  // No process of the same user traces this one or takes what it has open: not what it supervises either.
  prctl(PR_SET_DUMPABLE, 0);
  // Processes whose parents have ended become children of this one, so that none gets lost.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  sigset_t signals, before;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, &before);
  run.signals = signalfd(-1, &signals, SFD_CLOEXEC);
  if (run.signals < 0) {
    tellUnstarted(reports, errno);
    return;
  }

  for (long count = 0; count < run.bounds.earlier; count++) useNumber();
  run.program = start(&run, begin, &before);
  if (run.program < 0) {
    tellUnstarted(reports, errno);
    return;
  }
  tellLine(reports, "started\n");
  supervise(&run, pause);
  run.left = usageOfDescendants(getpid()).processes;
  endAll(&run);
  // What it did last, it did behind the last look.
  if (run.excess == NULL) run.excess = excessOfFiles(&run.bounds);
  tell(&run);
}
