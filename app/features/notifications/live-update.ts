import type { BellData } from "./rows.server";

/** An update: the bell's data, or the id of a request that a colleague changed. */
export type LiveUpdate = BellData & { changed?: number };

export type Tell = (news: LiveUpdate) => void;
