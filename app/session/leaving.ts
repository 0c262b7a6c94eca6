/** What is needed when a page is left, which is loaded only then or after the page. */
export const leaving = () => import("./leave");
