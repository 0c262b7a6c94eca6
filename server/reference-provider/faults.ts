import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { answer } from "./answers.ts";
import { tokenNotValid } from "./auth/tokens.ts";
import { notify } from "./domain/notifications.ts";
import { throttled } from "./engine/errors.ts";
import type { Provider } from "./provider.ts";

const kinds = ["delay", "html500", "html502", "drop", "expired", "throttled", "answer"] as const;

const faultForm = z.object({
  /** The start of a path, e.g. `/api/racks/`. */
  path: z.string().startsWith("/"),
  /** Without it every method is meant. */
  method: z.string().optional(),
  kind: z.enum(kinds),
  times: z.number().int().positive().default(1),
  /** Milliseconds, for a delay. */
  delay: z.number().positive().default(1000),
  /** Any other answer that a provider may give, for an answer: what another version words or nests its own way. */
  status: z.number().int().min(200).max(599).default(500),
  type: z.string().default("application/json"),
  body: z.string().default(""),
  headers: z.record(z.string(), z.string()).default({}),
});

type Fault = z.infer<typeof faultForm>;

/** Test-only ways to make the provider misbehave. They are open to everybody: PROVIDER_FAULTS=1 only. */
export function addFaults(app: FastifyInstance, provider: Provider): void {
  const { db, logins, signals, tokens } = provider;
  let faults: Fault[] = [];

  app.addHook("onRequest", async (request, reply) => {
    const fault = request.url.startsWith("/_test/")
      ? undefined
      : faults.find(({ path, method = request.method }) => request.url.startsWith(path) && request.method === method);
    if (!fault) return;
    fault.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return misbehave(fault, reply);
  });

  app.post("/_test/faults", async ({ body }) => {
    faults.push(faultForm.parse(body));
    return { faults };
  });

  app.get("/_test/faults", async () => ({ faults }));

  app.delete("/_test/faults", async () => {
    faults = [];
    return { faults };
  });

  app.post("/_test/notify", async ({ body }) => {
    const form = z.object({ user_id: z.number(), message: z.string(), activities_id: z.number().nullish() });
    return { id: notify(provider, form.parse(body)) };
  });

  app.post("/_test/cut-websockets", async ({ body }) => {
    signals.cut(z.object({ code: z.number().optional() }).parse(body).code);
    return {};
  });

  app.get("/_test/websockets", async () => ({ open: signals.count }));

  app.post("/_test/frame", async ({ body }) => {
    signals.sendText(z.object({ text: z.string() }).parse(body).text);
    return {};
  });

  app.post("/_test/users/:username", async ({ params, body }) => {
    const { username } = z.object({ username: z.string() }).parse(params);
    const { is_active: isActive } = z.object({ is_active: z.boolean() }).parse(body);
    return { changed: db.run("UPDATE user SET is_active = ? WHERE username = ?", Number(isActive), username) };
  });

  app.post("/_test/access-token-life", async ({ body }) => {
    tokens.lives.access = z.object({ seconds: z.number() }).parse(body).seconds;
    return { seconds: tokens.lives.access };
  });

  app.post("/_test/forgive-logins", async () => {
    logins.clear();
    return {};
  });

  app.get("/_test/mails", async ({ query }) => {
    const { to } = z.object({ to: z.string() }).parse(query);
    return db.all('SELECT * FROM logemail WHERE "to" = ? ORDER BY id DESC', to);
  });
}

async function misbehave(fault: Fault, reply: FastifyReply): Promise<unknown> {
  switch (fault.kind) {
    case "delay":
      await wait(fault.delay);
      return undefined;
    case "html500":
      return html(reply, 500, "Server Error (500)");
    case "html502":
      return html(reply, 502, "Bad Gateway");
    case "drop":
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case "expired":
      return answer(reply, tokenNotValid());
    case "throttled":
      return answer(reply, throttled(30));
    case "answer":
      return reply.code(fault.status).headers(fault.headers).type(fault.type).send(fault.body);
  }
}

const html = (reply: FastifyReply, status: number, title: string) =>
  reply.code(status).type("text/html").send(`<!doctype html><title>${title}</title><h1>${title}</h1>`);
