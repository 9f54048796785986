// Runs one program and ends everything that it started, whatever became of it.
//
//     reprise-supervisor [--keep-input] PROCESSES MEMORY [BOUND]... PROGRAM [ARGUMENT]...
//
// The standard input is where it reports how the program ended; `supervision.h` says what. With `--keep-input` the
// program has that for itself, and the reports go to the standard error.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "supervision.h"

/// Moves the reports away from a standard input or output, in whose place the program finds nothing.
static int takeReports(int place) {
  int reports = fcntl(place, F_DUPFD_CLOEXEC, 3);
  int nothing = open("/dev/null", O_RDWR);
  if (reports < 0 || nothing < 0 || dup2(nothing, place) < 0) exit(126);
  close(nothing);
  return reports;
}

/// What an author's program starts or takes in this time is not seen.
static const long pauseMilliseconds = 5;

/// How often it is tried to start a program that is still open for writing, and how long each try waits, in microseconds.
static const int mostTries = 1000;
static const useconds_t microsecondsBetweenTries = 2000;

/// Returns only if the program can't be started.
static void execute(char **command) {
  // A process that the tool just forked has the file open in which the tool wrote the program, until it runs a program itself.
  for (int tries = 0; tries < mostTries; tries++) {
    execv(command[0], command);
    if (errno != ETXTBSY) return;
    usleep(microsecondsBetweenTries);
  }
}

int main(int count, char **arguments) {
  int keepsInput = count > 1 && strcmp(arguments[1], "--keep-input") == 0;
  char **words = arguments + 1 + keepsInput;
  if (count < 4 + keepsInput) {
    fputs("usage: reprise-supervisor [--keep-input] PROCESSES MEMORY [BOUND]... PROGRAM [ARGUMENT]...\n", stderr);
    return 126;
  }
  int reports = takeReports(keepsInput ? STDERR_FILENO : STDIN_FILENO);
  superviseProgram(reports, words, pauseMilliseconds, execute);
  return 0;
}
