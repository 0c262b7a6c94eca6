import { readFileSync } from "node:fs";

/** The child processes of a process, in the order in which they were started. */
export function childrenOf(pid = 0): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}
