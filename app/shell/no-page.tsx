/** For routes that always answer otherwise: as a page route, its errors are shown as pages too. */
export function NoPage() {
  return null;
}
