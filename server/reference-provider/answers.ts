import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { writeSystemLog } from "./domain/system-log.ts";
import { Refusal, notFound } from "./engine/errors.ts";
import type { Provider } from "./provider.ts";

/**
 * Turns any thrown error into the answer that DRF gives, and logs faults and refused calls. After each call, queued
 * mails are sent.
 */
export function addAnswers(app: FastifyInstance, { db, mailer }: Provider): void {
  app.setNotFoundHandler((_request, reply) => answer(reply, notFound()));

  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : asRefusal(error as { code?: string }, request);
    if (refusal) return answer(reply, refusal);
    request.log.error({ err: error, path: pathPattern(request) }, "fault");
    writeSystemLog(db, "ERROR", "api", `${request.method} ${pathPattern(request)}: ${String(error)}`);
    return reply
      .code(500)
      .type("text/html")
      .send("<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>");
  });

  // The pattern of a path is logged, not the path: a path may carry a token.
  app.addHook("onResponse", async (request, reply) => {
    const { method, ip, caller } = request;
    if (method !== "GET") mailer.deliver();
    if (reply.statusCode < 400) return;
    const path = pathPattern(request);
    request.log.warn({ method, path, status: reply.statusCode, ip, user: caller?.id }, "refused");
    const who = caller ? `user ${caller.id}` : "nobody";
    if (reply.statusCode < 500) {
      writeSystemLog(db, "WARNING", "api", `${method} ${path}: ${reply.statusCode} for ${who} at ${ip}`);
    }
  });
}

/** Sends a refusal. */
export const answer = (reply: FastifyReply, { status, body, headers }: Refusal) =>
  reply.code(status).headers(headers).send(body);

const pathPattern = (request: FastifyRequest) => request.routeOptions.url ?? "unknown";

/** Errors of Fastify and its form parser. */
function asRefusal({ code }: { code?: string }, request: FastifyRequest): Refusal | undefined {
  switch (code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new Refusal(415, { detail: `Unsupported media type "${request.headers["content-type"]}" in request.` });
    case "FST_ERR_CTP_BODY_TOO_LARGE":
    case "FST_FILES_LIMIT":
    case "FST_FIELDS_LIMIT":
    case "FST_PARTS_LIMIT":
      return new Refusal(413, { detail: "The body is too large." });
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return new Refusal(400, { detail: "JSON parse error" });
    case "FST_PROTO_VIOLATION":
      return new Refusal(400, { detail: "Multipart form parse error - a part's name is not allowed." });
    case undefined:
    default:
      return undefined;
  }
}
