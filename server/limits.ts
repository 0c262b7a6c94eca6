const KB = 1024;
const MB = 1024 * KB;

/** The limits of what the portal accepts, described in the README. Sizes in bytes, texts and names in characters. */
export const LIMITS = {
  /** A line of text and a text of several lines, as fields accept them. */
  line: 500,
  text: 5_000,
  /** A text with HTML, of news, system updates and mail templates. */
  html: 50_000,
  /** Any text: one that is longer than `text` but not than this is reported at its field. */
  readText: 64 * KB,
  /** A file; forms report a larger one at its field, up to the size that is read at all. */
  file: 10 * MB,
  readFile: 11 * MB,
  /** What a picture unpacks to, and the name of a file without its end. */
  pixels: 100_000_000,
  fileName: 80,
  /** The fields of a form, the records selected in a list in addition, and a field's name. */
  fields: 500,
  chosen: 5_000,
  fieldName: 100,
  /**
   * The headers of a request. The longest ones of the portal itself have an address with 500 selected rows, the same as
   * Referer, and the cookies of the session and of two people's lists: 6.5, 6.5, 12 at most, and 7 KB.
   */
  head: 36 * KB,
  /** An address: pages repeat it in their links and forms. Encoded, the one with 500 rows leads back from the login. */
  address: 12 * KB,
  /** The segments of its path: the framework finds the routes of a page, and of each path above it. */
  segments: 100,
  /** The body of a form: without sign-in, with sign-in, and with files, as received and as passed on. */
  publicForm: 16 * KB,
  form: 128 * KB,
  upload: 64 * MB,
  passedOn: 12 * MB,
} as const;
