import { ListParts } from "~/lists/list-parts";
import { m } from "./template-messages";
import { templateSetPath, templatesPath, templateTypesPath } from "./template-paths";

const parts = [
  [templateSetPath, m.sets],
  [templatesPath, m.templates],
  [templateTypesPath, m.types],
] as const;

/** Navigation between the lists of email templates; `here` is the current path. */
export const TemplateParts = ({ here }: { here: string }) => (
  <ListParts label={m.templateEmail} parts={parts} here={here} />
);
