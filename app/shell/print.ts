interface Match {
  pathname: string;
  handle?: unknown;
}

/**
 * Whether a matched route is a page for paper, which is sent without script. Its handle says so for the whole route
 * (`print: true`) or for URLs with a prefix (`print: "/print-"`).
 */
export function isPrint({ pathname, handle }: Match): boolean {
  if (typeof handle !== "object" || handle === null || !("print" in handle)) return false;
  return typeof handle.print !== "string" || pathname.toLowerCase().startsWith(handle.print);
}
