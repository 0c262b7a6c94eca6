import type { BellData } from "./rows.server";

/** An update: the bell's data, or the id of a request that a colleague changed; null if only the bell is to be updated. */
export type LiveUpdate = BellData & { changed?: number | null };

export type Tell = (news: LiveUpdate) => void;
