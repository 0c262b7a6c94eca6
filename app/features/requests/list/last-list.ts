/** The cookie with the last state of a person's request list: request pages return to it, also after an action. */
export const LIST = "requests";
