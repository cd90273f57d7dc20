#include "floor.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

size_t floor_render(const char *text, size_t length) {
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  const char *names[] = {"table", "strikethrough", "autolink", "tasklist"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(names[i]));
  }
  cmark_parser_feed(parser, text, length);
  cmark_node *document = cmark_parser_finish(parser);
  char *html = cmark_render_html(document, CMARK_OPT_DEFAULT,
                                 cmark_parser_get_syntax_extensions(parser));
  size_t size = strlen(html);
  free(html);
  cmark_node_free(document);
  cmark_parser_free(parser);
  return size;
}

int floor_write(const char *path, size_t size) {
  int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (descriptor < 0) return errno;
  char *bytes = malloc(size + 1);
  memset(bytes, 'x', size);
  size_t done = 0;
  int problem = 0;
  while (done < size && !problem) {
    ssize_t count = write(descriptor, bytes + done, size - done);
    if (count < 0) problem = errno;
    else done += (size_t)count;
  }
  free(bytes);
  close(descriptor);
  return problem;
}
