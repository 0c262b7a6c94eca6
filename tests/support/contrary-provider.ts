import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, type Habit, type HabitName, habits, isFields, type Query } from "./provider-habits.ts";

/** The number of calls after which an access token is refused. */
const TOKEN_LASTS = 40;

/** A provider with habits: a proxy before the reference provider that changes its requests and answers. */
export class ContraryProvider {
  /** The reference provider's address. */
  target = "";
  /** The habits that have changed something since they were set. */
  readonly shown = new Set<HabitName | "refusesTokenOnce">();
  #taken: readonly (readonly [HabitName, Habit])[] = [];
  #calls = 0;
  #refusedToken: string | undefined;
  readonly #server = createServer((request, response) => {
    this.#answer(request).then(
      ({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body),
      () => request.socket.destroy(),
    );
  });

  /** Starts listening; returns its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Sets the habits, replacing others. One access token is refused before it expires (§9.1). */
  takeOn(...names: HabitName[]): void {
    this.#taken = names.map((name) => [name, habits[name]]);
    this.#calls = 0;
    this.#refusedToken = undefined;
    this.shown.clear();
  }

  async #answer(request: IncomingMessage) {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.target);
    const family = familyOf(pathname);
    const asked = [...searchParams];
    if (this.#refuses(request.headers.authorization)) {
      return this.#changed({ status: 401, body: { detail: "Expired.", code: "token_not_valid" } }, family, asked);
    }
    const query = this.#through(asked, (habit, before) => habit.query?.(before, family) ?? before);
    const body = request.method === "GET" ? undefined : await bodyOf(request);
    const sent = this.#through<string | Answer>(body?.toString("latin1") ?? "", (habit, before) =>
      typeof before === "string" ? (habit.sent?.(before, family) ?? before) : before,
    );
    if (typeof sent !== "string") return this.#changed(sent, family, asked);
    const answer = await fetch(new URL(`${pathname}?${new URLSearchParams(query)}`, this.target), {
      method: request.method,
      headers: headersOf(request),
      body: body && Buffer.from(sent, "latin1"),
      redirect: "manual",
    });
    const type = answer.headers.get("content-type") ?? "";
    const received = Buffer.from(await answer.arrayBuffer());
    if (!type.includes("json")) return { status: answer.status, type, body: received };
    return this.#changed({ status: answer.status, body: JSON.parse(received.toString()) as unknown }, family, asked);
  }

  #changed(answer: Answer, family: string, asked: Query) {
    const { status, html, body } = this.#through(answer, (habit, before) => {
      const after = habit.answer?.(before, family, asked) ?? before;
      return habit.lacks || habit.value ? { ...after, body: inside(after.body, habit, family) } : after;
    });
    return { status, type: html ? "text/html" : "application/json", body: html ?? JSON.stringify(body) };
  }

  /** Applies each habit in turn, and records those that changed something. */
  #through<T>(something: T, change: (habit: Habit, before: T) => T): T {
    return this.#taken.reduce((before, [name, habit]) => {
      const after = change(habit, before);
      if (JSON.stringify(after) !== JSON.stringify(before)) this.shown.add(name);
      return after;
    }, something);
  }

  #refuses(token: string | undefined): boolean {
    if (!token || this.#taken.length === 0) return false;
    this.#calls += 1;
    if (this.#calls === TOKEN_LASTS) this.#refusedToken = token;
    if (token !== this.#refusedToken) return false;
    this.shown.add("refusesTokenOnce");
    return true;
  }
}

/** A value whose fields, at any depth, were changed by a habit. */
function inside(value: unknown, habit: Habit, family: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inside(one, habit, family));
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !habit.lacks?.(name, family));
  return Object.fromEntries(
    kept.map(([name, one]) => {
      const within = inside(one, habit, family);
      return [name, habit.value ? habit.value(within, name, family) : within];
    }),
  );
}

/** "racks/detail" of "/api/racks/detail/", "racks" of "/api/racks/3/", "history" of a request's. */
function familyOf(path: string): string {
  const [first = "", second = "", third] = path
    .replace(/^\/api\//, "")
    .split("/")
    .filter(Boolean);
  if (third === "history") return third;
  return /^\d*$/.test(second) ? first : `${first}/${second}`;
}

const ofConnection = ["host", "connection", "keep-alive", "transfer-encoding", "content-length", "upgrade"];

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofConnection.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
