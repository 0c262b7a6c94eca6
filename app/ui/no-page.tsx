/** The component of routes that show nothing themselves. Without one a route would have no error page either. */
export function NoPage() {
  return null;
}
