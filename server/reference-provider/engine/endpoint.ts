import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../auth/caller.ts";
import { readBody, type Body } from "./body.ts";
import { Refusal, notFound } from "./errors.ts";
import type { Query } from "./query.ts";

/** One call as a handler sees it. */
export interface OpenCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly query: Query;
  readonly params: Record<string, string>;
  readonly body: Body;
}

/** A call of somebody who is signed in. */
export interface Call extends OpenCall {
  readonly caller: Caller;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Handlers<C> = Partial<Record<(typeof methods)[number], (call: C) => unknown>>;

/** Serves a path to signed-in callers; other methods answer 405. A handler's value is sent as 200, nothing as 204. */
export function endpoint(app: FastifyInstance, path: string, handlers: Handlers<Call>): void {
  route<Call>(app, path, false, handlers, (call) => {
    if (!call.request.caller) throw new Error(`${path} was reached without a caller`);
    return { ...call, caller: call.request.caller };
  });
}

/** Serves a path that needs no authorization. */
export function openEndpoint(app: FastifyInstance, path: string, handlers: Handlers<OpenCall>): void {
  route<OpenCall>(app, path, true, handlers, (call) => call);
}

/** Marks the answer as the creation of a record. */
export function created<T>(call: OpenCall, value: T): T {
  call.reply.code(201);
  return value;
}

/** The id in the path; anything but a number names no record. */
export function idOf(call: OpenCall): number {
  const id = call.params["id"] ?? "";
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  return Number(id);
}

/** The number that is required in the query. */
export function queryId(call: OpenCall, name: string): number {
  const text = call.query[name] ?? "";
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, { [name]: ["A valid integer is required."] });
  return Number(text);
}

function route<C>(
  app: FastifyInstance,
  path: string,
  open: boolean,
  handlers: Handlers<C>,
  asCall: (call: OpenCall) => C,
): void {
  const allowed = Object.keys(handlers).join(", ");
  for (const method of methods) {
    const handler = handlers[method];
    app.route({
      method,
      url: path,
      config: { open },
      handler: async (request, reply) => {
        if (!handler) throw new Refusal(405, { detail: `Method "${method}" not allowed.` }, { allow: allowed });
        const call: OpenCall = {
          request,
          reply,
          query: singleValues(request.query),
          params: request.params as Record<string, string>,
          body: method === "GET" ? { value: {}, multipart: false } : await readBody(request),
        };
        const value = await handler(asCall(call));
        return value === undefined ? reply.code(204).send() : reply.send(value);
      },
    });
  }
}

/** The last one of repeated query names counts, as in Django. */
function singleValues(query: unknown): Query {
  const entries = Object.entries(query as Record<string, string | string[]>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) ?? "") : value]),
  );
}
