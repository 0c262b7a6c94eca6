import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { chooseLanguage, type Language, type Translate, translator } from "~/language/language";
import { log } from "~/log.server";
import { ProviderError, RequestAborted, SessionExpired } from "~/provider/errors";
import { type Caller, claims, type Provider, type SessionUser, type Tokens } from "~/provider/index.server";
import type { ToastData } from "~/ui/toast";
import { forgetSession, noteSession, standingOf } from "./account-sessions.server";
import { errorResponse } from "./error-pages.server";
import { callerOf } from "./caller.server";
import { client } from "./client.server";
import { type Cookies, openCookies, type PortalSession } from "./cookie.server";
import { endSession } from "./ended.server";
import { isOfAnother, postedForm, typedValues } from "./form-data.server";
import { handOverData } from "./handover.server";
import { idleMinutes } from "./idle-limit.server";
import { readDraft, saveDraft, type Typed } from "./form-drafts.server";
import { TOKEN } from "./form-token";
import { refuseOtherOrigins } from "./origin.server";
import type { Role } from "./permissions";
import type { PreferenceName, Preferences } from "./preferences";
import { readPreferences } from "./preferences.server";
import { BACKGROUND_PARAM } from "./background-revalidation";
import { redirectToNormalizedPath } from "./normalized-path.server";
import { forgetAnswers } from "./recent-answers.server";
import { prove, renewEnding } from "./renewal.server";
import { ownPath } from "./start-page";
import { isOutage } from "./thrown-answer";
import { Toasts } from "./toasts.server";
import { shareUser } from "./users.server";

export type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** The precision of the time of last activity, in the cookie and in the account's list of sessions. */
const SEEN_STEP_MS = 5_000;

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext>>();

/**
 * The request's context: created on first use and shared by its parallel loaders. The access token is renewed here,
 * before any provider call, so that loaders cannot race.
 */
export function contextOf({ request, context }: RouteArgs): Promise<RequestContext> {
  let made = contexts.get(context);
  if (!made) {
    made = RequestContext.make(request, context);
    contexts.set(context, made);
  }
  return made;
}

/** Moves the pending cookies of a request to the headers of its answer; called by entry.server. */
export async function flushCookies(context: AppLoadContext, headers: Headers, status: number, isErrorPage = false) {
  const made = await contexts.get(context)?.catch(() => null);
  await made?.flush(headers, status, isErrorPage);
  return made ?? null;
}

/** Everything a loader or action works with: the person, the language, the session and the provider. */
export class RequestContext {
  readonly url: URL;
  /** The page's script made the request by itself: it is not activity of the person. */
  readonly isBackground: boolean;
  readonly session: PortalSession;
  readonly toasts: Toasts;
  readonly preferences: Preferences;
  readonly language: Language;
  readonly t: Translate;
  readonly clientGone: AbortSignal;
  readonly clientAddress: string | null;
  /** The browser, as it calls itself. */
  readonly userAgent: string;
  readonly nonce: string | undefined;
  /** The provider on behalf of the signed-in person; its errors are answered in one place (error-pages.server). */
  readonly provider: Provider;
  /** The same for what several requests share: its calls go on when this request's browser disconnects. */
  readonly lasting: Provider;
  /** The signed-in user: set by the guards, null for a guest. */
  user: SessionUser | null = null;
  /** The session was idle too long, refused or ended: the person must sign in again. */
  expired = false;
  /** The problems with which the posted form was returned; null if it was not. */
  problems: readonly { message: string }[] | null = null;
  /** It holds what the person typed, which its draft keeps should the page fail. */
  keepsInput = false;
  /** The posted form, whose values are kept as a draft if the session has ended or the provider does not answer. */
  posted: Request | null = null;
  /** What is kept as the form's draft although it is answered: the person asked for that. */
  draft: Typed | null = null;
  /** Sent instead of the page: the file that a list screen exports. */
  file: Response | null = null;
  /** HTML that is inserted while the page is sent, at its `<FilledIn>` places in order. */
  parts: readonly AsyncIterable<string>[] = [];
  readonly #traceparent: string | undefined;
  #cookies: Cookies;
  /** A call of this request got no usable answer, so its page may be an error page. */
  #silent = false;
  /** Pending writes to the shared state; the answer is sent after them. */
  #writes: Promise<unknown>[] = [];

  static async make(request: Request, context: AppLoadContext): Promise<RequestContext> {
    refuseOtherOrigins(request);
    redirectToNormalizedPath(request);
    const made = new RequestContext(request, context, await openCookies(request));
    await made.#continueSession();
    if (made.preferences.lite) handOverData(context);
    return made;
  }

  private constructor(request: Request, context: AppLoadContext, cookies: Cookies) {
    this.url = new URL(request.url);
    this.isBackground = this.url.searchParams.has(BACKGROUND_PARAM);
    this.#cookies = cookies;
    this.session = cookies.session;
    this.toasts = new Toasts(cookies.session, context.isData === true, this.url.pathname + this.url.search);
    this.preferences = readPreferences(cookies.read);
    this.language = chooseLanguage(this.preferences.language, request.headers.get("Accept-Language"));
    this.t = translator(this.language);
    this.clientGone = context.clientGone instanceof AbortSignal ? context.clientGone : new AbortController().signal;
    this.clientAddress = typeof context.clientAddress === "string" ? context.clientAddress : null;
    this.userAgent = request.headers.get("User-Agent") ?? "";
    this.nonce = typeof context.nonce === "string" ? context.nonce : undefined;
    this.#traceparent = typeof context.traceparent === "string" ? context.traceparent : undefined;
    const fail = this.#answer;
    this.lasting = this.#bind({ fail });
    // What a form has begun is not left half done, and whoever pressed the button twice gets its outcome.
    this.provider = request.method === "POST" ? this.lasting : this.#bind({ fail, signal: this.clientGone });
  }

  /** The role of the session; null for a guest. */
  get role(): Role | null {
    return this.session.access && this.session.role ? this.session.role : null;
  }

  /** The id of the signed-in person, else of the person whose session ended. */
  get account(): number | null {
    return claims(this.session.access)?.userId ?? this.session.expiredUser ?? null;
  }

  /** Reads the signed-in user, once for all requests within a few seconds; null for a guest. */
  async readUser(): Promise<SessionUser | null> {
    const { access } = this.session;
    if (!access) return null;
    const userId = claims(access)?.userId ?? this.#answer(new SessionExpired());
    // Shared with its errors: each request answers them for itself.
    return shareUser(access, () => this.#bind({}).user(userId)).catch(this.#answer);
  }

  /** Starts a session with these tokens; everything in the old cookie is dropped. */
  signIn(tokens: Tokens, role: Role, now = Date.now()): void {
    this.#forget();
    Object.assign(this.session, { ...tokens, id: crypto.randomUUID(), role, seen: now, proven: now });
    this.#note(now);
  }

  /** Ends the session in the cookie and in all processes. */
  signOut(): void {
    const person = this.account;
    if (this.session.id && person !== null) this.#writes.push(forgetSession(this.session.id, person));
    this.#end();
  }

  /** What was typed into the form at this address, or at `path`, when it was not answered; see `readDraft` for `token`. */
  async readDraft(path = "", token?: string): Promise<Typed | null> {
    return readDraft(this.account, new URL(path, this.url), token);
  }

  /** Saves the draft of the form at a path, or deletes drafts; see `saveDraft`. */
  saveDraft(path: string, typed: Typed): void {
    this.#writes.push(saveDraft(this.account, new URL(path, this.url), typed));
  }

  /** Saves what is typed into the form at a path as its draft, unless the form was opened with another account. */
  saveTyped(path: string, form: FormData): void {
    if (!isOfAnother(form, this.account)) this.saveDraft(path, typedValues(form));
  }

  setPreference(name: PreferenceName, value: string): void {
    this.#cookies.write(name, value);
  }

  /** A value that this browser keeps for the signed-in person; other people at the same browser have their own. */
  readOwn(name: string): string | undefined {
    return this.user ? this.#cookies.readOf(this.user.id, name) : undefined;
  }

  keepOwn(name: string, value: string): void {
    if (this.user) this.#cookies.writeOf(this.user.id, name, value);
  }

  /** The posted form is returned with these problems, perhaps with what the person typed. */
  markFailed = (problems: readonly { message: string }[] = [], keepsInput = false): void => {
    this.problems = problems;
    this.keepsInput = keepsInput;
  };

  /** Notes activity of a person, which keeps the session from reaching its idle limit. */
  touch(now = Date.now()): void {
    if (this.isBackground) return;
    if (now - (this.session.seen ?? 0) > SEEN_STEP_MS) this.session.seen = now;
  }

  /** A 303 to one of the portal's own paths, with the pending cookies and, if given, a toast for the next page. */
  redirect = (path: string, options: { toast?: ToastData } = {}): Promise<Response> => {
    this.toasts.leave(options.toast);
    return this.reply(new Response(null, { status: 303, headers: { Location: ownPath(path) ?? "/" } }));
  };

  /** An answer of a resource route, with the pending cookies. */
  reply = async (response: Response): Promise<Response> => {
    await this.flush(response.headers, response.status);
    return response;
  };

  /** Sends this file instead of the page whose loader asks for it. */
  download = (response: Response): void => void (this.file = response);

  async flush(headers: Headers, status = 200, isErrorPage = false): Promise<void> {
    if (this.posted) {
      // A form that leads on is done. With 401 the session may have ended in another request, which did the same form's work.
      const isShown = !isErrorPage && (status < 400 || this.problems !== null);
      const isAnswered = !this.session.expiredUser && (status === 303 || (!this.#silent && isShown));
      const form = await postedForm(this.posted);
      if (!isAnswered) this.saveTyped(this.url.href, form);
      else this.saveDraft(this.url.href, this.draft ?? { [TOKEN]: form.getAll(TOKEN).map(String) });
    }
    this.posted = null;
    await this.settle();
    return this.#cookies.flush(headers);
  }

  /** Waits until the writes of this request have reached the shared state. */
  async settle(): Promise<void> {
    await Promise.all(this.#writes.splice(0));
  }

  /** Ends a session that was idle too long; renews tokens that are about to expire. */
  async #continueSession(now = Date.now()): Promise<void> {
    const { session } = this;
    const { id, access, seen = 0, proven = 0 } = session;
    if (!access) return;
    const idle = now - seen > (await idleMinutes(this.lasting)) * 60_000;
    const person = this.account;
    const standing = idle || !id || person === null ? "idle" : await standingOf(id, person, proven);
    if (standing === "idle" || standing === "ended") return this.#expire(standing);
    if (now - seen > SEEN_STEP_MS) this.#note(now);
    const renewed = standing === "unproven" ? prove(session, now) : renewEnding(session, now, this.#cookies.keepAsItIs);
    await renewed.catch((error: unknown) => this.#keepUnless(error));
  }

  /** Notes that the session is in use. */
  #note(now: number): void {
    const { clientAddress: address, userAgent: agent, session } = this;
    const person = this.account;
    if (session.id && person !== null) this.#writes.push(noteSession(session.id, person, now, { address, agent }));
  }

  /** A provider that is down does not end the session; any other failed renewal does. */
  #keepUnless(error: unknown): void {
    if (error instanceof SessionExpired) this.#expire(error.message);
    else log.warn({ traceparent: this.#traceparent, error: String(error) }, "the access token could not be renewed");
  }

  #expire(reason: string): void {
    if (!this.expired) log.info({ traceparent: this.#traceparent, reason }, "a session ended");
    const ended = { expiredUser: this.account ?? undefined, role: this.role ?? undefined };
    this.#end();
    Object.assign(this.session, ended);
    this.expired = true;
  }

  #end(): void {
    if (this.session.id) this.#writes.push(endSession(this.session.id));
    this.#forget();
  }

  #forget(): void {
    for (const name of Object.keys(this.session)) Reflect.deleteProperty(this.session, name);
    this.user = null;
  }

  #bind(answering: Pick<Caller, "signal" | "fail">): Provider {
    const facts = {
      ...answering,
      tenant: () => (this.role === "tenant" && this.user ? { id: this.user.tenant, name: this.user.tenantName } : null),
      address: this.clientAddress,
      ...(this.#traceparent && { traceparent: this.#traceparent }),
      wrote: () => void this.#writes.push(forgetAnswers()),
    };
    return client.as(callerOf(this.session, facts));
  }

  readonly #answer = (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    if (error instanceof RequestAborted) throw new Response(null, { status: 499 });
    const answer = errorResponse(error, this, this.#traceparent);
    if (error instanceof SessionExpired) this.#expire(error.message);
    if (isOutage(answer)) this.#silent = true;
    throw answer;
  };
}
