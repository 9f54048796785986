// Becomes the program of an example, in a process in which the engine's library is loaded already.
//
//     reprise-launcher PROGRAM [ARGUMENT]...
//
// Loading the engine, Foundation and Swift's runtime takes half of the time of a launch. So a fork server
// (`ForkServer`) loads them once, together with this, and forks the process for each launch. In the new process,
// this loads the program, which is an executable like any other, and calls what the kernel would call.
//
// The program finds itself where it asks for its own path, its arguments and its parts: the functions below stand before
// those of the C library and of Foundation.
//
// In C, because nothing of Swift may run before the program is there.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/types.h>
#include <unistd.h>

typedef int (*MainFunction)(int count, char **arguments, char **environment);

/// What is launched; null before that.
static struct {
  const char *path;
  int count;
  char **arguments;
  const ElfW(Ehdr) *header;
  pid_t supervisor;
} program;

/// The function with this name behind those of this file.
static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: What the program learns of itself

/// Foundation finds the app's bundle by this.
const char *_CFProcessPath(void) {
  if (program.path != NULL) return program.path;
  return ((const char *(*)(void))next("_CFProcessPath"))();
}

ssize_t readlink(const char *path, char *target, size_t room) {
  if (program.path == NULL || strcmp(path, "/proc/self/exe") != 0)
    return ((ssize_t(*)(const char *, char *, size_t))next("readlink"))(path, target, room);
  size_t length = strlen(program.path);
  if (length > room) length = room;
  memcpy(target, program.path, length);
  return (ssize_t)length;
}

/// The engine finds the executable's code by the addresses that the kernel gives a process.
unsigned long getauxval(unsigned long kind) {
  if (program.header != NULL) {
    uintptr_t start = (uintptr_t)program.header;
    if (kind == AT_PHDR) return start + program.header->e_phoff;
    if (kind == AT_PHNUM) return program.header->e_phnum;
    if (kind == AT_EXECFN) return (unsigned long)program.path;
    if (kind == AT_ENTRY) return start + program.header->e_entry;
  }
  return ((unsigned long (*)(unsigned long))next("getauxval"))(kind);
}

/// On a phone, and for a program in a namespace of its own, process 1 starts the app.
pid_t getppid(void) {
  pid_t parent = ((pid_t(*)(void))next("getppid"))();
  return program.path != NULL && parent == program.supervisor ? 1 : parent;
}

// MARK: Beginning

/// What the C library writes before its messages.
static void setName(void) {
  char *path = program.arguments[0], *slash = strrchr(path, '/');
  program_invocation_name = path;
  program_invocation_short_name = slash == NULL ? path : slash + 1;
}

/// What the fork server was started with.
static char **loadedEnvironment;

/// Writes the launch's values over those that were there when the libraries were loaded: Foundation keeps pointers to a few of
/// them, the home folder's among them. Where it keeps one, the fork server was started with a long value.
static void replaceKeptVariables(void) {
  for (char **entry = loadedEnvironment; *entry != NULL; entry++) {
    char *value = strchr(*entry, '=');
    if (value == NULL) continue;
    *value = 0;
    const char *own = getenv(*entry);
    *value++ = '=';
    if (own != NULL && strlen(own) <= strlen(value)) strcpy(value, own);
  }
}

/// Calls a function of the engine or of Swift's runtime, if it is there.
static void begin(const char *name) {
  void (*function)(void) = dlsym(RTLD_DEFAULT, name);
  if (function != NULL) function();
}

static void setArguments(void) {
  void (*set)(char **, int) = dlsym(RTLD_DEFAULT, "_swift_stdlib_overrideUnsafeArgvArgc");
  if (set != NULL) set(program.arguments, program.count);
}

/// Loads the program; starts it in the usual way if it can't be loaded, before any of its code has run.
static void load(void) {
  // What libraries it has besides those that are there may define what others of its libraries need.
  struct link_map *loaded = dlopen(program.path, RTLD_LAZY | RTLD_GLOBAL);
  if (loaded == NULL) {
    execv(program.path, program.arguments);
    fprintf(stderr, "%s: %s\n", program.path, strerror(errno));
    exit(127);
  }
  program.header = (const ElfW(Ehdr) *)loaded->l_addr;
}

int main(int count, char **arguments) {
  program.supervisor = getppid();
  program.path = arguments[0];
  program.count = count;
  program.arguments = arguments;
  setArguments();
  setName();
  replaceKeptVariables();
  // Before the program is loaded: its own code may begin with that.
  begin("beginLaunchClock");
  load();
  begin("beginCrashReports");
  void (*enter)(void) = (void (*)(void))((uintptr_t)program.header + program.header->e_entry);
  enter();
  return 127;
}

/// Stands between the start of a program and its `main`: of this one, before the fork server, and of the program that is launched, to which
/// the C library has nothing left to do.
int __libc_start_main(
    MainFunction start, int count, char **arguments, void (*initialise)(void), void (*finish)(void),
    void (*finishLoader)(void), void *stackEnd) {
  if (program.path != NULL) exit(start(program.count, program.arguments, environ));
  loadedEnvironment = environ;
  int (*call)(MainFunction, int, char **, void (*)(void), void (*)(void), void (*)(void), void *) =
      next("__libc_start_main");
  return call(start, count, arguments, initialise, finish, finishLoader, stackEnd);
}
