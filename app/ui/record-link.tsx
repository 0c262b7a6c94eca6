import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** The page of a record; undefined where it is not the reader's to see. */
export type RecordPath = ((id: number) => string) | undefined;

/** A record's name, which leads to its page where the reader may see it; without a name it is called by its id there. */
export const recordLink = (name: string, id: number | null, path: RecordPath): ReactNode =>
  id !== null && path ? <Link to={path(id)}>{name || `#${id}`}</Link> : name;
