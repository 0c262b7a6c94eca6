import { type Message, sentences } from "~/language/language";
import type { SessionUser } from "~/provider/rows.server";
import { errorPage, expiredPage } from "./error-pages.server";
import { holdsInput, postedForm, typedValues } from "./form-data.server";
import { m } from "./guard-messages";
import { contextOf, type RequestContext, type RouteArgs } from "./context.server";
import { allowed, type Permission, type Role, rolePermission } from "./permissions";
import { loginPage, sideOf, startPage } from "./start-page";

/** The context of a signed-in person. */
export type SignedIn = RequestContext & { readonly user: SessionUser; readonly role: Role };

/** What it takes to read on a person's behalf. */
export type Reading = Pick<SignedIn, "provider" | "user" | "role">;

/** Admits admins with this permission (spec 1 §2, spec 2 §6). */
export async function requireAdmin(args: RouteArgs, permission: Permission): Promise<SignedIn> {
  return requirePermission(await signedIn(args), "admin", permission);
}

interface TenantOptions {
  /** Only people of a confirmed tenant, as requests require (spec 1 §2). */
  confirmed?: boolean;
}

/** Admits people of a tenant with this permission. */
export async function requireTenant(
  args: RouteArgs,
  permission: Permission,
  { confirmed = false }: TenantOptions = {},
): Promise<SignedIn> {
  const context = await requirePermission(await signedIn(args), "tenant", permission);
  const { tenant, isTenantConfirmed } = context.user;
  if (tenant === null) return turnAway(context, "/", { permission, reason: m.noAccess });
  if (confirmed && !isTenantConfirmed) return turnAway(context, "/", { permission, reason: m.notConfirmed });
  return context;
}

/** Admits people of this role with this permission; tenants as in `requireTenant`. */
export function requireRole(
  args: RouteArgs,
  role: Role,
  permission: Permission,
  options?: TenantOptions,
): Promise<SignedIn> {
  return role === "admin" ? requireAdmin(args, permission) : requireTenant(args, permission, options);
}

/** Admits people of the side that the URL belongs to, with the permission required there. */
export function requireSide(
  args: RouteArgs,
  permissions: Readonly<Record<Role, Permission>>,
  options?: TenantOptions,
): Promise<SignedIn> {
  const side = sideOf(new URL(args.request.url).pathname);
  return requireRole(args, side, permissions[side], options);
}

interface UserOptions {
  /** The request is not activity of the person and does not extend the idle limit. */
  passive?: boolean;
  /** What was posted is not worth a draft. */
  withoutDraft?: boolean;
}

/** Admits every registered person. */
export async function requireUser(args: RouteArgs, options?: UserOptions): Promise<SignedIn> {
  const context = await signedIn(args, options);
  if (!context.user.isRegistered) return turnAway(context, "/");
  return context;
}

/** Admits people of this side whose account is not verified yet, for the verification pages. */
export async function requireUnregistered(args: RouteArgs): Promise<SignedIn> {
  const context = await signedIn(args);
  if (context.role !== sideOf(context.url.pathname) || context.user.isRegistered) return turnAway(context, "/");
  return context;
}

/** Admits people who are not signed in; others are redirected to their start page. */
export async function guestOnly(args: RouteArgs): Promise<RequestContext> {
  const context = await contextOf(args);
  if (context.role) throw await context.redirect("/");
  return context;
}

/** Admits everybody. */
export const anyone = (args: RouteArgs): Promise<RequestContext> => contextOf(args);

/** The loader of an address to which only forms post: whoever opens it is redirected to the start page. */
export async function redirectToStart(args: RouteArgs): Promise<Response> {
  const context = await anyone(args);
  return context.redirect("/");
}

/** Redirects a signed-in person to the account's start page, a guest to this side's login page. */
export async function toStartPage(args: RouteArgs): Promise<Response> {
  const context = await contextOf(args);
  if (!context.role) return context.redirect(loginPage(guestSide(context)));
  const person = await signedIn(args);
  const start = startPage(person.user, person.role);
  if (start === null) throw errorPage({ kind: "refused" }, 403);
  return person.redirect(start);
}

/** The side where a guest logs in; on paths of both sides it is that of the session that has ended. */
function guestSide({ url, session }: RequestContext): Role {
  const side = sideOf(url.pathname);
  return side === "tenant" ? (session.role ?? side) : side;
}

async function signedIn(
  args: RouteArgs,
  { passive = false, withoutDraft = false }: UserOptions = {},
): Promise<SignedIn> {
  const context = await contextOf(args);
  const side = guestSide(context);
  if (args.request.method === "POST" && !withoutDraft) context.posted = args.request.clone();
  if (context.expired) throw expiredPage(side, context.url);
  const user = context.user ?? (await context.readUser().catch((error: unknown) => withInput(context, error)));
  if (!user)
    throw await context.redirect(
      `${loginPage(side)}?then=${encodeURIComponent(context.url.pathname + context.url.search)}${context.posted ? "&unsent" : ""}`,
    );
  if (!passive) context.touch();
  context.user = user;
  return context as SignedIn;
}

/** Throws the error; its page says that what was typed is kept. */
async function withInput(context: RequestContext, error: unknown): Promise<never> {
  if (context.posted) context.keepsInput = holdsInput(typedValues(await postedForm(context.posted.clone())));
  throw error;
}

async function requirePermission(context: SignedIn, role: Role, permission: Permission): Promise<SignedIn> {
  const { user } = context;
  if (!user.isRegistered) return turnAway(context, "/", { permission });
  const ofRole = context.role === role && allowed(user, rolePermission[role]);
  const isAdmitted = ofRole && allowed(user, permission);
  if (!isAdmitted) return turnAway(context, "/dashboard", { permission, reason: m.noAccess });
  return context;
}

/**
 * Redirects a person away from a page that is not for them: to `/dashboard` or `/` as spec 1 §2 says, with the reason.
 * Both lead on to the start page, which always admits them; without a start page the answer is 403, so that there is no
 * redirect loop.
 */
async function turnAway(
  context: SignedIn,
  to: "/" | "/dashboard",
  { permission, reason }: { permission?: Permission; reason?: Message } = {},
): Promise<never> {
  const here = context.url.pathname;
  const posted = reason && context.posted;
  const told = posted ? sentences(reason, m.nothingSaved) : reason;
  const toast = told && ({ message: context.t(told), tone: "error" } as const);
  if (posted) {
    // The permission may come back; a redirect would end the form's draft.
    context.saveTyped(context.url.href, await postedForm(posted));
    context.posted = null;
  }
  if (to !== here && !(to === "/" && here === "/dashboard")) throw await context.redirect(to, { toast });
  const start = startPage(context.user, context.role);
  if (start === null || start === here) throw errorPage({ kind: "refused", permission }, 403);
  throw await context.redirect(start);
}
