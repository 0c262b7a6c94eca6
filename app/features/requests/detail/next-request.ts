/** The field with the page of the next request, to which a confirmed action leads. */
export const NEXT = "next";

/** The next request after an action, and how many others wait for the reader. */
export interface NextRequest {
  path: string;
  others: number;
}
