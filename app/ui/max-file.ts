/** The largest file that a form takes, in bytes (spec 2 §9). */
export const MAX_FILE = 10 * 1024 * 1024;
