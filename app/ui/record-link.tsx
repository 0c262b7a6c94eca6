import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { nameOrId } from "~/language/language";
import { breakable } from "./breakable";

/** The page of a record; undefined if the reader may not see it. */
export type RecordPath = ((id: number) => string) | undefined;

/** A record's name, as a link if the reader may see its page; a record without a name is called by its id. */
export const recordLink = (name: string, id: number | null, path: RecordPath): ReactNode =>
  id !== null && path ? <Link to={path(id)}>{breakable(nameOrId(name, id))}</Link> : breakable(name);
