// Adds to the record of a run where its process was when a signal ended it.
//
// Swift's own backtracer reads all symbols of the process in a second process, for seconds on a busy machine, and does not
// see past the C library's `abort`. This writes addresses alone; the runner looks them up with the others.
//
// In C, because a signal may arrive inside `malloc`: the handler allocates nothing and takes no lock.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CrashReport.h"

#include <elf.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

const char crashReportVariable[] = "REPRISE_RECORD";

/// The signals by which the compiler's checks, the runtime and the processor end a program.
static const int signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};

enum {
  /// Of a recursion without end the innermost calls are enough.
  mostFrames = 1024,
  mostCallSites = 64,
  /// An address has at most twenty digits, with `{"address":},` around it.
  lineLength = 512 + mostCallSites * 40,
  /// Room for unwinding, on a stack of its own: the program's may be full.
  stackLength = 128 << 10,
};

static const char *path;
static char stack[stackLength] __attribute__((aligned(16)));

/// What the executable's addresses in its file are moved by, and where it lies in memory.
static struct {
  uintptr_t base, start, end;
} executable;

static bool findExecutable(void) {
  const Elf64_Phdr *headers = (const Elf64_Phdr *)getauxval(AT_PHDR);
  unsigned long count = getauxval(AT_PHNUM);
  if (headers == NULL) return false;
  bool isFound = false;
  for (unsigned long index = 0; index < count; index++) {
    if (headers[index].p_type != PT_PHDR) continue;
    executable.base = (uintptr_t)headers - headers[index].p_vaddr;
    isFound = true;
  }
  executable.start = UINTPTR_MAX;
  for (unsigned long index = 0; index < count; index++) {
    if (headers[index].p_type != PT_LOAD) continue;
    uintptr_t start = executable.base + headers[index].p_vaddr;
    uintptr_t end = start + headers[index].p_memsz;
    if (start < executable.start) executable.start = start;
    if (end > executable.end) executable.end = end;
  }
  return isFound;
}

// MARK: The entry, as `RecordStream` reads it

struct line {
  char text[lineLength];
  size_t length;
  int frames, callSites;
  bool isStackOverflow;
};

static void append(struct line *line, const char *text) {
  while (*text != 0 && line->length < lineLength) line->text[line->length++] = *text++;
}

static void appendNumber(struct line *line, uint64_t number) {
  char digits[24];
  size_t first = sizeof digits - 1;
  digits[first] = 0;
  do {
    digits[--first] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  append(line, digits + first);
}

static _Unwind_Reason_Code appendFrame(struct _Unwind_Context *context, void *argument) {
  struct line *line = argument;
  int isBeforeInstruction = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &isBeforeInstruction);
  // A call returns to the instruction behind it, which may be of another line; where a signal arrived, it is the very one.
  if (!isBeforeInstruction) address--;
  // Where exactly the stack is full is chance; the call that is made again and again is not.
  bool isChance = isBeforeInstruction && line->isStackOverflow;
  if (!isChance && address >= executable.start && address < executable.end) {
    append(line, line->callSites == 0 ? "{\"address\":" : ",{\"address\":");
    appendNumber(line, address - executable.base);
    append(line, ",\"column\":0,\"line\":0}");
    line->callSites++;
  }
  line->frames++;
  return line->callSites < mostCallSites && line->frames < mostFrames ? _URC_NO_REASON
                                                                      : _URC_END_OF_STACK;
}

/// Whether the program wrote just below the end of its stack, as the next call of an endless recursion does.
static bool isStackOverflow(int number, const siginfo_t *information, const ucontext_t *context) {
  if (number != SIGSEGV) return false;
#if defined(__x86_64__)
  uintptr_t top = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t top = context->uc_mcontext.sp;
#else
  uintptr_t top = 0;
#endif
  uintptr_t address = (uintptr_t)information->si_addr, room = 64 << 10;
  return top > room && address > top - room && address < top + room;
}

static void report(int number, siginfo_t *information, void *context) {
  // On the stack: the signals of two threads may arrive at once.
  struct line line = {.isStackOverflow = isStackOverflow(number, information, context)};
  append(&line, "{\"termination\":{\"_0\":{\"signalled\":{\"callSites\":[");
  _Unwind_Backtrace(appendFrame, &line);
  append(&line, "],\"message\":\"");
  if (line.isStackOverflow) append(&line, "stack overflow");
  append(&line, "\",\"signal\":");
  appendNumber(&line, (uint64_t)number);
  append(&line, "}}}}\n");
  int record = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
  if (record >= 0 && write(record, line.text, line.length) < 0) {
    // There is no other way to report it; the runner still sees the signal.
  }
  // It arrives again when this function has returned, and ends the process.
  signal(number, SIG_DFL);
  raise(number);
}

/// Before anything of the program runs, and after the runtime put its own handlers in place.
__attribute__((constructor)) void beginCrashReports(void) {
  path = getenv(crashReportVariable);
  if (path == NULL || !findExecutable()) return;
  // The program may change its environment.
  path = strdup(path);
  if (path == NULL) return;
  stack_t other = {.ss_sp = stack, .ss_size = stackLength};
  sigaltstack(&other, NULL);
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = report;
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    sigaction(signals[index], &action, NULL);
}
