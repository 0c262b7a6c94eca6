import { Histogram, register } from "prom-client";

const NAME = "provider_calls_seconds";

/**
 * Duration of every exchange with the provider, challenges and retries included. `family` is the first segment of the
 * path (never an id), `status` the HTTP status or "none" if no answer came.
 */
export function callSeconds(): Histogram<"family" | "method" | "status"> {
  const registered = register.getSingleMetric(NAME) as Histogram<"family" | "method" | "status"> | undefined;
  return (
    registered ??
    new Histogram({
      name: NAME,
      help: "Duration of calls to the provider in seconds",
      labelNames: ["family", "method", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    })
  );
}
