import { z } from "zod";
import { jsonBody } from "./body.server";
import { AccessError, SessionExpired, Unavailable, ValidationError, WrongCredentials } from "./errors";
import { bodyOf, codeOf, parsed } from "./failure.server";
import { type Caller, createProvider, type Provider } from "./provider.server";
import { createTransport, type Sender, type TransportSettings } from "./transport.server";

export type { Query } from "./address";
export type { Payload } from "./body.server";
export * from "./errors";
export { claims } from "./jwt.server";
export type { Caller, Provider } from "./provider.server";
export type { Page, Reads } from "./reads.server";
export type { SessionUser } from "./rows.server";

/** What a connection to the provider needs (contract §10). */
export interface ClientSettings extends TransportSettings {
  /** Passphrase that the user object is encrypted with. */
  userKey: string;
}

/** The tokens of a session, both JWTs (contract §2). */
export interface Tokens {
  access: string;
  refresh: string;
}

/** The connection to the provider, one per process. */
export interface Client {
  /** The provider on behalf of one caller; cheap, created per request. */
  as(caller: Caller): Provider;
  /** Throws WrongCredentials, RateLimitError, Unavailable, or AccessError if the provider says why it lets nobody in. */
  signIn(credentials: { username: string; password: string }, sender: Sender): Promise<Tokens>;
  /**
   * New tokens; the old refresh token is kept if the provider does not rotate it. Throws SessionExpired when it is
   * refused; RateLimitError and Unavailable say nothing about the session.
   */
  renew(refresh: string): Promise<Tokens>;
  /** Calls the listener each time the provider answers again after an outage. */
  onReturn(listener: () => void): void;
  /** Address of the notification socket (contract §6). */
  webSocketUrl: string;
  /** Closes the connections after the calls in progress are answered. */
  close(): Promise<void>;
}

const renewedTokens = z.object({ access: z.string().min(1), refresh: z.string().nullish() });
const tokens = z.object({ access: z.string().min(1), refresh: z.string().min(1) });

/** Throws if the public key is not valid. */
export function createClient(settings: ClientSettings): Client {
  const transport = createTransport(settings);

  /**
   * Both token calls reject the person with 400 or 401; the endpoint tells them apart, never the wording (contract
   * §9.1). Any other refusal says nothing about the person and counts as no answer, unless `isExplained` accepts it.
   */
  async function authenticate(
    path: string,
    body: object,
    sender: Sender,
    Rejection: typeof WrongCredentials | typeof SessionExpired,
    isExplained: (refusal: AccessError) => boolean = () => false,
  ): Promise<unknown> {
    const answer = await transport.call({ method: "POST", path, body: jsonBody(body) }, sender);
    if (answer.status === 400 || answer.status === 401) throw new Rejection(codeOf(answer));
    try {
      return bodyOf("POST", answer);
    } catch (error) {
      // An account may be locked (423) or in use elsewhere (409), too.
      const refusal = error instanceof ValidationError ? new AccessError(403, error.allMessages) : error;
      if (!(refusal instanceof AccessError) || isExplained(refusal)) throw refusal;
      throw new Unavailable(`status ${answer.status}`, answer.status);
    }
  }

  return {
    as: (caller) => createProvider(transport, settings.userKey, caller),
    async signIn({ username, password }, sender) {
      const credentials = { username, password };
      const saysWhy = ({ status, reason }: AccessError) => status === 403 && reason !== null;
      const path = "authentication/token";
      return parsed(tokens, await authenticate(path, credentials, sender, WrongCredentials, saysWhy));
    },
    async renew(refresh) {
      const answer = await authenticate("token/refresh", { refresh }, {}, SessionExpired);
      const renewed = parsed(renewedTokens, answer);
      return { access: renewed.access, refresh: renewed.refresh || refresh };
    },
    onReturn: transport.onReturn,
    webSocketUrl: `${transport.base.origin.replace(/^http/, "ws")}${transport.prefix}/ws/notification/`,
    close: transport.close,
  };
}
