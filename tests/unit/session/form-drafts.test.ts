import { expect, test, vi } from "vitest";
import { contextOf } from "~/session/context.server";
import { LIMITS } from "~/limits";
import type { Permission } from "~/session/permissions";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { action as keepAction } from "~/forms/form-draft.route.ts";
import { saveDraft, readDraft, type Typed } from "~/session/form-drafts.server.ts";
import { accessToken, argsOf, argsWith, cookieOf, outcomeOf } from "../../support/session.ts";

const MINUTE = 60_000;
const values = { name: ["42U"] };
const at = (path: string) => new URL(path, "http://portal.test");

test("a form is kept for its person and its place for half an hour after it was last asked for", async () => {
  vi.useFakeTimers();
  await saveDraft(1, at("/form?"), values);
  expect(await readDraft(2, at("/form?"))).toBeNull();
  expect(await readDraft(1, at("/form?id=2"))).toBeNull();
  for (const minutes of [20, 29]) {
    vi.advanceTimersByTime(minutes * MINUTE);
    expect(await readDraft(1, at("/form?"))).toEqual(values);
  }
  await saveDraft(1, at("/another?"), values);
  vi.advanceTimersByTime(29 * MINUTE);
  await saveDraft(1, at("/another?"), values);
  vi.advanceTimersByTime(MINUTE);
  expect(await readDraft(1, at("/form?"))).toBeNull();
  vi.useRealTimers();
});

test("without values but its token nothing is kept any more, nor of a form that is too long", async () => {
  await saveDraft(3, at("/form?"), { ...values, form_token: ["a-token"] });
  await saveDraft(3, at("/form?"), { form_token: ["a-token"] });
  expect(await readDraft(3, at("/form?"))).toBeNull();
  await saveDraft(3, at("/form?"), values);
  await saveDraft(3, at("/form?"), { name: ["x".repeat(70_001)] });
  expect(await readDraft(3, at("/form?"))).toBeNull();
});

test("a form that is open in two tabs has two drafts; the last one is shown, and there is the other once it is sent", async () => {
  const [first, second] = ["1", "2"].map((token) => ({ name: [`${token}U`], form_token: [token] }));
  await saveDraft(6, at("/form?"), first ?? {});
  await saveDraft(6, at("/form?"), second ?? {});
  expect(await readDraft(6, at("/form?"), "1")).toEqual(first);
  expect(await readDraft(6, at("/form?"))).toEqual(first);
  await saveDraft(6, at("/form?"), { form_token: ["1"] });
  expect([await readDraft(6, at("/form?")), await readDraft(6, at("/form?"), "1")]).toEqual([second, null]);
  await saveDraft(6, at("/form?"), first ?? {});
  await saveDraft(6, at("/form?"), {});
  expect(await readDraft(6, at("/form?"))).toBeNull();
});

test("a text with formatting is kept up to the length that its field takes", async () => {
  const news = { title: ["Works"], body: [`<p title="Works">${"x".repeat(LIMITS.html - 21)}</p>`] };
  await saveDraft(3, at("/news?"), news);
  expect(await readDraft(3, at("/news?"))).toEqual(news);
});

test("of one person the last five forms are kept", async () => {
  for (let form = 0; form < 6; form += 1) await saveDraft(4, at(`/form?${form}`), values);
  expect(await Promise.all([0, 1, 5].map((form) => readDraft(4, at(`/form?${form}`))))).toEqual([null, values, values]);
});

const url = "http://portal.test/admin/rack/rack-type/form?id=3";
const typed = () => {
  const form = new FormData();
  form.set("name", "42U");
  form.set("password", "Rahasia-2024!");
  form.set("image", new File([new Uint8Array(3_000_000)], "rack.png"));
  return form;
};
const post = async (session: Parameters<typeof cookieOf>[0], target = url, body: BodyInit = typed()) =>
  argsWith(new Request(target, { method: "POST", body, headers: { Cookie: await cookieOf(session) } }));
const signedIn = (userId: number, seen = Date.now()) => ({
  id: crypto.randomUUID(),
  role: "admin" as const,
  access: accessToken({ userId }),
  refresh: "refresh",
  seen,
});

/** Posts a form that its guard refuses; returns the status or the redirect's path. */
async function refuse(args: Awaited<ReturnType<typeof post>>): Promise<string | number> {
  const outcome = await outcomeOf(requireAdmin(args, "view_rack_type_admin"));
  await (await contextOf(args)).flush(new Headers());
  return outcome;
}

const keptAt = async (userId: number) =>
  (await contextOf(argsWith(new Request(url, { headers: { Cookie: await cookieOf(signedIn(userId)) } })))).readDraft();

test("a form that is posted after the idle limit is kept without passwords and files", async () => {
  expect(await refuse(await post(signedIn(50, Date.now() - 31 * MINUTE)))).toBe(401);
  expect(await keptAt(50)).toEqual({ name: ["42U"] });
  expect(await keptAt(51)).toBeNull();
});

test("so is one that is posted when the session's end was told already, for whom it was", async () => {
  expect(await refuse(await post({ expiredUser: 52 }))).toBe(
    "/admin/login?then=%2Fadmin%2Frack%2Frack-type%2Fform%3Fid%3D3&unsent",
  );
  expect(await keptAt(52)).toEqual({ name: ["42U"] });
});

test("the end of a session leaves in the cookie whose it was, a logout nothing", async () => {
  const context = await contextOf(argsWith((await post(signedIn(53, 0))).request));
  expect({ ...context.session }).toEqual({ expiredUser: 53, role: "admin" });
});

/** Posts a form whose draft exists, as somebody whom its guard admits; what is kept of it once it was answered with `status`. */
async function keptAfter(
  status?: number,
  before: (context: SignedIn) => Promise<unknown> = async () => null,
  isErrorPage = false,
  [saved, sent]: [Typed, BodyInit] = [values, typed()],
) {
  const path = "/admin/rack/rack-type/form?id=3";
  const permissions: Permission[] = ["view_menu_admin", "view_rack_type_admin"];
  const args = await argsOf(path, { id: 7, isRegistered: true, permissions });
  await saveDraft(7, at(path), saved);
  const request = new Request(args.request, { method: "POST", body: sent });
  const context = await requireAdmin({ ...args, request }, "view_rack_type_admin");
  await before(context);
  await context.flush(new Headers(), status, isErrorPage);
  return readDraft(7, at(path));
}

test("a form that is sent by its signed-in person is not kept any more", async () => {
  expect(await keptAfter()).toBeNull();
});

test("a form that is sent leaves the draft of another tab", async () => {
  const ofOther = { name: ["48U"], form_token: ["theirs"] };
  const send = (form_token: string) =>
    keptAfter(303, undefined, false, [ofOther, new URLSearchParams({ name: "42U", form_token })]);
  expect([await send("ours"), await send("theirs")]).toEqual([ofOther, null]);
});

test("a form is kept if a call got no answer, unless it leads on to another page", async () => {
  const unanswered = ({ provider }: SignedIn) => provider.send("racktype").catch(() => null);
  expect(await keptAfter(503, unanswered)).toEqual({ name: ["42U"] });
  expect(await keptAfter(303, unanswered)).toBeNull();
});

test("a form is kept if another page is shown in its place, and not if it is returned", async () => {
  const returned = async ({ markFailed }: SignedIn) => markFailed([{ message: "Name is required" }]);
  expect(await keptAfter(404)).toEqual({ name: ["42U"] });
  expect(await keptAfter(404, returned)).toBeNull();
  expect(await keptAfter(404, returned, true)).toEqual({ name: ["42U"] });
});

test("a form pressed twice is kept if its session ended in the other request", async () => {
  expect(await keptAfter(401)).toEqual({ name: ["42U"] });
});

test("a page that leaves has its form kept, and an empty one is thrown away", async () => {
  const target = `http://portal.test/session/form-draft?of=${encodeURIComponent("/admin/rack/rack-type/form?id=3")}`;
  const answer = await keepAction(await post(signedIn(54), target));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/rack/rack-type/form?id=3"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await keptAt(54)).toEqual({ name: ["42U"] });
  // Another account's page was open in another tab.
  for (const sent of ["", "name=47U"])
    await keepAction(await post(signedIn(54), target, new URLSearchParams(`of-53=&${sent}`)));
  expect(await keptAt(54)).toEqual({ name: ["42U"] });
  await keepAction(await post(signedIn(54), target, new URLSearchParams({ "of-54": "" })));
  expect(await keptAt(54)).toBeNull();
  await keepAction(await post(signedIn(54), target));
  await keepAction(await post(signedIn(54), target, new URLSearchParams()));
  expect(await keptAt(54)).toBeNull();
  const ofGuest = await post({}, target);
  await keepAction(ofGuest);
  expect(ofGuest.request.bodyUsed).toBe(false);
  expect(
    (await keepAction(await post(signedIn(54), "http://portal.test/session/form-draft?of=//evil.example"))).headers.get(
      "Location",
    ),
  ).toBe("/");
});
