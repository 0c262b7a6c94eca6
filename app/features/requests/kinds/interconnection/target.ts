/** The target of an interconnection: another tenant's device, or the internet exchange. */
export type Target = "tenant" | "iix";

/** The provider's families of interconnections. */
export const families = { tenant: "crossconnects", iix: "crossconnectsiix" } as const satisfies Record<Target, string>;

/** The target in a URL. */
export const targetOf = (params: URLSearchParams): Target => (params.get("to") === "iix" ? "iix" : "tenant");
