#ifndef FLOOR_H
#define FLOOR_H

#include <stddef.h>

/* What no generator can avoid: parse and render one Markdown text with cmark-gfm and throw the HTML
 * away. Returns the length of the HTML. */
size_t floor_render(const char *text, size_t length);

/* Creates or replaces a file of that many bytes. Returns 0, or an errno. */
int floor_write(const char *path, size_t size);

#endif
