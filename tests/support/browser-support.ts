import bcd, { type Identifier } from "@mdn/browser-compat-data" with { type: "json" };

/** The oldest browsers that the portal's scripts run in (README, "Browsers"). */
const oldest = { chrome: "99", firefox: "102", safari: "15.4", safari_ios: "15.4" } as const;

const number = (version: string) => Number(version.replace("≤", ""));

/** Whether all of the oldest browsers support it, by MDN's tables. */
function isKnown({ __compat }: Identifier): boolean {
  return Object.entries(oldest).every(([browser, version]) =>
    [__compat?.support[browser as keyof typeof oldest] ?? []].flat().some((support) => {
      const { version_added: since, version_removed: gone, flags, prefix, alternative_name: other } = support;
      const isThere = typeof since === "string" && number(since) <= number(version);
      const isGone = typeof gone === "string" && number(gone) <= number(version);
      return isThere && !isGone && !flags && !prefix && !other;
    }),
  );
}

const isStandard = ({ __compat }: Identifier) => __compat?.status?.standard_track && !__compat.status.experimental;

/** The entries below one, without its own description. */
function entries(parent: Identifier): [string, Identifier][] {
  return Object.entries(parent).filter(([name]) => name !== "__compat") as [string, Identifier][];
}

/** What the oldest browsers lack: globals, "Interface.static", and names of methods that no older interface has. */
export function newerScriptNames(): { globals: string[]; statics: string[]; methods: string[] } {
  const globals: string[] = [];
  const statics: string[] = [];
  const methods = new Map<string, boolean>();
  const { builtins } = bcd.javascript as { builtins: Identifier };
  const interfaces = [bcd.api, builtins, builtins.Intl as Identifier].flatMap(entries);
  for (const [owner, node] of interfaces.filter(([, node]) => node.__compat)) {
    if (!isKnown(node)) globals.push(owner);
    methods.set(owner, methods.get(owner) || isKnown(node));
    for (const [key, member] of entries(node).filter(([, member]) => isStandard(member))) {
      const name = key.replace(/_static$/, "");
      if (name !== key && !isKnown(member)) statics.push(`${owner}.${name}`);
      methods.set(name, methods.get(name) || isKnown(member));
    }
  }
  return { globals, statics, methods: [...methods].filter(([, known]) => !known).map(([name]) => name) };
}

/** Whether the oldest browsers lack this CSS feature; false for features that MDN does not list. */
export function isNewerCss(kind: "properties" | "selectors" | "at-rules", name: string): boolean {
  const node = (bcd.css[kind] as Identifier)[name];
  return node !== undefined && !isKnown(node);
}

/** The CSS functions that the oldest browsers lack. */
export function newerCssFunctions(): string[] {
  const names = new Map<string, boolean>();
  const visit = (node: Identifier) => {
    for (const [name, child] of entries(node)) {
      if (child.__compat) names.set(name, names.get(name) || isKnown(child));
      visit(child);
    }
  };
  visit(bcd.css.types as Identifier);
  return [...names].filter(([, known]) => !known).map(([name]) => name);
}
