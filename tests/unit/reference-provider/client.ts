import { constants, publicEncrypt } from "node:crypto";
import { rm } from "node:fs/promises";
import { startProvider, type RunningProvider } from "../../../server/reference-provider/index.ts";
import type { Settings } from "../../../server/reference-provider/settings.ts";
import { newDataDir } from "../../support/portal.ts";

export const password = "Rahasia-2024!";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // The tests read answers of many shapes; a wrong name fails the expectation beside it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

interface CallOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

/** A provider for one test file, on a free port, with its data in a temporary folder. */
export class TestProvider {
  readonly dataDir: string;
  running: RunningProvider;
  readonly #options: Partial<Settings>;

  constructor(dataDir: string, running: RunningProvider, options: Partial<Settings>) {
    this.dataDir = dataDir;
    this.running = running;
    this.#options = options;
  }

  static async start(options: Partial<Settings> = {}): Promise<TestProvider> {
    const dataDir = await newDataDir();
    const all = { port: 0, dataDir, logLevel: "silent", ...options };
    return new TestProvider(dataDir, await startProvider(all), all);
  }

  async restart(): Promise<void> {
    await this.running.close();
    this.running = await startProvider(this.#options);
  }

  async stop(): Promise<void> {
    await this.running.close();
    await rm(this.dataDir, { recursive: true });
  }

  async challenge(): Promise<string> {
    const response = await fetch(`${this.running.url}/api/challenge/`);
    const { token } = (await response.json()) as { token: string };
    return token;
  }

  async xToken(): Promise<string> {
    return this.encrypt(await this.challenge());
  }

  encrypt(token: string): string {
    const key = { key: this.running.publicKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
    return publicEncrypt(key, Buffer.from(token)).toString("base64");
  }

  /** A call with a fresh X-TOKEN; `path` is below `/api/`. */
  async call(method: string, path: string, { json, form, headers = {} }: CallOptions = {}): Promise<Answer> {
    const response = await fetch(`${this.running.url}/api/${path}`, {
      method,
      redirect: "manual",
      headers: {
        "x-token": await this.xToken(),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(form ? { body: form } : json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  async signIn(username: string): Promise<Person> {
    const { status, body } = await this.call("POST", "authentication/token/", { json: { username, password } });
    if (status !== 200) throw new Error(`${username} cannot sign in: ${status}`);
    return new Person(this, body.access, body.refresh);
  }

  /** The test-only paths, available if `faults` is set. */
  async fault(path: string, json: unknown): Promise<unknown> {
    const response = await fetch(`${this.running.url}/_test/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    return response.json();
  }
}

/** Somebody who is signed in. */
export class Person {
  readonly provider: TestProvider;
  readonly access: string;
  readonly refresh: string;
  readonly id: number;

  constructor(provider: TestProvider, access: string, refresh: string) {
    this.provider = provider;
    this.access = access;
    this.refresh = refresh;
    this.id = JSON.parse(Buffer.from(access.split(".")[1] ?? "", "base64url").toString()).user_id;
  }

  call(method: string, path: string, { headers, ...options }: CallOptions = {}): Promise<Answer> {
    return this.provider.call(method, path, {
      ...options,
      headers: { ...headers, authorization: `Bearer ${this.access}` },
    });
  }

  get = (path: string) => this.call("GET", path);
  post = (path: string, json: unknown = {}) => this.call("POST", path, { json });
  put = (path: string, json: unknown) => this.call("PUT", path, { json });
  patch = (path: string, json: unknown) => this.call("PATCH", path, { json });
  delete = (path: string) => this.call("DELETE", path);
}

/** The only match of a search in a list. */
export async function findOne(person: Person, family: string, search: string) {
  const { body } = await person.get(`${family}/?limit=99999&search=${encodeURIComponent(search)}`);
  if (body.count !== 1) throw new Error(`${body.count} of ${family} match "${search}"`);
  return body.results[0];
}
