import { requireDataDir, umaskFor } from "./data-dir.ts";
import { BadSettings, readSettings } from "./settings.ts";

/** EX_CONFIG of sysexits.h. */
const badSettingsCode = 78;

try {
  const settings = readSettings(process.env);
  process.umask(umaskFor(settings.dataDir));
  await requireDataDir(settings.dataDir);
  // Only checks whether a start would succeed.
  if (process.argv.includes("--check")) process.exit(0);
  const { startProvider } = await import("./index.ts");
  const provider = await startProvider(settings);
  if (process.send) process.send(provider.url);
  else console.log(`The reference provider is at ${provider.url}`);
  const stop = () => void provider.close().then(() => process.exit(0));
  // "disconnect": the portal that started this process, and received its address, is gone.
  for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.once(event, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof BadSettings ? badSettingsCode : 1);
}
