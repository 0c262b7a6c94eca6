import type { ChildProcess } from "node:child_process";
import { type Balancer, startBalancer, TO_PORTAL } from "./balancer.ts";
import { Person } from "./person.ts";
import { freeAddress, type TestBed, openTestBed } from "./portal.ts";
import { ProviderUnderTest } from "./provider-under-test.ts";

export interface SeveralPortals {
  /** The address of the load balancer before them. */
  url: string;
  portals: { url: string; child: ChildProcess }[];
  testBed: TestBed;
  provider: ProviderUnderTest;
  stop(): Promise<void>;
}

/** Portals with one provider, each with its own settings, behind a load balancer without sticky sessions. */
export async function startPortals(environments: Record<string, string>[]): Promise<SeveralPortals> {
  const balancer: Balancer = await startBalancer();
  const testBed = await openTestBed(balancer.url);
  try {
    const start = async (environment: Record<string, string>) => {
      const url = await freeAddress();
      return { url, child: await testBed.startPortal(url, environment) };
    };
    const portals = await Promise.all(environments.map(start));
    balancer.targets.push(...portals.map(({ url }) => url));
    const stop = async () => {
      balancer.stop();
      await testBed.stop();
    };
    return { url: balancer.url, portals, testBed, provider: new ProviderUnderTest(testBed.providerUrl), stop };
  } catch (error) {
    balancer.stop();
    await testBed.stop();
    throw error;
  }
}

/** The same browser, all of whose requests go to the portal with this number. */
export function at(portal: number, person: Person): Person {
  const same = new Person(person.base, { ...person.extraHeaders, [TO_PORTAL]: String(portal) });
  for (const [name, value] of person.cookies) same.cookies.set(name, value);
  return Object.assign(same, { path: person.path, document: person.document });
}
