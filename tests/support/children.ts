import { readFileSync } from "node:fs";

/** The processes that a process has started, in the order of their start. */
export function childrenOf(pid = 0): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}
