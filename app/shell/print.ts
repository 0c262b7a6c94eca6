/** Whether a route's handle marks a page for paper (`handle = { print: true }`): it is sent without script. */
export const isPrint = (handle: unknown): boolean => typeof handle === "object" && handle !== null && "print" in handle;
