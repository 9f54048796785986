#define _GNU_SOURCE
#include "entries.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { deepest = 64, bytesOfBlock = 512 };

static DIR *opened(int parent, const char *name) {
  int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
  if (folder < 0) return NULL;
  DIR *stream = fdopendir(folder);
  if (stream == NULL) close(folder);
  return stream;
}

void addContents(const char *path, long most, struct contents *contents) {
  DIR *open[deepest];
  int depth = 0;
  if ((open[0] = opened(AT_FDCWD, path)) == NULL) {
    if (errno == EACCES) contents->entries = most + 1;
    return;
  }
  while (depth >= 0) {
    struct dirent *entry = contents->entries > most ? NULL : readdir(open[depth]);
    if (entry == NULL) {
      closedir(open[depth--]);
      continue;
    }
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    struct stat status;
    contents->entries++;
    if (fstatat(dirfd(open[depth]), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0)
      contents->bytes += (unsigned long)status.st_blocks * bytesOfBlock;
    if (entry->d_type != DT_DIR) continue;
    DIR *next = depth + 1 == deepest ? NULL : opened(dirfd(open[depth]), entry->d_name);
    if (next != NULL) open[++depth] = next;
    // What cannot be counted is too much. A folder may have been removed meanwhile.
    else if (depth + 1 == deepest || errno == EACCES) contents->entries = most + 1;
  }
}
