import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Desk, Link, type Row, type Step } from "./requests.fixture.ts";

const actions = [
  "approve",
  "app_cc",
  "waiting",
  "open",
  "reject",
  "suspend",
  "resume",
  "cancel",
  "done",
  "close",
] as const;
const sides = ["admin", "owner", "destination", "stranger"] as const;

/** The steps that lead a request to each state; steps that its kind does not have are omitted. */
const ways: Record<string, readonly Step[]> = {
  OR: [],
  WL: [["admin", "waiting"]],
  OP: [
    ["admin", "waiting"],
    ["admin", "open"],
  ],
  WD: [["admin", "approve"]],
  "AP/0": [
    ["admin", "approve"],
    ["destination", "app_cc"],
  ],
  "AP/1": [
    ["admin", "approve"],
    ["destination", "app_cc"],
    ["admin", "done"],
  ],
  CL: [
    ["admin", "approve"],
    ["destination", "app_cc"],
    ["admin", "done"],
    ["owner", "close"],
  ],
  RJ: [["admin", "reject"]],
  CN: [["owner", "cancel"]],
  SU: [["admin", "suspend"]],
  "SU after AP": [
    ["admin", "approve"],
    ["destination", "app_cc"],
    ["admin", "suspend"],
  ],
};

/** The state after each action: the table of contract §5. */
const allowed: Record<string, Partial<Record<string, string>>> = {
  OR: {
    "admin approve": "AP/0",
    "admin waiting": "WL",
    "admin reject": "RJ",
    "admin suspend": "SU",
    "owner cancel": "CN",
  },
  WL: { "admin approve": "AP/0", "admin open": "OP", "admin reject": "RJ", "owner cancel": "CN" },
  OP: { "admin approve": "AP/0", "admin reject": "RJ", "owner cancel": "CN" },
  WD: { "destination app_cc": "AP/0", "destination reject": "RJ", "admin reject": "RJ" },
  "AP/0": { "admin done": "AP/1", "admin suspend": "SU" },
  "AP/1": { "owner close": "CL" },
  SU: { "admin resume": "OR" },
  "SU after AP": { "admin resume": "AP/0" },
};

/** The actions that a side has in some state; all others are forbidden to it. */
const own: Record<string, readonly string[]> = {
  admin: ["approve", "waiting", "open", "reject", "suspend", "resume", "done"],
  owner: ["cancel", "close"],
  destination: ["app_cc", "reject"],
};

const stateOf = ({ status, status_key }: Row) => (status === "AP" ? `AP/${status_key}` : status);

let desk: Desk;
let link: Link;
beforeAll(async () => {
  desk = await Desk.open();
  link = await Link.between(desk);
});
afterAll(() => desk.close());

const electricity = () =>
  desk.made(desk.owner, "activities/", {
    activitytype_type: "Electricity",
    tenant: desk.ownTenant,
    datacenter: desk.site,
  });

const kinds = [
  { kind: "Cross Connect", file: () => link.file(), reaches: "WD" },
  { kind: "Electricity", file: electricity, reaches: "AP/0" },
] as const;

describe.each(kinds)("a $kind", ({ kind, file, reaches }) => {
  const isCrossConnect = kind === "Cross Connect";
  const states = Object.keys(ways).filter((state) => isCrossConnect || state !== "WD");
  const end = async () => (isCrossConnect ? link.acceptance() : {});
  const make = async (state: string): Promise<number> => {
    const { activities } = await file();
    const steps = (ways[state] ?? []).filter(([, action]) => isCrossConnect || action !== "app_cc");
    const request = await desk.walk(activities, steps, await end());
    expect(stateOf(request)).toBe(
      state
        .slice(0, 4)
        .trim()
        .replace(/^SU .*/, "SU"),
    );
    return activities;
  };
  const targetOf = (side: string, action: string, state: string) => {
    const target = allowed[state]?.[`${side} ${action}`];
    return action === "approve" && target ? reaches : target;
  };
  /** Passed on to the destination, which sees it from then on. */
  const isSeen = (state: string) => isCrossConnect && ["WD", "AP/0", "AP/1", "CL", "SU after AP"].includes(state);
  const refusal = (side: string, action: string, state: string) => {
    if (side === "stranger" || (side === "destination" && !isSeen(state))) return 404;
    return own[side]?.includes(action) ? 400 : 403;
  };

  test.each(states)("in %s goes nowhere but where the table leads", async (state) => {
    const id = await make(state);
    for (const side of sides) {
      for (const action of actions) {
        if (targetOf(side, action, state)) continue;
        const { status, body } = await desk.act(side, id, action, await end());
        expect([state, side, action, status, body.detail]).toEqual([
          state,
          side,
          action,
          refusal(side, action, state),
          expect.any(String),
        ]);
      }
    }
    const history = (await desk.admin.get(`activities/${id}/history/`)).body;
    expect(history).toHaveLength(
      (ways[state] ?? []).filter(([, action]) => isCrossConnect || action !== "app_cc").length + 1,
    );
  });

  const pairs = states.flatMap((state) =>
    sides.flatMap((side) =>
      actions.flatMap((action) => {
        const to = targetOf(side, action, state);
        return to ? [[state, side, action, to] as const] : [];
      }),
    ),
  );
  test.each(pairs)("from %s: %s %s leads to %s", async (state, side, action, to) => {
    const id = await make(state);
    const before = (await desk.admin.get(`activities/${id}/`)).body;
    const { status, body } = await desk.act(side, id, action, await end());
    expect([status, stateOf(body)]).toEqual([200, to]);
    expect(body.status_key).toBe(["AP/1", "CL"].includes(to) ? 1 : 0);
    const last = (await desk.admin.get(`activities/${id}/history/`)).body.at(-1);
    const from_group = side === "admin" ? "admin" : "tenant";
    const reason = ["reject", "cancel", "suspend"].includes(action) ? "because" : null;
    expect(last).toMatchObject({ action, from_group, reason, status: body.status, status_key: body.status_key });
    expect(body.reason_suspend).toBe(action === "suspend" ? "because" : before.reason_suspend);
    if (["reject", "cancel"].includes(action)) expect(body.reason).toBe("because");
    const who = { approve: "approval", app_cc: "destination", done: "done", close: "close" }[action as string];
    if (who) expect([body[`${who}by_name`], body[`${who}_time`]]).toEqual([last.user_name, last.created_at]);
  });

  test("needs a reason to be refused, cancelled or suspended", async () => {
    const { activities: id } = await file();
    for (const [side, action] of [
      ["admin", "reject"],
      ["admin", "suspend"],
      ["owner", "cancel"],
    ] as const) {
      for (const reason of ["", "  ", undefined]) {
        const { status, body } = await desk.act(side, id, action, { reason });
        expect([status, body]).toEqual([400, { reason: ["This field is required."] }]);
      }
    }
    expect(stateOf((await desk.admin.get(`activities/${id}/`)).body)).toBe("OR");
  });
});

test("a closed Dismantle is in DS", async () => {
  const { id, tenant } = await link.connected();
  const { activities } = await desk.made(desk.owner, "dismantle/", { tenant, crossconnect: id, remark: "Moved" });
  const request = await desk.walk(activities, [
    ["admin", "approve"],
    ["admin", "done"],
    ["owner", "close"],
  ]);
  expect([request.status, request.status_key, request.closeby_name]).toEqual(["DS", 1, expect.any(String)]);
  for (const action of actions)
    expect((await desk.act("admin", activities, action)).status).toBeGreaterThanOrEqual(400);
});

test("an action must be truthful about its sender and its request", async () => {
  const { activities: id } = await link.file();
  const refused = async (more: Row) => (await desk.act("admin", id, "approve", more)).body;
  expect(await refused({ from_group: "tenant" })).toHaveProperty("from_group");
  expect(await refused({ approval_by: desk.owner.id })).toHaveProperty("approval_by");
  expect(await refused({ activitytype_type: "Goods In" })).toHaveProperty("activitytype_type");
  expect(await refused({ action: "explode" })).toHaveProperty("action");
  expect(await refused({ action: undefined })).toEqual({ action: ["This field is required."] });
  expect((await desk.act("admin", id, "approve", { activitytype_type: "Cross Connect" })).status).toBe(200);
});
