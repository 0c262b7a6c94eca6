import { beforeEach, expect, it, vi } from "vitest";
import { loader } from "~/features/account/media.route";
import { picturePath } from "~/provider/outside-file.server";
import { argsAt, fakeContext } from "../crud/support";

const outside = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock("undici", async (original) => ({ ...(await original<object>()), ...outside }));
const guard = vi.hoisted(() => ({ requireUser: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => outside.request.mockReset());

const PNG = Buffer.from("89504e470d0a1a0a", "hex");

/** The portal's answer for a gravatar at this host with this answer. */
async function pictureOf(host: string, status: number, type: string) {
  const address = `https://${host}/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346`;
  const body = { arrayBuffer: async () => PNG, dump: vi.fn() };
  outside.request.mockResolvedValue({ statusCode: status, headers: { "content-type": type }, body });
  const { context } = fakeContext(`/media/${picturePath(address)}`);
  Object.assign(context, { reply: (answer: Response) => answer });
  guard.requireUser.mockResolvedValue(context);
  const answer = await loader(argsAt(context));
  expect(outside.request.mock.calls.map(([asked]) => asked as string)).toEqual([address]);
  return answer;
}

it("a gravatar is loaded by the portal and shown from its own address", async () => {
  const answer = await pictureOf("www.gravatar.com", 200, "image/png; charset=binary");
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    200,
    { "cache-control": "private, max-age=300", "content-type": "image/png", "x-content-type-options": "nosniff" },
  ]);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
});

it.each([
  ["has none", 404, "image/png"],
  ["leads elsewhere", 302, "image/png"],
  ["sends a drawing with script", 200, "image/svg+xml"],
  ["sends a page", 200, "text/html"],
])("where its host %s there is no picture, and the initials stay", async (_, status, type) => {
  const answer = await pictureOf("secure.gravatar.com", status, type);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});
