/** The parameter by which a list's address leads to its file, of that kind, in place of its page. */
export const EXPORT = "export";

/** The parameter for what separates the values of a CSV file. */
export const SEPARATOR = "separator";
