#define _GNU_SOURCE
#include "calls.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifdef __x86_64__
#define architecture AUDIT_ARCH_X86_64
#else
#define architecture AUDIT_ARCH_AARCH64
#endif

/// The calls of another system on the same machine have numbers of their own from here on.
enum { firstForeignCall = 0x40000000 };

enum { mostSteps = 160 };

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
    // Connections.
    SYS_socket,
    // Memory that no process is asked for: the supervisor sees only what is mapped.
    SYS_memfd_create,
#ifdef SYS_memfd_secret
    SYS_memfd_secret,
#endif
    SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
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

/// What changes a file that Landlock hides.
static const int refusedAmongOthers[] = {
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat,
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
#ifdef SYS_fchmodat2
    SYS_fchmodat2,
#endif
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

int refuseCalls(int isAmongOthers) {
  struct filter filter = {.count = 0};
  load(&filter, offsetof(struct seccomp_data, arch));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0));
  answer(&filter, SECCOMP_RET_KILL_PROCESS);
  load(&filter, offsetof(struct seccomp_data, nr));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, firstForeignCall, 0, 1));
  answer(&filter, SECCOMP_RET_KILL_PROCESS);

  for (size_t index = 0; index < sizeof refused / sizeof *refused; index++)
    refuse(&filter, refused[index], notPermitted);
  if (isAmongOthers) {
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
  answer(&filter, SECCOMP_RET_ALLOW);
  // Outliving the supervisor.
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 3));
  load(&filter, argument(0));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_PDEATHSIG, 0, 1));
  answer(&filter, notPermitted);
  answer(&filter, SECCOMP_RET_ALLOW);
  if (filter.count == mostSteps) {
    errno = E2BIG;
    return -1;
  }
  struct sock_fprog program = {.len = filter.count, .filter = filter.steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
