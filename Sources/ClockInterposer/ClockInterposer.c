// A calendar's clock that begins at the same instant in every run, and runs at real speed.
//
// The engine's library stands before the C library where programs look for functions, so the ones
// below take the place of that library's in the whole process, Foundation and Dispatch included.
// The clocks that only measure how much time passes are the machine's.
//
// Times go both ways. What reads the clock is given the launch's time. What waits until an instant
// is told one of the launch's time, and hands it to the system in the machine's.
//
// In C, because the runtime of Swift asks for the time before it is there itself.

#define _GNU_SOURCE

#include "ClockInterposer.h"

#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

const char launchClockVariable[] = "REPRISE_CLOCK";

static const int64_t second = 1000 * 1000 * 1000;

/// No clock that begins when the machine does comes to such a number of seconds, and no instant that
/// a program waits for is earlier.
static const time_t leastInstant = 300 * 1000 * 1000;

static struct timespec machineTime(void) {
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
  return now;
}

static int64_t offsetFromEnvironment(void) {
  const char *start = getenv(launchClockVariable);
  if (start == NULL) return 0;
  char *end = NULL;
  int64_t instant = strtoll(start, &end, 10) * second;
  if (*end == '.') {
    for (int64_t unit = second / 10; *++end >= '0' && *end <= '9'; unit /= 10) {
      instant += (*end - '0') * unit;
    }
  }
  struct timespec now = machineTime();
  return instant - (now.tv_sec * second + now.tv_nsec);
}

static _Atomic int64_t knownOffset = INT64_MIN;

/// How many nanoseconds the launch's time is ahead of the machine's, found when it is first asked
/// for: before any code of the app's.
static int64_t offset(void) {
  int64_t value = atomic_load(&knownOffset);
  if (value != INT64_MIN) return value;
  int64_t unknown = INT64_MIN;
  atomic_compare_exchange_strong(&knownOffset, &unknown, offsetFromEnvironment());
  return atomic_load(&knownOffset);
}

__attribute__((constructor)) static void begin(void) { offset(); }

void beginLaunchClock(void) { atomic_store(&knownOffset, offsetFromEnvironment()); }

static struct timespec moved(struct timespec time, int64_t nanoseconds) {
  time.tv_sec += nanoseconds / second;
  time.tv_nsec += nanoseconds % second;
  if (time.tv_nsec >= second) {
    time.tv_nsec -= second;
    time.tv_sec += 1;
  } else if (time.tv_nsec < 0) {
    time.tv_nsec += second;
    time.tv_sec -= 1;
  }
  return time;
}

/// The machine's time for an instant of the launch's; a time of another clock is left as it is.
static struct timespec instant(const struct timespec *time) {
  if (time->tv_sec < leastInstant) return *time;
  struct timespec instant = moved(*time, -offset());
  if (instant.tv_sec < 0) instant.tv_sec = 0;
  return instant;
}

// What reads the clock.

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (syscall(SYS_clock_gettime, clock, time) != 0) return -1;
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) *time = moved(*time, offset());
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now = moved(machineTime(), offset());
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  time_t now = moved(machineTime(), offset()).tv_sec;
  if (result != NULL) *result = now;
  return now;
}

int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC) return 0;
  *time = moved(machineTime(), offset());
  return base;
}

// What waits until an instant.

int timerfd_settime(
    int file, int flags, const struct itimerspec *times, struct itimerspec *before) {
  struct itimerspec machine = *times;
  if (flags & TFD_TIMER_ABSTIME) machine.it_value = instant(&times->it_value);
  return (int)syscall(SYS_timerfd_settime, file, flags, &machine, before);
}

/// The C library's own function; `version` is the one that programs of today are linked to, where
/// there are several.
static void *next(const char *name, const char *version) {
  void *found = version == NULL ? NULL : dlvsym(RTLD_NEXT, name, version);
  return found != NULL ? found : dlsym(RTLD_NEXT, name);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  static int (*_Atomic wait)(sem_t *, const struct timespec *);
  if (wait == NULL) wait = next("sem_timedwait", NULL);
  struct timespec machine = instant(time);
  return wait(semaphore, &machine);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  static int (*_Atomic wait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (wait == NULL) wait = next("pthread_cond_timedwait", "GLIBC_2.3.2");
  struct timespec machine = instant(time);
  return wait(condition, mutex, &machine);
}

int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  static int (*_Atomic lock)(pthread_mutex_t *, const struct timespec *);
  if (lock == NULL) lock = next("pthread_mutex_timedlock", NULL);
  struct timespec machine = instant(time);
  return lock(mutex, &machine);
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  static int (*_Atomic sleep)(clockid_t, int, const struct timespec *, struct timespec *);
  if (sleep == NULL) sleep = next("clock_nanosleep", NULL);
  struct timespec machine = *time;
  if (clock == CLOCK_REALTIME && (flags & TIMER_ABSTIME)) machine = instant(time);
  return sleep(clock, flags, &machine, rest);
}
