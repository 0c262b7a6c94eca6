/** The cookie of what a person's request list showed last: its pages lead back there, also after an act. */
export const LIST = "requests";
