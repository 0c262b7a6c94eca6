import "./node-version.js";
import cluster from "node:cluster";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { announce } from "./announce.ts";
import { demoEnvironment } from "./environment.ts";
import { requireFreePort } from "./free-port.ts";
import { providerReadiness } from "./health.ts";
import { createLog } from "./log.ts";
import { type App, createPortalServer } from "./portal.ts";
import { checkReferenceProvider, type Program, type ReferenceProvider, startReferenceProvider } from "./provider.ts";
import { badSettingsCode, publicOrigin, readSettings, type Settings } from "./settings.ts";
import { closePortal, guardProcess, stopOnSignal } from "./stop.ts";

const isDevelopment = process.argv.includes("--dev");
/** Only checks whether a start would succeed: `npm start` calls this before it builds. */
const isCheck = process.argv.includes("--check");

interface Running {
  close(): Promise<void>;
}

try {
  const settings = readSettings(process.env);
  if (cluster.isPrimary) await requireFreePort(settings);
  if (isCheck && settings.isDemo) checkReferenceProvider(demo(settings));
  if (isCheck) process.exit(0);
  process.env.NODE_ENV = isDevelopment ? "development" : "production";
  const log = createLog(settings.LOG_LEVEL);
  guardProcess(log);
  if (cluster.isPrimary) await start(settings, log);
  else stopOnSignal((await serve(settings, settings.PROVIDER_URL ?? "", log)).close, log);
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (message) console.error(message);
  process.exit(name === "BadSettings" ? badSettingsCode : 1);
}

/** The demo's provider. */
function demo(settings: Settings): Program {
  const program = fileURLToPath(new URL("./reference-provider/main.ts", import.meta.url));
  return { program, dataDir: settings.DATA_DIR, portalOrigin: publicOrigin(settings) };
}

async function start(settings: Settings, log: Logger): Promise<void> {
  let provider: ReferenceProvider | undefined;
  let providerUrl = settings.PROVIDER_URL;
  if (!providerUrl) {
    provider = await startReferenceProvider(demo(settings), log);
    providerUrl = provider.url;
    Object.assign(process.env, demoEnvironment(settings.DATA_DIR, providerUrl, settings.SESSION_SECRET));
  }

  const isAlone = settings.WORKERS === 1 || isDevelopment;
  const portal = await (isAlone ? serve(settings, providerUrl, log) : serveByWorkers(settings, log));
  stopOnSignal(async () => {
    await portal.close();
    await provider?.stop();
  }, log);
  announce(publicOrigin(settings), settings.isDemo, log);
}

/** Serves the portal in this process. */
async function serve(settings: Settings, providerUrl: string, log: Logger): Promise<Running> {
  const portal = createPortalServer({
    ...(await openApp()),
    isReady: providerReadiness(providerUrl),
    address: { origin: settings.ORIGIN, trust: settings.TRUST_PROXY },
    log,
  });
  portal.server.listen(settings.PORT, settings.HOST);
  await once(portal.server, "listening");
  return { close: () => closePortal(portal) };
}

/** Serves the portal with worker processes; to them the demo's provider is like any other. */
async function serveByWorkers({ WORKERS, HOST }: Settings, log: Logger): Promise<Running> {
  const { startWorkers } = await import("./workers.ts");
  return startWorkers(WORKERS, { DEMO: "0", HOST }, log);
}

/** Loaded only now, because the app parses its environment when it is loaded. */
async function openApp(): Promise<App> {
  const { openApp } = isDevelopment ? await import("./dev.ts") : await import("./built.ts");
  return openApp();
}
