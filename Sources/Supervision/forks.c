#define _GNU_SOURCE
#include "forks.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Since Linux 5.19, which the system's headers may not know.
enum { waitKillably = 1 << 5 };

union control {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr header;
};

int openHandover(int ends[2]) { return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends); }

static int sendFile(int channel, int file) {
  char text = 0;
  union control control = {.bytes = {0}};
  struct iovec part = {.iov_base = &text, .iov_len = 1};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = control.bytes,
      .msg_controllen = sizeof control.bytes};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &file, sizeof file);
  return sendmsg(channel, &message, MSG_NOSIGNAL) == 1 ? 0 : -1;
}

int filterAndHandOver(const struct sock_fprog *program, int handover) {
  // With the second flag, a signal does not interrupt a call that the supervisor has seen: `fork` is never interrupted.
  int listener = (int)syscall(
      SYS_seccomp, SECCOMP_SET_MODE_FILTER,
      SECCOMP_FILTER_FLAG_NEW_LISTENER | waitKillably, program);
  if (listener < 0 && errno == EINVAL)
    listener = (int)syscall(
        SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, program);
  if (listener < 0) return -1;
  int sent = sendFile(handover, listener);
  close(listener);
  return sent;
}

int takeListener(int handover) {
  char text;
  union control control;
  struct iovec part = {.iov_base = &text, .iov_len = 1};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = control.bytes,
      .msg_controllen = sizeof control.bytes};
  ssize_t length;
  do length = recvmsg(handover, &message, MSG_CMSG_CLOEXEC);
  while (length < 0 && errno == EINTR);
  close(handover);
  struct cmsghdr *header = length > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (header == NULL || header->cmsg_type != SCM_RIGHTS) return -1;
  int listener;
  memcpy(&listener, CMSG_DATA(header), sizeof listener);
  return listener;
}

void letGoOn(int listener) {
  // The kernel's may be longer than the one that this was built with, and it wants zeros.
  union {
    struct seccomp_notif call;
    char room[1024];
  } waiting;
  memset(&waiting, 0, sizeof waiting);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &waiting.call) != 0) return;
  union {
    struct seccomp_notif_resp answer;
    char room[1024];
  } answer;
  memset(&answer, 0, sizeof answer);
  answer.answer.id = waiting.call.id;
  answer.answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer.answer);
}
