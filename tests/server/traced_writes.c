/* Preloaded: records what a process writes below the folder TRACED, and when it asks for that to
 * be on disk, in the order in which it happens, into the file TRACE.
 *
 * A record: kind ('w'rite, 't'runcate, 's'ync, 'u'nlink), length of the name, offset, length; name; bytes. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static ssize_t (*real_write)(int, const void *, size_t);

#define REAL(name) \
    static __typeof__(name) *real; \
    if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static void put(int fd, const void *bytes, size_t length) {
    const char *at = bytes;
    while (length > 0) {
        ssize_t done = real_write(fd, at, length);
        if (done <= 0) abort();
        at += done;
        length -= (size_t)done;
    }
}

/* Whether a descriptor is of a file below the folder; then its name there. */
static int traced(int fd, char *name, size_t size) {
    static const char *folder;
    char link[64], path[4096];
    if (!folder && !(folder = getenv("TRACED"))) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    size_t prefix = strlen(folder);
    if (length <= (ssize_t)prefix) return 0;
    path[length] = 0;
    if (strncmp(path, folder, prefix) != 0) return 0;
    snprintf(name, size, "%s", path + prefix + 1);
    return 1;
}

static void record(char kind, const char *name, int64_t offset, const void *bytes, int64_t length) {
    static int log = -1;
    if (!real_write) real_write = dlsym(RTLD_NEXT, "write");
    if (log < 0) log = open(getenv("TRACE"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    struct { int64_t kind, name, offset, length; } head = {kind, (int64_t)strlen(name), offset, length};
    put(log, &head, sizeof head);
    put(log, name, strlen(name));
    if (bytes) put(log, bytes, (size_t)length);
}

/* The real call and its record are one step, whatever other threads do. */
#define RECORDED(call, kind, offset, bytes, length) \
    char name[256]; \
    if (!traced(fd, name, sizeof name)) return call; \
    pthread_mutex_lock(&turn); \
    int64_t where = (offset); \
    __typeof__(call) result = call; \
    if (result >= 0) record(kind, name, where, bytes, length); \
    pthread_mutex_unlock(&turn); \
    return result

ssize_t write(int fd, const void *bytes, size_t count) {
    REAL(write);
    RECORDED(real(fd, bytes, count), 'w', lseek(fd, 0, SEEK_CUR), bytes, result);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
    REAL(pwrite);
    RECORDED(real(fd, bytes, count, at), 'w', at, bytes, result);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    REAL(pwrite64);
    RECORDED(real(fd, bytes, count, at), 'w', at, bytes, result);
}

int ftruncate(int fd, off_t size) {
    REAL(ftruncate);
    RECORDED(real(fd, size), 't', size, NULL, 0);
}

int ftruncate64(int fd, off64_t size) {
    REAL(ftruncate64);
    RECORDED(real(fd, size), 't', size, NULL, 0);
}

int fsync(int fd) {
    REAL(fsync);
    RECORDED(real(fd), 's', 0, NULL, 0);
}

int fdatasync(int fd) {
    REAL(fdatasync);
    RECORDED(real(fd), 's', 0, NULL, 0);
}

int unlink(const char *path) {
    REAL(unlink);
    const char *folder = getenv("TRACED");
    size_t prefix = folder ? strlen(folder) : 0;
    pthread_mutex_lock(&turn);
    int result = real(path);
    if (result == 0 && folder && strncmp(path, folder, prefix) == 0)
        record('u', path + prefix + 1, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return result;
}
