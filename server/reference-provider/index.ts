import fastifyMultipart from "@fastify/multipart";
import fastifyWebsocket from "@fastify/websocket";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { addAnswers } from "./answers.ts";
import { serveRecovery } from "./auth/recovery.ts";
import { serveSignIn } from "./auth/sign-in.ts";
import { inDataDir } from "./data-dir.ts";
import { serveDashboards } from "./domain/dashboards.ts";
import { serveFreePorts } from "./domain/free-ports.ts";
import { serveNotifications } from "./domain/notifications.ts";
import { startTasks } from "./domain/periodic-tasks.ts";
import { serveRackDrawing } from "./domain/rack-drawing.ts";
import { serveSignals } from "./domain/signals.ts";
import { writeSystemLog } from "./domain/system-log.ts";
import { serveUpdates } from "./domain/updates.ts";
import { serveAccounts } from "./families/account-calls.ts";
import { serveFamilies } from "./families/index.ts";
import { serveMails } from "./families/mail-calls.ts";
import { serveRequests } from "./families/request-calls.ts";
import { serveSettings } from "./families/setting-calls.ts";
import { serveTenants } from "./families/tenant-calls.ts";
import { addFaults } from "./faults.ts";
import { addGate } from "./gate.ts";
import { serveMedia } from "./media.ts";
import { openProvider, type Provider } from "./provider.ts";
import { seed } from "./seed/index.ts";
import { readSettings, type Settings } from "./settings.ts";

export interface RunningProvider {
  /** Base address without `/api`. */
  readonly url: string;
  readonly publicKeyPem: string;
  readonly userKey: string;
  close(): Promise<void>;
}

/** Starts a reference provider (contract §1 to §11); port 0 takes a free one. An empty database is filled with demo data. */
export async function startProvider(options: Partial<Settings> = {}): Promise<RunningProvider> {
  const settings = { ...readSettings({}), ...options };
  const provider = await inDataDir(settings.dataDir, async () => {
    const opened = openProvider(settings);
    await seed(opened);
    return opened;
  });
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      stream: process.stderr,
      base: { room: "provider" },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (word) => ({ level: word }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: "loopback",
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });

  addBodies(app);
  await app.register(fastifyWebsocket);
  await app.register(async (root) => serveSignals(root, provider.signals));
  await serveMedia(app, provider.media);
  if (settings.faults) addFaults(app, provider);
  await app.register(async (api) => serveApi(api, provider), { prefix: "/api" });

  const url = await app.listen({ port: settings.port, host: settings.host });
  writeSystemLog(provider.db, "INFO", "provider", "started");
  provider.mailer.deliver();
  const stopTasks = startTasks(provider);
  return {
    url,
    publicKeyPem: provider.keys.publicKeyPem,
    userKey: provider.keys.userKey,
    close: async () => {
      stopTasks();
      provider.mailer.close();
      provider.signals.cut();
      await app.close();
      provider.db.close();
    },
  };
}

function serveApi(api: FastifyInstance, provider: Provider): void {
  addAnswers(api, provider);
  addGate(api, provider);
  serveSignIn(api, provider);
  serveRecovery(api, provider);
  serveAccounts(api, provider);
  serveFamilies(api, provider);
  serveTenants(api, provider);
  serveRackDrawing(api, provider);
  serveFreePorts(api, provider);
  serveRequests(api, provider);
  serveNotifications(api, provider);
  serveUpdates(api, provider);
  serveSettings(api, provider);
  serveMails(api, provider);
  serveDashboards(api, provider);
}

/** JSON and forms; an empty JSON body is an empty object, as in DRF. */
function addBodies(app: FastifyInstance): void {
  app.register(fastifyMultipart, { throwFileSizeLimit: false });
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") done(null, {});
    else void parse(request, text.toString(), done);
  });
}
