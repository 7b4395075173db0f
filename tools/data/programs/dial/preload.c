// Writes the name that a program asks the resolver for, and the address that it connects to, into the file that DIAL_LOG names. Both calls fail,
// so that no program connects. Build: cc -shared -fPIC -o preload.so preload.c
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>

static void log_line(const char *kind, const char *text) {
    const char *name = getenv("DIAL_LOG");
    FILE *file = name == NULL ? NULL : fopen(name, "a");
    if (file == NULL) return;
    fprintf(file, "%s %s\n", kind, text);
    fclose(file);
}

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
    log_line("name", node == NULL ? "" : node);
    return EAI_NONAME;
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
    char text[INET6_ADDRSTRLEN] = "";
    if (address->sa_family == AF_INET) inet_ntop(AF_INET, &((struct sockaddr_in *)address)->sin_addr, text, sizeof text);
    else if (address->sa_family == AF_INET6) inet_ntop(AF_INET6, &((struct sockaddr_in6 *)address)->sin6_addr, text, sizeof text);
    else {
        errno = ECONNREFUSED;
        return -1;
    }
    log_line("address", text);
    errno = ECONNREFUSED;
    return -1;
}
