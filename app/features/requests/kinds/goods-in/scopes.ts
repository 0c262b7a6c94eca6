import type { Message } from "~/language/language";
import { m } from "../../messages";

/** Where goods come from, with instructions for the tenant (spec 2 §4 "Goods-in notes"). */
export const scopes = {
  EX: { label: m.external, note: m.externalNote },
  IN: { label: m.internal, note: m.internalNote },
} as const satisfies Record<string, { label: Message; note: Message }>;
export type Scope = keyof typeof scopes;

export const scopeChoices = Object.entries(scopes).map(([value, { label }]) => ({ value, label }));

export const isScope = (value: string): value is Scope => Object.hasOwn(scopes, value);
