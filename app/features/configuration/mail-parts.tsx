import { ListParts } from "~/lists/list-parts";
import { m } from "./mail-messages";
import { blastPath, mailLogPath } from "./mail-paths";

const parts = [
  [mailLogPath, m.mailLog],
  [blastPath, m.blast],
] as const;

/** Navigation between the pages about sent mails and mails to send; `here` is the current path. */
export const MailParts = ({ here }: { here: string }) => (
  <ListParts label={m.diagnosticEmail} parts={parts} here={here} />
);
