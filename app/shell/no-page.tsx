/** For routes whose loader always answers with something else: being page routes, their errors are shown as pages. */
export function NoPage() {
  return null;
}
