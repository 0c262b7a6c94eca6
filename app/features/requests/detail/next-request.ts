/** The field by which a confirmed action leads on to another request: that one's page. */
export const NEXT = "next";

/** The request to go on to after an action, and how many wait for the reader besides the one at hand. */
export interface NextRequest {
  path: string;
  others: number;
}
