/**
 * A controller that the outer signal aborts too; abort it in the end, so that the outer signal does not keep it alive.
 */
export function abortedBy(outer: AbortSignal): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  if (outer.aborted) controller.abort();
  else outer.addEventListener("abort", () => controller.abort(), { signal });
  return controller;
}
