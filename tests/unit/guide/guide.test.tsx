import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { isReadOnly, states } from "~/inventory/requests/transitions";
import { kinds } from "~/inventory/requests/kinds";
import { lifeOf, lives } from "~/guide/request-life";
import { RequestPicture } from "~/guide/request-picture";
import { KeyTable } from "~/guide/tables";

test.each([
  ["Goods In", ["OR", "AP0", "AP1", "CL"]],
  ["Cross Connect", ["OR", "WD", "AP0", "AP1", "CL"]],
  ["Dismantle", ["OR", "AP0", "AP1", "DS"]],
] as const)("the life of a %s", (kind, straight) => {
  expect(lifeOf(kind).map(({ state }) => state)).toEqual(straight);
});

test("beside the main path are the actions that leave it", () => {
  const [filed] = lifeOf("Smart Hand");
  expect(filed?.next).toEqual({ action: "approve", by: "admin", to: "AP0" });
  expect(filed?.aside.map(({ action, by, to }) => `${by} ${action} ${to}`)).toEqual([
    "admin waiting WL",
    "admin suspend SU",
    "admin reject RJ",
    "owner cancel CN",
  ]);
});

test("every kind in use is in one picture, of states that there are", () => {
  const shown = lives().flatMap(({ names }) => names);
  expect(shown.toSorted()).toEqual(
    Object.keys(kinds)
      .filter((kind) => !isReadOnly(kind))
      .toSorted(),
  );
  for (const { state } of lives().flatMap(({ steps }) => steps)) expect(states).toContain(state);
});

test("the picture is told in words too", () => {
  const svg = renderToStaticMarkup(<RequestPicture title="Goods In" steps={lifeOf("Goods In")} />);
  expect(svg).toContain('role="img"');
  expect(svg).toMatch(/aria-label="Goods In\. Waiting Approval - NOC; Approve \(NOC\) → Approved - NOC; /);
  expect(svg).toContain("→ Cancel request (tenant): Cancel");
});

test("the guide lists the keys that the portal's own dialog lists, and for the NOC those of formatted text", () => {
  const table = renderToStaticMarkup(<KeyTable side="admin" />);
  for (const key of ["Ctrl+K", "j", "k", "x", "a", "?", "Ctrl+B"]) expect(table).toContain(`<kbd>${key}</kbd>`);
  const tenants = renderToStaticMarkup(<KeyTable side="tenant" />);
  expect(tenants).toContain("<kbd>Esc</kbd>");
  expect(tenants).not.toContain("<kbd>Ctrl+B</kbd>");
});
