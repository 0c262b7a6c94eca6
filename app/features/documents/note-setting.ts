/** The setting that holds the note of a page for paper, by its path: "print_note_report_activity". */
export const noteSetting = (path: string): string => `print_note_${path.slice("/print-".length).replaceAll("-", "_")}`;
