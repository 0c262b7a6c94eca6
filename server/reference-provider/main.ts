import { startProvider } from "./index.ts";
import { readSettings } from "./settings.ts";

try {
  const provider = await startProvider(readSettings(process.env));
  console.log(`reference provider on ${provider.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void provider.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
