/** Where an interconnection leads: to another tenant's device, or to the internet exchange. */
export type Target = "tenant" | "iix";

/** The provider's families of interconnections. */
export const families = { tenant: "crossconnects", iix: "crossconnectsiix" } as const satisfies Record<Target, string>;

/** The target that a URL names. */
export const targetOf = (params: URLSearchParams): Target => (params.get("to") === "iix" ? "iix" : "tenant");
