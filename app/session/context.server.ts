import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { chooseLanguage, type Language, type Translate, translator } from "~/language/language";
import { log } from "~/log.server";
import { RequestAborted } from "~/provider/errors";
import { type Provider, SessionExpired, type Tokens, Unavailable } from "~/provider/index.server";
import { claims } from "~/provider/jwt.server";
import type { SessionUser } from "~/provider/rows.server";
import type { ToastData } from "~/ui/toast";
import { forgetSession, noteSession, standingOf } from "./account-sessions.server";
import { errorResponse } from "./error-pages.server";
import { client } from "./client.server";
import { type Cookies, openCookies, type PortalSession } from "./cookie.server";
import { endSession } from "./ended.server";
import { postedForm, typedValues } from "./form-data.server";
import { handOverData } from "./handover.server";
import { idleMinutes } from "./idle-limit.server";
import { draftKey, readDraft, saveDraft, type Typed } from "./form-drafts.server";
import { refuseOtherOrigins } from "./origin.server";
import type { Role } from "./permissions";
import type { PreferenceName, Preferences } from "./preferences";
import { readPreferences } from "./preferences.server";
import { BACKGROUND_PARAM } from "./background-revalidation";
import { leadToOwnSpelling } from "./spelling.server";
import { forgetAnswers, recentAnswer } from "./recent-answers.server";
import { prove, renewEnding, renewTokens } from "./renewal.server";
import { ownPath } from "./start-page";
import { shareUser } from "./users.server";

export type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** How stale the time of the last activity may be, in the cookie and in the list of the account's sessions, in milliseconds. */
const SEEN_STEP_MS = 5_000;

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext>>();

/**
 * The request context: made on first use, once per request, shared by its parallel loaders.
 * The access token is renewed here, before any provider call, so that loaders cannot race.
 */
export function contextOf({ request, context }: RouteArgs): Promise<RequestContext> {
  let made = contexts.get(context);
  if (!made) {
    made = RequestContext.make(request, context);
    contexts.set(context, made);
  }
  return made;
}

/** Moves the pending cookies of a request to the headers of its answer; the doors of entry.server call it. */
export async function flushCookies(context: AppLoadContext, headers: Headers): Promise<RequestContext | null> {
  const made = await contexts.get(context)?.catch(() => null);
  await made?.flush(headers);
  return made ?? null;
}

/** Who asks, in which language, with which session and provider: everything a loader or action works with. */
export class RequestContext {
  readonly url: URL;
  /** The page's script asks by itself: no activity of a person. */
  readonly isQuiet: boolean;
  readonly session: PortalSession;
  readonly preferences: Preferences;
  readonly language: Language;
  readonly t: Translate;
  readonly clientGone: AbortSignal;
  readonly clientAddress: string | null;
  /** The browser, as it calls itself. */
  readonly userAgent: string;
  readonly nonce: string | undefined;
  /** Speaks as the signed-in person; its errors are answered in one place (answers.server). */
  readonly provider: Provider;
  /** The signed-in user: set by the guards, null for a guest. */
  user: SessionUser | null = null;
  /** The session was idle too long, refused or ended: what comes must sign in again. */
  expired = false;
  /** The posted form came back with problems: the page's title says so. */
  failed = false;
  /** The form that a person posted: where its session ended or the provider was silent, what was typed into it is kept. */
  posted: Request | null = null;
  /** Sent instead of the page: the file that a list screen exports. */
  file: Response | null = null;
  /** HTML put into the page while it is sent, at its `<FilledIn>` places in their order. */
  parts: readonly AsyncIterable<string>[] = [];
  readonly #traceparent: string | undefined;
  #cookies: Cookies;
  #toast: ToastData | null = null;
  /** A call of this request got no usable answer: its page may be an error page. */
  #silent = false;
  /** What is written to the shared state; the answer leaves after it. */
  #writes: Promise<unknown>[] = [];

  static async make(request: Request, context: AppLoadContext): Promise<RequestContext> {
    refuseOtherOrigins(request);
    leadToOwnSpelling(request);
    const made = new RequestContext(request, context, await openCookies(request));
    await made.#continueSession();
    if (made.preferences.lite) handOverData(context);
    return made;
  }

  private constructor(request: Request, context: AppLoadContext, cookies: Cookies) {
    this.url = new URL(request.url);
    this.isQuiet = this.url.searchParams.has(BACKGROUND_PARAM);
    this.#cookies = cookies;
    this.session = cookies.session;
    this.preferences = readPreferences(cookies.read);
    this.language = chooseLanguage(this.preferences.language, request.headers.get("Accept-Language"));
    this.t = translator(this.language);
    this.clientGone = context.clientGone instanceof AbortSignal ? context.clientGone : new AbortController().signal;
    this.clientAddress = typeof context.clientAddress === "string" ? context.clientAddress : null;
    this.userAgent = request.headers.get("User-Agent") ?? "";
    this.nonce = typeof context.nonce === "string" ? context.nonce : undefined;
    this.#traceparent = typeof context.traceparent === "string" ? context.traceparent : undefined;
    this.provider = this.#bind();
  }

  /** The role that the person signed in with; null for a guest. */
  get role(): Role | null {
    return this.session.access && this.session.role ? this.session.role : null;
  }

  /** Reads the signed-in user, once for all requests that come within a few seconds; null for a guest. */
  async readUser(): Promise<SessionUser | null> {
    const { access } = this.session;
    if (!access) return null;
    const userId = claims(access)?.userId ?? this.#answer(new SessionExpired());
    return shareUser(access, () => this.provider.user(userId));
  }

  /** A new session with these tokens; whatever the old cookie held is gone. */
  signIn(tokens: Tokens, role: Role): void {
    this.#forget();
    const now = Date.now();
    Object.assign(this.session, { ...tokens, id: crypto.randomUUID(), role, seen: now, proven: now });
    this.#note(now);
  }

  /** Ends the session in the cookie and in all processes. */
  signOut(): void {
    const person = this.#person;
    if (this.session.id && person !== null) this.#write(forgetSession(this.session.id, person));
    this.#end();
  }

  /** What the signed-in person typed into the form at this address, or the one at `path`, when it was not answered. */
  async readDraft(path?: string): Promise<Typed | null> {
    const person = this.#person;
    return person === null ? null : readDraft(person, draftKey(new URL(path ?? "", this.url)));
  }

  /** Keeps what was typed into the form at a path; without values nothing is kept of it any more. */
  saveDraft(path: string, typed: Typed): void {
    const person = this.#person;
    if (person !== null) this.#write(saveDraft(person, draftKey(new URL(path, this.url)), typed));
  }

  setPreference(name: PreferenceName, value: string): void {
    this.#cookies.write(name, value);
  }

  /** What this browser keeps for the signed-in person; another one at the same browser has an own. */
  readOwn(name: string): string | undefined {
    return this.#cookies.read(`${name}-${this.user?.id}`);
  }

  keepOwn(name: string, value: string): void {
    this.#cookies.write(`${name}-${this.user?.id}`, value);
  }

  /** The toast of the last redirect, shown once; where this request ends in a redirect too, it goes on to the next page. */
  takeToast(): ToastData | null {
    this.#toast = this.session.toast ?? null;
    delete this.session.toast;
    return this.#toast;
  }

  markFailed(): void {
    this.failed = true;
  }

  /** Notes activity of a person, which is what keeps the session from its idle limit. */
  touch(now = Date.now()): void {
    if (this.isQuiet) return;
    if (now - (this.session.seen ?? 0) > SEEN_STEP_MS) this.session.seen = now;
  }

  /** A 303 to a path of the portal's own, with the pending cookies and, if wanted, a toast for the next page. */
  redirect = (path: string, options: { toast?: ToastData } = {}): Promise<Response> => {
    const toast = options.toast ?? this.#toast;
    if (toast) this.session.toast = toast;
    return this.reply(new Response(null, { status: 303, headers: { Location: ownPath(path) ?? "/" } }));
  };

  /** An answer of a resource route, with the pending cookies. */
  reply = async (response: Response): Promise<Response> => {
    await this.flush(response.headers);
    return response;
  };

  /** Sends this file instead of the page whose loader asks for it. */
  download = (response: Response): void => void (this.file = response);

  async flush(headers: Headers): Promise<void> {
    if (this.posted) {
      const isAnswered = !this.session.expiredUser && !this.#silent;
      this.saveDraft(this.url.href, isAnswered ? {} : typedValues(await postedForm(this.posted)));
    }
    this.posted = null;
    await this.settle();
    return this.#cookies.flush(headers);
  }

  /** Waits until what this request wrote is known to all processes. */
  async settle(): Promise<void> {
    await Promise.all(this.#writes.splice(0));
  }

  /** Ends a session that was idle too long; renews tokens that are about to end. */
  async #continueSession(now = Date.now()): Promise<void> {
    const { session } = this;
    const { id, access, seen = 0, proven = 0 } = session;
    if (!access) return;
    const idle = now - seen > (await idleMinutes(this.provider)) * 60_000;
    const person = this.#person;
    const standing = idle || !id || person === null ? "idle" : await standingOf(id, person, proven);
    if (standing === "idle" || standing === "ended") return this.#expire(standing);
    if (now - seen > SEEN_STEP_MS) this.#note(now);
    const renewed = standing === "unproven" ? prove(session, now) : renewEnding(session, now, this.#cookies.keepAsItIs);
    await renewed.catch((error: unknown) => this.#keepUnless(error));
  }

  /** Notes that the session is in use. */
  #note(now: number): void {
    const { clientAddress: address, userAgent: agent, session } = this;
    const person = this.#person;
    if (session.id && person !== null) this.#write(noteSession(session.id, person, now, { address, agent }));
  }

  #write(writing: Promise<unknown>): void {
    this.#writes.push(writing);
  }

  /** A provider that is down keeps the session; every other failure of a renewal ends it. */
  #keepUnless(error: unknown): void {
    if (error instanceof SessionExpired) this.#expire(error.message);
    else log.warn({ traceparent: this.#traceparent, error: String(error) }, "the access token could not be renewed");
  }

  #expire(reason: string): void {
    if (!this.expired) log.info({ traceparent: this.#traceparent, reason }, "a session ended");
    const person = this.#person;
    this.#end();
    if (person !== null) this.session.expiredUser = person;
    this.expired = true;
  }

  /** The id of the signed-in person, else of the one whose session ended. */
  get #person(): number | null {
    return claims(this.session.access)?.userId ?? this.session.expiredUser ?? null;
  }

  #end(): void {
    if (this.session.id) this.#write(endSession(this.session.id));
    this.#forget();
  }

  #forget(): void {
    for (const name of Object.keys(this.session)) Reflect.deleteProperty(this.session, name);
    this.user = null;
  }

  #bind(): Provider {
    const { session, clientAddress: address, clientGone: signal } = this;
    return client.as({
      get access() {
        return session.access ?? null;
      },
      get userId() {
        return claims(session.access ?? "")?.userId ?? null;
      },
      address,
      signal,
      ...(this.#traceparent && { traceparent: this.#traceparent }),
      renew: async (refused) => {
        if (session.access === refused) await renewTokens(session);
      },
      recall: (...call) => recentAnswer(session.id, ...call),
      wrote: () => this.#write(forgetAnswers()),
      fail: (error) => this.#answer(error),
    });
  }

  #answer(error: Parameters<typeof errorResponse>[0]): never {
    const role = this.role;
    if (error instanceof SessionExpired) this.#expire(error.message);
    if (error instanceof Unavailable) this.#silent = true;
    if (error instanceof RequestAborted) throw new Response(null, { status: 499 });
    throw errorResponse(error, role, this.url, this.#traceparent);
  }
}
