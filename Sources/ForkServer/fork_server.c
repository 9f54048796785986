// Loads a program once, and forks it for each of its runs.
//
// Preloaded into a program (`LD_PRELOAD`), this stands between the loader and `main`: the libraries are
// mapped, 300,000 addresses of the Swift compiler are relocated and its statics are made: 20 of the 70 ms
// that it takes to refuse a script. From there on each run is a fork, watched by a supervisor as any
// program of an example is.
//
// The standard input is a socket of messages, each a request for one run: words that end in a zero byte,
//
//     FOLDER [NAME=VALUE]... "" PROCESSES MEMORY [BOUND]... PROGRAM [ARGUMENT]...
//
// and with them three files: for the reports of the supervisor, the output, and the errors. The output
// stays open until the run and everything that it started have ended. The environment can say how often a run is looked at: with
// `REPRISE_PAUSE=5`, every five milliseconds. At the end of the requests, which
// comes at the latest with the end of the process that sends them, this ends too.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "supervision.h"

typedef int (*MainFunction)(int count, char **arguments, char **environment);

enum { files = 3, mostBytes = 256 * 1024, mostWords = 4096 };

/// One request as it arrived.
struct request {
  char text[mostBytes + 1];
  size_t length;
  char *words[mostWords + 1];
  int reports, output, errors;
  /// Words that would be cut off could be those of a bound.
  int isWhole;
};

/// The milliseconds between two looks at a run: long for compilers, which start nothing and take their memory slowly.
static long pauseMilliseconds = 25;

static const char pauseVariable[] = "REPRISE_PAUSE";

static MainFunction programMain;

/// The signals of a crash, for which Swift's runtime has a handler that describes it.
static const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { crashCount = sizeof crashes / sizeof *crashes };

/// The loaded program's handlers for them.
static struct sigaction crashHandlers[crashCount];

/// The reports of the run that this process is about, which are none of the program's business.
static int reportsOfRun = -1;

/// Waits for the next request: 1; 0 where there are no more, -1 where it is none.
static int receive(struct request *request) {
  union {
    char bytes[CMSG_SPACE(files * sizeof(int))];
    struct cmsghdr header;
  } control;
  struct iovec part = {.iov_base = request->text, .iov_len = mostBytes};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = control.bytes,
      .msg_controllen = sizeof control.bytes};
  ssize_t length;
  do length = recvmsg(STDIN_FILENO, &message, MSG_CMSG_CLOEXEC);
  while (length < 0 && errno == EINTR);
  if (length <= 0) return 0;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (message.msg_flags & MSG_CTRUNC || header == NULL || header->cmsg_type != SCM_RIGHTS ||
      header->cmsg_len != CMSG_LEN(files * sizeof(int)))
    return -1;
  int received[files];
  memcpy(received, CMSG_DATA(header), sizeof received);
  request->reports = received[0];
  request->output = received[1];
  request->errors = received[2];
  request->length = (size_t)length;
  request->text[length] = 0;
  request->isWhole = (message.msg_flags & MSG_TRUNC) == 0;
  return 1;
}

static void closeFiles(const struct request *request) {
  close(request->reports);
  close(request->output);
  close(request->errors);
}

/// Parts the text into words; 0 where there are too many.
static int part(struct request *request) {
  size_t count = 0;
  for (size_t place = 0; place < request->length; place += strlen(request->text + place) + 1) {
    if (count == mostWords) return 0;
    request->words[count++] = request->text + place;
  }
  request->words[count] = NULL;
  return 1;
}

/// Takes the environment out of the words behind the folder; what is behind that, or null.
static char **takeEnvironment(char **words) {
  char **end = words;
  while (*end != NULL && **end != 0) end++;
  if (*end == NULL) return NULL;
  *end = NULL;
  environ = words;
  return end + 1;
}

/// Lets the system terminate this process when it crashes.
///
/// If a loaded library was truncated on disk, the handler of Swift's runtime crashes, too, and the process would never end.
static void resetCrashHandlers(void) {
  for (int place = 0; place < crashCount; place++) {
    sigaction(crashes[place], NULL, &crashHandlers[place]);
    signal(crashes[place], SIG_DFL);
  }
}

/// Gives the program its handlers back: their message says where its code crashed.
static void restoreCrashHandlers(void) {
  for (int place = 0; place < crashCount; place++)
    sigaction(crashes[place], &crashHandlers[place], NULL);
}

static void enterMain(char **command) {
  restoreCrashHandlers();
  const char *name = strrchr(command[0], '/');
  prctl(PR_SET_NAME, name == NULL ? command[0] : name + 1);
  close(reportsOfRun);
  int count = 0;
  while (command[count] != NULL) count++;
  exit(programMain(count, command, environ));
}

/// Puts the files of the run in the places of the standard ones.
static int takeFiles(const struct request *request) {
  int nothing = open("/dev/null", O_RDWR);
  if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0) return 0;
  if (dup2(request->output, STDOUT_FILENO) < 0) return 0;
  if (dup2(request->errors, STDERR_FILENO) < 0) return 0;
  close(nothing);
  close(request->output);
  close(request->errors);
  return 1;
}

/// Supervises one run, in a process of its own.
static void supervise(struct request *request) {
  signal(SIGCHLD, SIG_DFL);
  // The name by which lists of processes show it.
  prctl(PR_SET_NAME, "reprise-supervisor");
  reportsOfRun = request->reports;
  char **words = request->isWhole && part(request) ? request->words : NULL;
  char **command = words == NULL || *words == NULL ? NULL : takeEnvironment(words + 1);
  if (command == NULL || command[0] == NULL || command[1] == NULL) {
    tellUnstarted(request->reports, EINVAL);
  } else if (!takeFiles(request) || chdir(words[0]) != 0) {
    tellUnstarted(request->reports, errno);
  } else {
    superviseProgram(request->reports, command, pauseMilliseconds, enterMain);
  }
}

static int serve(int count, char **arguments, char **environment) {
  (void)count, (void)arguments, (void)environment;
  static struct request request;
  // None of the runs takes what this process has open.
  prctl(PR_SET_DUMPABLE, 0);
  // How the supervisors ended is not asked: they report what there is to say.
  signal(SIGCHLD, SIG_IGN);
  resetCrashHandlers();
  const char *pause = getenv(pauseVariable);
  if (pause != NULL) pauseMilliseconds = strtol(pause, NULL, 10);
  for (int received; (received = receive(&request)) != 0;) {
    if (received < 0) continue;
    pid_t supervisor = fork();
    if (supervisor == 0) {
      supervise(&request);
      _exit(0);
    }
    if (supervisor < 0) tellUnstarted(request.reports, errno);
    closeFiles(&request);
    // The next run is a copy of this process, and must not see the words of this one.
    explicit_bzero(request.text, request.length);
  }
  // The statics of a program that never ran are not taken down.
  _exit(0);
}

/// Takes the place of the C library's, which calls `main` when everything is ready for it.
__attribute__((visibility("default"))) int __libc_start_main(
    MainFunction program, int count, char **arguments, void (*initialise)(void),
    void (*finish)(void), void (*finishLoader)(void), void *stackEnd) {
  int (*start)(MainFunction, int, char **, void (*)(void), void (*)(void), void (*)(void), void *) =
      dlsym(RTLD_NEXT, "__libc_start_main");
  programMain = program;
  return start(serve, count, arguments, initialise, finish, finishLoader, stackEnd);
}
