interface Match {
  pathname: string;
  handle?: unknown;
}

/**
 * Whether a matched route is a page for paper, which is sent without script: its handle says so of the route (`print: true`), or of
 * those of its URLs that begin in a way (`print: "/print-"`).
 */
export function isPrint({ pathname, handle }: Match): boolean {
  if (typeof handle !== "object" || handle === null || !("print" in handle)) return false;
  return typeof handle.print !== "string" || pathname.toLowerCase().startsWith(handle.print);
}
