#define _GNU_SOURCE
#include "calls.h"

#include "forks.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#ifdef __x86_64__
#define architecture AUDIT_ARCH_X86_64
#else
#define architecture AUDIT_ARCH_AARCH64
#endif

/// The calls of another system on the same machine have numbers of their own from here on.
enum { firstForeignCall = 0x40000000 };

/// Newer calls than the system's headers may know. What is newer than all that were looked at is not there for a program.
enum {
  newerClosingOfFiles = 436,
  newerChangeOfMode = 452,
  newerSetAttribute = 463,
  newerRemoveAttribute = 466,
  newerSetFileAttribute = 469,
  firstUnknownCall = 470,
};

/// The flag with which closing files gives a thread files of its own.
enum { closingUnshares = 1 << 1 };

enum { mostSteps = 320 };

struct filter {
  struct sock_filter steps[mostSteps];
  unsigned short count;
};

static const int refused[] = {
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp,
#ifdef SYS_pidfd_getfd
    SYS_pidfd_getfd,
#endif
#ifdef SYS_process_madvise
    SYS_process_madvise,
#endif
    // Connections, and more room for what is on its way in them.
    SYS_socket, SYS_setsockopt, SYS_shutdown,
    // Pages in pipes, which may belong to blocks of two megabytes.
    SYS_vmsplice, SYS_tee, SYS_splice,
    // Memory that no process is asked for: the supervisor sees only what is mapped.
    SYS_memfd_create,
#ifdef SYS_memfd_secret
    SYS_memfd_secret,
#endif
    SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
    // What processes of the same user could be slowed down with.
    SYS_ioprio_set,
    // Namespaces and mounts.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot,
#ifdef SYS_open_tree
    SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
#endif
#ifdef SYS_mount_setattr
    SYS_mount_setattr,
#endif
    SYS_open_by_handle_at, SYS_name_to_handle_at,
    // Keys of the kernel.
    SYS_add_key, SYS_request_key, SYS_keyctl,
    // What programs seldom need and attackers often.
    SYS_bpf, SYS_userfaultfd, SYS_perf_event_open, SYS_fanotify_init, SYS_kexec_load,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_acct, SYS_quotactl, SYS_syslog,
    SYS_vhangup, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_lookup_dcookie,
#ifdef SYS_io_uring_setup
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
};

/// What changes a file that Landlock hides, and what Foundation does to each file that it writes: the call does nothing
/// and reports success.
static const int leftUndoneSeeingOthers[] = {
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    SYS_fchmodat, SYS_fchownat, SYS_utimensat,
};

/// What else changes such a file, or tells of it.
static const int refusedSeeingOthers[] = {
    SYS_truncate, SYS_inotify_add_watch, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
    newerChangeOfMode, newerSetAttribute, newerRemoveAttribute, newerSetFileAttribute,
};

/// What tells of a file of another user, or changes it if all users may write to it.
static const int refusedSeeingOtherUsers[] = {
    SYS_inotify_add_watch, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
    newerSetAttribute, newerRemoveAttribute,
};

/// The same of a file that is open, which Foundation does to those that it writes.
static const int refusedAmongOthers[] = {
    SYS_fchmod, SYS_fchown, SYS_fsetxattr, SYS_fremovexattr,
};

/// What may be asked about the own process only, which its first argument names with 0.
static const int ownOnly[] = {
    SYS_prlimit64, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
    SYS_sched_setaffinity,
};

static void add(struct filter *filter, struct sock_filter step) {
  if (filter->count < mostSteps) filter->steps[filter->count++] = step;
}

static void load(struct filter *filter, unsigned offset) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset));
}

static void answer(struct filter *filter, unsigned action) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

static const unsigned notPermitted = SECCOMP_RET_ERRNO | EPERM;

/// Refuses a call with one number.
static void refuse(struct filter *filter, int call, unsigned action) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 1));
  answer(filter, action);
}

/// The low half of an argument: both machines keep it first.
static unsigned argument(int index) {
  return (unsigned)(offsetof(struct seccomp_data, args) + sizeof(__u64) * (unsigned)index);
}

/// Refuses a call whose argument is another number than this one.
static void refuseUnless(struct filter *filter, int call, int index, unsigned value) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 4));
  load(filter, argument(index));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0));
  answer(filter, notPermitted);
  load(filter, offsetof(struct seccomp_data, nr));
}

/// Refuses a call whose argument is this number.
static void refuseIf(struct filter *filter, int call, int index, unsigned value) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 4));
  load(filter, argument(index));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
  answer(filter, notPermitted);
  load(filter, offsetof(struct seccomp_data, nr));
}

/// Refuses a call in whose argument all these bits are set.
static void refuseWith(struct filter *filter, int call, int index, unsigned bits, unsigned action) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 5));
  load(filter, argument(index));
  add(filter, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, bits, 0, 1));
  answer(filter, action);
  load(filter, offsetof(struct seccomp_data, nr));
}

/// Lets calls that start a process wait until the supervisor has seen them; threads end with their process.
static void holdBackForks(struct filter *filter) {
#ifdef SYS_fork
  refuse(filter, SYS_fork, SECCOMP_RET_USER_NOTIF);
  refuse(filter, SYS_vfork, SECCOMP_RET_USER_NOTIF);
#endif
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4));
  load(filter, argument(0));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
  answer(filter, SECCOMP_RET_USER_NOTIF);
  answer(filter, SECCOMP_RET_ALLOW);
}

int refuseCalls(enum others others, int handover) {
  struct filter filter = {.count = 0};
  load(&filter, offsetof(struct seccomp_data, arch));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0));
  answer(&filter, SECCOMP_RET_KILL_PROCESS);
  load(&filter, offsetof(struct seccomp_data, nr));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, firstForeignCall, 0, 1));
  answer(&filter, SECCOMP_RET_KILL_PROCESS);

  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, firstUnknownCall, 0, 1));
  answer(&filter, SECCOMP_RET_ERRNO | ENOSYS);

  for (size_t index = 0; index < sizeof refused / sizeof *refused; index++)
    refuse(&filter, refused[index], notPermitted);
  for (size_t index = 0; index < sizeof ownOnly / sizeof *ownOnly; index++)
    refuseUnless(&filter, ownOnly[index], 0, 0);
  refuseUnless(&filter, SYS_setpriority, 0, PRIO_PROCESS);
  refuseUnless(&filter, SYS_setpriority, 1, 0);
  // Datagrams of an unconnected pair go to any socket that has a name, and what is on its way in a pair is memory of the
  // kernel, which no limit counts.
  refuse(&filter, SYS_socketpair, notPermitted);
  // The room of a pipe.
  refuseIf(&filter, SYS_fcntl, 1, F_SETPIPE_SZ);
  // Shared pages without a file stay when no process has them mapped, and then count for none.
  refuseWith(&filter, SYS_mmap, 3, MAP_SHARED | MAP_ANONYMOUS, notPermitted);
  // The C library writes in its place, which is counted.
  refuse(&filter, SYS_fallocate, SECCOMP_RET_ERRNO | EOPNOTSUPP);
  if (others == processesOfOtherUsers) {
    for (size_t index = 0; index < sizeof refusedSeeingOtherUsers / sizeof *refusedSeeingOtherUsers; index++)
      refuse(&filter, refusedSeeingOtherUsers[index], notPermitted);
  }
  if (others == filesOfOthers || others == processesOfOthers) {
    for (size_t index = 0; index < sizeof leftUndoneSeeingOthers / sizeof *leftUndoneSeeingOthers; index++)
      refuse(&filter, leftUndoneSeeingOthers[index], SECCOMP_RET_ERRNO | 0);
    for (size_t index = 0; index < sizeof refusedSeeingOthers / sizeof *refusedSeeingOthers; index++)
      refuse(&filter, refusedSeeingOthers[index], notPermitted);
  }
  if (others == processesOfOthers) {
    for (size_t index = 0; index < sizeof refusedAmongOthers / sizeof *refusedAmongOthers; index++)
      refuse(&filter, refusedAmongOthers[index], notPermitted);
  }
#ifdef SYS_clone3
  // Its flags are behind a pointer, where no filter can look; the C library takes the older call then.
  refuse(&filter, SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);
#endif
  // A process of a new namespace.
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4));
  load(&filter, argument(0));
  add(
      &filter,
      (struct sock_filter)BPF_JUMP(
          BPF_JMP | BPF_JSET | BPF_K,
          CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS |
              CLONE_NEWCGROUP,
          0, 1));
  answer(&filter, notPermitted);
  load(&filter, offsetof(struct seccomp_data, nr));
  // Files that only one thread has open: the supervisor sees those of the process.
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 5));
  load(&filter, argument(0));
  add(&filter, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, CLONE_THREAD | CLONE_FILES));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CLONE_THREAD, 0, 1));
  answer(&filter, notPermitted);
  load(&filter, offsetof(struct seccomp_data, nr));
  refuseWith(&filter, newerClosingOfFiles, 2, closingUnshares, notPermitted);
  // Without a namespace of its own, what it started is found by looking.
  if (others != noOthers) holdBackForks(&filter);
  // Outliving the supervisor, and hiding from it what is used.
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 4));
  load(&filter, argument(0));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_PDEATHSIG, 1, 0));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_DUMPABLE, 0, 1));
  answer(&filter, notPermitted);
  answer(&filter, SECCOMP_RET_ALLOW);
  if (filter.count == mostSteps) {
    errno = E2BIG;
    return -1;
  }
  struct sock_fprog program = {.len = filter.count, .filter = filter.steps};
  if (filterAndHandOver(&program, handover) == 0) return 0;
  // On an old kernel, calls that would wait are refused; where processes are found by looking, nothing runs.
  if (others != noOthers) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
