import { ListParts } from "~/lists/list-parts";
import { m } from "./mail-messages";
import { blastPath, mailLogPath } from "./mail-paths";

const parts = [
  [mailLogPath, m.mailLog],
  [blastPath, m.blast],
] as const;

/** The pages about mails that were sent and are to be sent; `here` is the path of the one that is shown. */
export const MailParts = ({ here }: { here: string }) => (
  <ListParts label={m.diagnosticEmail} parts={parts} here={here} />
);
