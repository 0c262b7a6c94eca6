import { describe, expect, it, test } from "vitest";
import { kindsWithPrecondition } from "~/features/requests/request-kinds";
import { type Kind, kinds } from "~/inventory/requests/kinds";
import { stepFor } from "~/features/requests/detail/next-step.server";
import { nextStep } from "~/features/requests/next-step";
import { requestRow } from "~/inventory/requests/rows.server";
import { type Language, translator } from "~/language/language";
import {
  actions,
  transitionsFor,
  canHaveTicket,
  isPending,
  type Participant,
  type State,
  stateOf,
  states,
} from "~/inventory/requests/transitions";

const request = (state: State, kind = "Goods In") => ({
  kind,
  status: state.slice(0, 2),
  isDone: state === "AP1",
});

it("flags the kinds whose tenant may have to choose something first", () =>
  expect(Object.entries<Kind>(kinds).flatMap(([name, { mayNeedTenant }]) => (mayNeedTenant ? [name] : []))).toEqual(
    kindsWithPrecondition,
  ));

const parts: readonly Participant[] = ["admin", "owner", "destination"];

/** Contract §5 by state: what each participant may do. */
const allowed: Record<State, Partial<Record<Participant, string[]>>> = {
  OR: { admin: ["approve", "reject", "suspend", "waiting"], owner: ["cancel"] },
  OP: { admin: ["approve", "reject"], owner: ["cancel"] },
  WL: { admin: ["approve", "open", "reject"], owner: ["cancel"] },
  WD: { admin: ["reject"], destination: ["app_cc", "reject"] },
  AP0: { admin: ["done", "suspend"] },
  AP1: { owner: ["close"] },
  SU: { admin: ["resume"] },
  RJ: {},
  CL: {},
  DS: {},
  CN: {},
};

/** Whose turn it is: in the other states a request waits for nobody, or is over. */
const turn: Partial<Record<State, Participant>> = {
  OR: "admin",
  OP: "admin",
  WD: "destination",
  AP0: "admin",
  AP1: "owner",
};

describe.each(states)("a request in %s", (state) => {
  test.each(parts)("offers the %s what the contract allows, and nothing else", (part) => {
    const offered = transitionsFor(request(state), part).map(({ action }) => action);
    expect([...offered].sort()).toEqual(allowed[state][part] ?? []);
  });

  it("is never without a word about what comes next, and says whose turn it is", () => {
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const { who, what, yours } = nextStep(kind, state);
      for (const word of [what, yours]) {
        expect(word.en).toMatch(/\.$/);
        // A sentence begins with a capital letter; "{tenant}" may be "the tenant".
        for (const text of [word.en, word.id]) expect(text).not.toMatch(/\. [a-z{]/);
        expect(word.id).not.toBe(word.en);
      }
      expect(what === yours).toBe(who === null);
      expect([kind, who]).toEqual([kind, kind === "MMR Colocation" ? null : (turn[state] ?? null)]);
      if (who) expect(allowed[state][who]).toBeDefined();
    }
  });
});

it("tells the NOC to take out a device that is replaced, and knows of no room for a kind that takes none", () => {
  expect(nextStep("Goods Out Replace", "AP0").yours.en).toMatch(/^take the old device out/);
  const waiting = (["WL", "OP"] as const).flatMap((state) => Object.values(nextStep("Trouble Ticket", state)));
  expect(JSON.stringify(waiting)).not.toMatch(/room|tempat/);
});

it("names the tenant who filed it, to that tenant's people as their company", () => {
  const canceled = requestRow.parse({ id: 9, activitytype_type: "Goods In", tenant_name: "PT Rimba", status: "CN" });
  const said = (part: Participant, language: Language) =>
    stepFor(canceled, part, { precondition: null, followUp: null }, translator(language)).sentence;
  expect(said("admin", "en")).toBe("PT Rimba has cancelled the request.");
  expect(said("owner", "en")).toBe("your company has cancelled the request.");
  expect(said("owner", "id")).toBe("perusahaan Anda membatalkan permintaan ini.");
});

it("sends nobody but tenants to the NOC with a status that is not known", () => {
  const odd = requestRow.parse({ id: 9, activitytype_type: "Goods In", status: "XY" });
  const said = (part: Participant) =>
    stepFor(odd, part, { precondition: null, followUp: null }, translator("en")).sentence;
  expect(said("admin")).toBe("the request has a status that this portal does not know.");
  for (const part of ["owner", "destination"] as const) expect(said(part)).toMatch(/does not know\. Ask the NOC\.$/);
});

it("needs a reason where the contract does", () => {
  const needing = states.flatMap((state) =>
    parts.flatMap((part) => transitionsFor(request(state), part).filter(({ needsReason }) => needsReason)),
  );
  expect(new Set(needing.map(({ action }) => action))).toEqual(new Set(["reject", "suspend", "cancel"]));
  expect(actions).toHaveLength(10);
});

it("offers nothing on what is no longer used, nor in a state that is not known", () => {
  expect(transitionsFor(request("OR", "MMR Colocation"), "admin")).toEqual([]);
  expect(transitionsFor({ ...request("OR"), status: "XY" }, "admin")).toEqual([]);
  expect(nextStep("Goods In", "XY").who).toBeNull();
});

it("tells the two halves of AP by the key, however it is spelled", () => {
  expect(stateOf({ status: "AP", isDone: true })).toBe("AP1");
  expect(stateOf({ status: "AP", isDone: false })).toBe("AP0");
  expect(stateOf({ status: "SU", isDone: true })).toBe("SU");
});

it("waits for its work until it is done or over", () => {
  expect(states.filter(isPending)).toEqual(["OR", "OP", "WL", "WD", "AP0", "SU"]);
});

it("offers a trouble ticket while the request is open, approved or on hold, and not done", () => {
  expect(states.filter(canHaveTicket)).toEqual(["OR", "AP0", "SU"]);
});
