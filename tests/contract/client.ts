import { constants, createCipheriv, createDecipheriv, createHash, publicEncrypt, randomBytes } from "node:crypto";
import { expect, inject } from "vitest";
import { isFlag, isQuantity } from "../support/contract-names.ts";

export const provider = inject("provider");
export const password = process.env.PROVIDER_PASSWORD ?? "Rahasia-2024!";

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

/** A fresh challenge, encrypted as in contract §1. */
export async function xToken(): Promise<string> {
  const response = await fetch(`${provider.url}/api/challenge/`, { headers: { accept: "application/json" } });
  const { token } = (await response.json()) as { token: string };
  return encryptToken(token);
}

export function encryptToken(token: string): string {
  const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
  const padding = provider.padding === "oaep" ? oaep : { padding: constants.RSA_PKCS1_PADDING };
  return publicEncrypt({ key: provider.publicKey, ...padding }, Buffer.from(token)).toString("base64");
}

/** A call without authorization; `path` is below `/api/`. An empty header is omitted. */
export async function call(
  method: string,
  path: string,
  { json, form, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const all = {
    accept: "application/json",
    "x-token": headers["x-token"] ?? (await xToken()),
    ...(json !== undefined && { "content-type": "application/json" }),
    ...headers,
  };
  const response = await fetch(`${provider.url}/api/${path}`, {
    method,
    redirect: "manual",
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")),
    ...(form ? { body: form } : json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  const body = isJson ? (JSON.parse(text, spelledPlainly) as unknown) : undefined;
  return { status: response.status, headers: response.headers, text, body };
}

/** A quantity as a number and a flag as true or false, however they are spelled (contract §1, §9.12). */
function spelledPlainly(name: string, value: unknown): unknown {
  if (isQuantity(name) && typeof value === "string" && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  if (isFlag(name) && /^[01]$/.test(String(value))) return String(value) === "1";
  return value;
}

/** Somebody who is signed in. */
export class Person {
  readonly access: string;
  readonly refresh: string;
  readonly id: number;

  constructor(access: string, refresh: string) {
    this.access = access;
    this.refresh = refresh;
    this.id = claimsOf(access).user_id;
  }

  /** A call as this person. Bodies that create, update or act include the author, unless they are lists (contract §1, §11). */
  call(method: string, path: string, { headers, json, form, ...options }: CallOptions = {}): Promise<Answer> {
    const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
    if (form && !form.has("datauser_id")) form.append("datauser_id", String(this.id));
    return call(method, path, {
      ...options,
      ...(form && { form }),
      ...(json !== undefined && { json: isObject ? { datauser_id: this.id, ...json } : json }),
      headers: { ...headers, authorization: `Bearer ${this.access}` },
    });
  }

  get = (path: string) => this.call("GET", path);
  post = (path: string, json: unknown = {}) => this.call("POST", path, { json });
  put = (path: string, json: unknown) => this.call("PUT", path, { json });
  patch = (path: string, json: unknown) => this.call("PATCH", path, { json });
  delete = (path: string) => this.call("DELETE", path);

  /** All records of a list, however many pages the provider has. */
  async list(family: string, query = ""): Promise<Answer["body"][]> {
    const found: Answer["body"][] = [];
    for (;;) {
      const { status, body } = await this.get(`${family}/?limit=99999&offset=${found.length}${query && `&${query}`}`);
      if (status !== 200) throw new Error(`${family}: ${status}`);
      if (Array.isArray(body)) return body;
      found.push(...body.results);
      if (found.length >= body.count || body.results.length === 0) return found;
    }
  }

  /** The number of records of a list. */
  async count(family: string, query = ""): Promise<number> {
    const { status, body } = await this.get(`${family}/?limit=1${query && `&${query}`}`);
    if (status !== 200) throw new Error(`${family}: ${status}`);
    return Number(body.count);
  }

  /** A new record, which must be accepted. */
  async make(family: string, json: Record<string, unknown>): Promise<Answer["body"]> {
    const { status, text, body } = await this.post(`${family}/`, json);
    if (status !== 201) throw new Error(`${family}: ${status} ${text}`);
    return body;
  }
}

export const login = (username: string, secret = password) =>
  call("POST", "authentication/token/", { json: { username, password: secret } });

/** An account of contract §10, or one created by a test. */
export async function signIn(username: string, secret?: string): Promise<Person> {
  const { status, body } = await login(username, secret);
  if (status !== 200)
    throw new Error(`${username} cannot sign in (${status}): the suite needs the accounts of contract §10`);
  return new Person(body.access, body.refresh);
}

export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** A name that no other run has used. */
export const unique = (name: string) => `${name} ${randomBytes(5).toString("hex")}`;

/** Whether a record has the values that were sent; decimals and times may be written differently (contract §9.12). */
export function expectSame(record: Answer["body"], sent: Record<string, unknown>): void {
  const told = Object.fromEntries(Object.keys(sent).map((name) => [name, plainly(record[name])]));
  expect(told).toEqual(Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, plainly(value)])));
}

function plainly(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (/^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  return isMoment(value) ? timeOf(value) : value;
}

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);

/** A time in whole seconds; without an offset it is Jakarta's (contract §9.12). */
export function timeOf(moment: string): number {
  const isWhole = /(Z|[+-]\d\d:?\d\d)$/.test(moment);
  return Math.floor(Date.parse(isWhole ? moment : `${moment}+07:00`) / 1000);
}

/** The day of a time in Jakarta, for day filters (contract §11). */
export const dayOf = (moment: string): string =>
  new Date((timeOf(moment) + 7 * 3600) * 1000).toISOString().slice(0, 10);

/** As `openssl enc -aes-256-cbc -md md5` (contract §2). */
export function encryptId(id: number): string {
  const salt = randomBytes(8);
  const { key, iv } = keyAndIv(salt);
  const cipher = createCipheriv("aes-256-cbc", key, iv);
  return Buffer.concat([Buffer.from("Salted__"), salt, cipher.update(String(id)), cipher.final()]).toString(
    "base64url",
  );
}

export function decryptUser(body: unknown): Answer["body"] {
  const text = typeof body === "string" ? body : (body as { data: string }).data;
  const bytes = Buffer.from(text, "base64");
  const { key, iv } = keyAndIv(bytes.subarray(8, 16));
  const decipher = createDecipheriv("aes-256-cbc", key, iv);
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString(), spelledPlainly);
}

function keyAndIv(salt: Buffer) {
  const blocks: Buffer[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const last = blocks.at(-1) ?? Buffer.alloc(0);
    blocks.push(createHash("md5").update(last).update(provider.userKey).update(salt).digest());
  }
  const material = Buffer.concat(blocks);
  return { key: material.subarray(0, 32), iv: material.subarray(32, 48) };
}
