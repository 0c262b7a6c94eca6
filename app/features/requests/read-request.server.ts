import { answer } from "~/session/answers.server";
import type { SignedIn } from "~/session/guards.server";
import { type Request, requestRow } from "./request";

/** The request with this id; what is no id is no request. A tenant finds its own ones only (contract §8). */
export function readRequest({ provider }: SignedIn, id: string | null | undefined): Promise<Request> {
  if (!id || !/^\d+$/.test(id)) throw answer({ kind: "missing" }, 404);
  return provider.read(`activities/${id}`, requestRow);
}
