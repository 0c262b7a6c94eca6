import { constants, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ClientSettings, createClient } from "~/provider/index.server";

const keys = generateKeyPairSync("rsa", { modulusLength: 1024 });

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
  /** The challenge that was returned in X-TOKEN. */
  challenge: string | null;
}

export type Handler = (seen: Seen, response: ServerResponse) => void;

export interface FakeProvider {
  url: string;
  /** All calls except the challenges. */
  calls: Seen[];
  challenges: number;
  /** Answers all calls but challenge/. */
  answer: Handler;
  answerChallenge: Handler;
  settings: ClientSettings;
  close(): Promise<void>;
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}

export function html(status: number): Handler {
  return (_, response) => {
    response.writeHead(status, { "content-type": "text/html" }).end("<h1>secret-page</h1>");
  };
}

/** Gives these answers one after the other; the last one is repeated. */
export function inTurn(...handlers: Handler[]): Handler {
  return (seen, response) => (handlers.length > 1 ? handlers.shift() : handlers[0])?.(seen, response);
}

export const hangUp: Handler = (_, response) => {
  response.socket?.destroy();
};

export async function startFakeProvider(tokenPadding: "oaep" | "pkcs1" = "oaep"): Promise<FakeProvider> {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const token = request.headers["x-token"];
    const seen: Seen = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks),
      challenge: typeof token === "string" ? decrypt(token, tokenPadding) : null,
    };
    if (seen.url.endsWith("/api/challenge/")) {
      fake.challenges += 1;
      return fake.answerChallenge(seen, response);
    }
    fake.calls.push(seen);
    fake.answer(seen, response);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeProvider = {
    url,
    calls: [],
    challenges: 0,
    answer: json(200, {}),
    answerChallenge: (seen, response) => json(200, { token: `challenge-${fake.challenges}` })(seen, response),
    settings: {
      providerUrl: url,
      publicKey: keys.publicKey.export({ type: "spki", format: "pem" }).toString(),
      tokenPadding,
      userKey: "kunci-rahasia",
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

export function clientOf(fake: FakeProvider, settings: Partial<ClientSettings> = {}) {
  return createClient({ ...fake.settings, ...settings });
}

/** The parts of a multipart body, as any server parses them. */
export async function partsOf(seen: Seen): Promise<[string, string | File][]> {
  const form = await new Response(new Uint8Array(seen.body), {
    headers: { "content-type": seen.headers["content-type"] ?? "" },
  }).formData();
  return [...form.entries()];
}

/** The reason of a rejected promise. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("expected a failure");
    },
    (error: unknown) => error,
  );
}

function decrypt(token: string, tokenPadding: "oaep" | "pkcs1"): string {
  const padding =
    tokenPadding === "oaep"
      ? { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" }
      : { padding: constants.RSA_PKCS1_PADDING };
  return privateDecrypt({ key: keys.privateKey, ...padding }, Buffer.from(token, "base64")).toString();
}
