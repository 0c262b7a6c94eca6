import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { FirstTask, taskOf } from "~/features/dashboard/first-task";
import { InsideSection } from "~/features/dashboard/inside-section";
import { m } from "~/features/dashboard/messages";
import { RequestTable } from "~/features/dashboard/request-table";
import { toneOf, WaitingRequests } from "~/features/dashboard/waiting-requests";
import { listedRequest } from "~/inventory/requests/rows.server";
import type { Inside } from "~/inventory/visits/read-inside.server";
import { LanguageProvider } from "~/language/context";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children, ...more }: { to: string; children: ReactNode }) => (
    <a href={to} {...more}>
      {children}
    </a>
  ),
}));

const now = "2026-11-24T05:00:00Z";
const request = (facts: object) =>
  listedRequest.parse({
    id: 7,
    activities_number: "CC-7",
    tenant_name: "PT Samudra",
    created_at: "2026-11-21T05:00:00Z",
    ...facts,
  });
const text = (element: ReactNode) =>
  renderToStaticMarkup(<LanguageProvider language="en">{element}</LanguageProvider>)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("what waits for a tenant the longest is told in a sentence with its button", () => {
  it.each([
    [
      { status: "WD" },
      "Cross Connect",
      "PT Samudra asks to connect to you: CC-7, 3 days ago. Its port stays reserved until you answer. Review request",
    ],
    [
      { status: "AP", status_key: "1", done_time: "2026-11-24T03:00:00Z" },
      "Goods In",
      "Goods In CC-7 was done 2 hours ago: check the work and close the request. Check and close",
    ],
    [
      { status: "AP", status_key: "0" },
      "Goods In Replace",
      "Goods In Replace CC-7 waits for you, 3 days ago: until then the NOC cannot continue. Open request",
    ],
  ])("%j", (state, activitytype_type, told) => {
    expect(text(<FirstTask request={request({ ...state, activitytype_type })} now={now} />)).toBe(told);
  });
});

it("the links to equal tasks of a list are told apart by their requests", () => {
  const done = request({ status: "AP", status_key: "1" });
  const table = (
    <LanguageProvider language="en">
      <RequestTable
        title={m.waitingForMe}
        requests={[done]}
        side="tenant"
        now={now}
        taskOf={(one) => taskOf(one).button}
      />
    </LanguageProvider>
  );
  expect(renderToStaticMarkup(table)).toContain('aria-label="Check and close: CC-7">Check and close</a>');
});

describe("what waits for the NOC", () => {
  it("names what is to be done and since when", () => {
    const results = ["Goods In", "Smart Hand"].map((activitytype_type, id) =>
      request({ id, status: "OR", activitytype_type }),
    );
    const told = (count: number, atLeast: boolean) =>
      text(<WaitingRequests title={m.toApprove} action={m.approve} waiting={{ results, count, atLeast }} now={now} />);
    const named = "Approve Goods In CC-7, PT Samudra 3 days ago Approve Smart Hand CC-7, PT Samudra 3 days ago";
    expect(told(12, false)).toBe(`To approve 12 ${named}`);
    // More than were counted may wait.
    expect(told(1500, true)).toBe(`To approve 1,500+ ${named}`);
  });

  it("is told apart where links are listed by themselves", () => {
    const results = [request({ status: "OR", activitytype_type: "Goods In" })];
    const waiting = { count: 1, atLeast: false, results };
    const list = (
      <LanguageProvider language="en">
        <WaitingRequests title={m.toApprove} action={m.approve} waiting={waiting} now={now} />
      </LanguageProvider>
    );
    expect(renderToStaticMarkup(list)).toContain('aria-label="Approve Goods In: CC-7">Approve Goods In</a>');
  });

  it("is the more urgent the longer it waits", () => {
    const ago = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
    expect([null, ago(1), ago(2), ago(7)].map((since) => toneOf(since, now))).toEqual([
      "gray",
      "gray",
      "orange",
      "red",
    ]);
  });
});

it("who is inside is told with the site, but not on the site's own page", () => {
  const visit = { personName: "Ahmad", tenantName: "PT Rimba", siteName: "DC Kuningan", entered: now };
  const inside = { count: 1, atLeast: false, visits: [visit] } as Inside;
  expect(text(<InsideSection inside={inside} now={now} />)).toContain("Ahmad PT Rimba, DC Kuningan");
  const ofSite = renderToStaticMarkup(
    <LanguageProvider language="en">
      <InsideSection inside={inside} now={now} site={3} />
    </LanguageProvider>,
  );
  expect(ofSite).not.toContain("DC Kuningan");
  expect(ofSite).toContain("datacenter_id=3");
});

it("who is inside is not claimed to be nobody where the provider does not tell who is", () => {
  const told = (atLeast: boolean) => text(<InsideSection inside={{ count: 0, atLeast, visits: [] }} now={now} />);
  expect(told(false)).toBe("Inside now View all (0) Nobody is inside.");
  expect(told(true)).toBe("Inside now View all The data service does not provide this.");
});
