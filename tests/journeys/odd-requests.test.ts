import { once } from "node:events";
import { Agent, type IncomingMessage, request as httpRequest } from "node:http";
import { afterAll, expect, test } from "vitest";
import { chooser, formsOf, type OddRequest, oddReads, oddWrites, type PostForm } from "../support/odd-requests.ts";
import { Person, signIn } from "../support/person.ts";
import { portal } from "../support/own-portal.ts";
import { otherPaths } from "../support/other-paths.ts";
import { screens } from "../support/screens.ts";

/**
 * Requests that no page of the portal makes, from one seed: as guest, tenant and NOC, to every address and every form, each in some odd
 * ways; WALK=all takes all of them. WALK_SEED starts another sequence.
 */
const seed = Number(process.env.WALK_SEED ?? 20261122);
const takesAll = process.env.WALK === "all";
/** The number of odd ways in which each person tries each address and each form. */
const ways = { reads: 2, writes: 2 };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
afterAll(() => agent.destroy());

interface Answer {
  status: number;
  body: string;
  ms: number;
}

async function send(person: Person, { method, target, headers, body, leaves }: OddRequest): Promise<Answer> {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { hostname, port } = new URL(portal.url);
  const begun = performance.now();
  const request = httpRequest({
    agent,
    hostname,
    port,
    method,
    path: target,
    headers: { Cookie: cookie, ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }), ...headers },
  });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const isStream = response.headers["content-type"]?.startsWith("text/event-stream");
  const status = response.statusCode ?? 0;
  const ms = performance.now() - begun;
  if (leaves || isStream) {
    response.destroy();
    return { status, body: "", ms };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status, body: Buffer.concat(chunks).toString(), ms: performance.now() - begun };
}

/** What no answer may contain: tokens, the provider's address, the machine's folders, lines of a stack trace. */
function secretsIn(body: string): string | undefined {
  const provider = new URL(portal.providerUrl).host;
  const secrets = [/eyJ[\w-]{10,}\.eyJ[\w-]+/, provider, process.cwd(), /node_modules/, /\n\s+at .+:\d+:\d+/];
  return secrets
    .map((secret) => (typeof secret === "string" ? secret : secret.exec(body)?.[0]))
    .find((found) => found && body.includes(found));
}

const seconds = async (): Promise<number> => {
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
};
const startedAt = async (): Promise<string | undefined> => {
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  return /^process_start_time_seconds (\S+)/m.exec(metrics)?.[1];
};

/** Sends the requests one after the other and returns the problems of the answers. */
async function walk(person: Person, requests: OddRequest[]): Promise<string[]> {
  const faults: string[] = [];
  for (const request of requests) {
    const told = `${request.method} ${request.target.slice(0, 200)} (${request.odd})`;
    const answer = await send(person, request).catch((error: unknown) => String(error));
    if (typeof answer === "string") faults.push(`${told}: ${answer}`);
    else if (answer.status >= 500) faults.push(`${told}: ${answer.status}`);
    else if (secretsIn(answer.body)) faults.push(`${told}: tells ${secretsIn(answer.body)}`);
    else if (answer.ms > 1000 && (await costs(person, request)) > 1) faults.push(`${told}: costs more than a second`);
  }
  return faults;
}

/** The processor seconds that the same request takes: on a busy machine its duration says nothing. */
async function costs(person: Person, request: OddRequest): Promise<number> {
  const before = await seconds();
  await send(person, request).catch(() => undefined);
  return (await seconds()) - before;
}

const besidesScreens = [...otherPaths, "/no/such/page"];
const paths = [...screens.map(({ path }) => path), ...besidesScreens];

const people = [
  { name: "a guest", enter: () => Promise.resolve(new Person(portal.url)), side: "" },
  { name: "a tenant", enter: () => signIn(portal.url, "tenant1", "tenant"), side: "tenant" },
  { name: "the NOC", enter: () => signIn(portal.url, "noc", "admin"), side: "admin" },
] as const;

let sent = 0;

test.each(people)("odd addresses, as $name", { timeout: 600_000 }, async ({ enter, side }) => {
  const choose = chooser(seed);
  const person = await enter();
  const before = await startedAt();
  const requests = paths.flatMap((path) => {
    const odd = Object.keys(oddReads);
    const chosen = takesAll ? odd : Array.from({ length: ways.reads }, () => choose(odd));
    return chosen.map((name): OddRequest => ({
      odd: name,
      method: "GET",
      ...(oddReads[name]?.(path, choose) ?? { target: path }),
    }));
  });
  sent += requests.length;
  expect(await walk(person, requests)).toEqual([]);
  expect(await startedAt()).toBe(before);
  if (side) expect((await person.open(side === "admin" ? "/admin/dashboard" : "/dashboard")).status).toBe(200);
});

/**
 * The forms that a person sees, one for each target and set of fields; those that delete or log out come last. A screen of the other
 * side only redirects to a page that is visited anyway.
 */
async function formsMet(person: Person, side: string): Promise<PostForm[]> {
  const met = new Map<string, PostForm>();
  // Without scripts the pages have the same forms, and take less time.
  person.cookies.set("lite", "true");
  const own = screens.filter(({ role }) => role === side || (side && role === "either")).map(({ path }) => path);
  for (const path of [...own, ...besidesScreens].filter((path) => !/stream|\/media\//.test(path))) {
    await person.open(path);
    for (const form of formsOf(person.document, person.path))
      met.set(`${form.action.split("?")[0]} ${form.fields}`, form);
  }
  person.cookies.delete("lite");
  const isLast = ({ action }: PostForm) => (action.includes("logout") ? 2 : Number(action.includes("delete")));
  return [...met.values()].sort((a, b) => isLast(a) - isLast(b));
}

test.each(people)("odd forms, as $name", { timeout: 600_000 }, async ({ enter, side }) => {
  const choose = chooser(seed);
  const person = await enter();
  const before = await startedAt();
  const requests = (await formsMet(person, side)).flatMap((form) => {
    const odd = Object.keys(oddWrites);
    const chosen = takesAll ? odd : Array.from({ length: ways.writes }, () => choose(odd));
    return chosen.map((name): OddRequest => ({
      odd: name,
      method: "POST",
      target: form.action,
      ...oddWrites[name]?.(form, choose),
    }));
  });
  sent += requests.length;
  expect(await walk(person, requests)).toEqual([]);
  expect(await startedAt()).toBe(before);
});

test("the walk was one", () => {
  expect(sent).toBeGreaterThan(1500);
  if (takesAll) console.info(`${sent} odd requests`);
});

test("an address with a parameter of older scripts of Remix shows its page", async () => {
  const guest = await new Person(portal.url).open("/login?_data=root");
  expect([guest.status, guest.heading]).toEqual([200, "Log in to your data center"]);
});
