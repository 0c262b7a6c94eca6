import { z } from "zod";
import { jsonBody } from "./body.server";
import { type ProviderError, AccessError, SessionExpired, Unavailable, WrongCredentials } from "./errors";
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
   * §9.1).
   */
  async function authenticate(
    path: string,
    body: object,
    sender: Sender,
    turnedDown: (code: string | null) => ProviderError,
  ): Promise<unknown> {
    const answer = await transport.call({ method: "POST", path, body: jsonBody(body) }, sender);
    if (answer.status === 400 || answer.status === 401) throw turnedDown(codeOf(answer));
    return bodyOf("POST", answer);
  }

  /** A refusal that says nothing about the person counts as no answer. */
  const unexplained = (error: unknown): never => {
    throw error instanceof AccessError ? new Unavailable(`status ${error.status}`, error.status) : error;
  };

  return {
    as: (caller) => createProvider(transport, settings.userKey, caller),
    async signIn({ username, password }, sender) {
      const turnedDown = (code: string | null) => new WrongCredentials(code);
      const answer = await authenticate("authentication/token", { username, password }, sender, turnedDown).catch(
        (error: unknown) => {
          if (error instanceof AccessError && error.status === 403 && error.reason) throw error;
          return unexplained(error);
        },
      );
      return parsed(tokens, answer);
    },
    async renew(refresh) {
      const turnedDown = (code: string | null) => new SessionExpired(code);
      const answer = await authenticate("token/refresh", { refresh }, {}, turnedDown).catch(unexplained);
      const renewed = parsed(renewedTokens, answer);
      return { access: renewed.access, refresh: renewed.refresh || refresh };
    },
    onReturn: transport.onReturn,
    webSocketUrl: `${transport.base.origin.replace(/^http/, "ws")}${transport.prefix}/ws/notification/`,
    close: transport.close,
  };
}
