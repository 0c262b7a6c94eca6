import { startProvider } from "./index.ts";
import { readSettings } from "./settings.ts";

try {
  const provider = await startProvider(readSettings(process.env));
  console.log(`reference provider on ${provider.url}`);
  const stop = () => void provider.close().then(() => process.exit(0));
  // "disconnect": the portal that started this process beside it is gone.
  for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.once(event, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
