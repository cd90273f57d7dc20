// Debian builds libxml2 with ICU, and encoding.h then includes the system's ICU headers. Their types
// clash with those of the ICU inside Foundation wherever one compilation sees both, so that a build
// fails now and then. Nothing here looks into the structures that have ICU members.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlerror.h>
