import type { Message } from "~/language/language";

/** What is told of a write; `isDoubtful` if the provider has accepted it, but may have put off or lost some of it. */
export type Told = Message & { isDoubtful?: true };
