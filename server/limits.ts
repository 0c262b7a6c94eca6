const KB = 1024;
const MB = 1024 * KB;

/** What the portal accepts; README "What the portal accepts" tells it. Sizes in bytes, texts and names in characters. */
export const LIMITS = {
  /** A line of text and a text of several lines, as the fields let it be typed. */
  line: 500,
  text: 5_000,
  /** A text with HTML, of news, system updates and mail templates. */
  html: 50_000,
  /** A text as it is read at all: a longer one than `text` is told at its field with the text kept. */
  readText: 64 * KB,
  /** A file; forms tell a larger one at its field, up to the size that is read at all. */
  file: 10 * MB,
  readFile: 11 * MB,
  /** The fields of a form, the records of a chosen list besides, and a field's name. */
  fields: 500,
  chosen: 5_000,
  fieldName: 100,
  /**
   * The head of a request. The longest of the portal's own has an address with 500 chosen rows, the same as its Referer, and the cookies
   * of the session and of the lists of two people: 6.5, 6.5, 4 and 7 KB.
   */
  head: 32 * KB,
  /** The body of a form: of those that need no signing in, of the others, and with files, as received and as passed on. */
  publicForm: 16 * KB,
  form: 128 * KB,
  upload: 64 * MB,
  passedOn: 12 * MB,
} as const;
