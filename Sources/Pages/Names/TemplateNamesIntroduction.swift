extension TemplateNamesText {
  /// How templates work, before the lists.
  static let introduction = #"""
    # Templates

    Every page of a site is written by a template of this folder. This text tells what each file is for
    and which names it may use. It is generated from the program's own declarations, which also check
    the templates: `assay help templates` prints it as it holds for the program you have.

    ## Change one file

    Copy the file that you want to change into a folder `templates/` beside your `content/`, under the
    same path, and change the copy. Files are looked up one by one, and the first place that has one
    wins:

    1. the folder given with `--templates DIR`;
    2. the project's `templates/`, beside the content folder;
    3. those installed with the program, in `share/assay/templates`.

    So an update of the program brings you everything but the files that you replaced. Templates end in
    `.mustache`; `strings/TAG.yml` has the interface's words in one language; what lies in `assets/` is
    copied to the site as it is. A `README.md` and files whose names begin with a dot are passed over,
    and any other file that nothing uses is told with a warning.

    To add something to every page, fill one of the three files that are empty: `site-header.mustache`
    stands above everything, `site-footer.mustache` below everything, and `extra-head.mustache` at the
    end of the head. Colours and fonts need no template: give the custom properties at the top of
    `assets/site.css` other values in `assets/theme.css`, which is empty and read last. Pages carry a
    strict Content-Security-Policy, so that styles and scripts are files in `assets/`, never inline: `<link rel="stylesheet" href="{{root}}assets/ours.css">` in `extra-head.mustache` finds
    the file `templates/assets/ours.css` from every page.

    ## How a template is written

    Templates are Mustache, without lambdas and inheritance.

    | tag | what it does |
    |---|---|
    | `{{title}}` | writes a *text* or a *url*, escaped |
    | `{{{prose}}}` | writes *html*, finished markup, as it stands |
    | `{{#rules}}…{{/rules}}` | a section: once for each element of a *list*, once for an *object*, once if a *flag* is set or a text, url or html is there |
    | `{{^runs}}…{{/runs}}` | its opposite: once if nothing is there |
    | `{{words.search}}` | a name of an object, without a section |
    | `{{.}}` | in a section, the element itself: for lists of text |
    | `{{> pager}}` | includes `pager.mustache`, which sees the names at hand |
    | `{{! why }}` | a comment |

    Within a section the names of its object come first, and those around it stay at hand. A name that is
    declared and has nothing to say writes nothing; below, *absent* means this. A name that is not
    declared is an error at its line and column, before any page is written, and so are text written
    with three braces and html with two. An error changes no page: the last good site stays whole. A url
    never runs a script, whatever a guide or a test says.

    Addresses are relative to the page that they stand on, so that a site works from any folder and from
    the disk.

    """#
}
