// Runs one program and ends everything that it started, whatever became of it.
//
//     reprise-supervisor PROCESSES MEMORY [BOUND]... PROGRAM [ARGUMENT]...
//
// The standard input is where it reports how the program ended; `supervision.h` says what.

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "supervision.h"

/// Moves the reports away from the standard input, which the program finds empty.
static int takeReports(void) {
  int reports = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
  int nothing = open("/dev/null", O_RDONLY);
  if (reports < 0 || nothing < 0 || dup2(nothing, STDIN_FILENO) < 0) exit(126);
  close(nothing);
  return reports;
}

/// What an author's program starts or takes in this time is not seen.
static const long pauseMilliseconds = 5;

static void execute(char **command) { execv(command[0], command); }

int main(int count, char **arguments) {
  if (count < 4) {
    fputs("usage: reprise-supervisor PROCESSES MEMORY [BOUND]... PROGRAM [ARGUMENT]...\n", stderr);
    return 126;
  }
  superviseProgram(takeReports(), arguments + 1, pauseMilliseconds, execute);
  return 0;
}
