/** The cookie of what a person's request list showed last: its pages lead back there, also after an action. */
export const LIST = "requests";
