import { ListParts } from "~/lists/list-parts";
import { m } from "./template-messages";
import { templateSetPath, templatesPath, templateTypesPath } from "./template-paths";

const parts = [
  [templateSetPath, m.sets],
  [templatesPath, m.templates],
  [templateTypesPath, m.types],
] as const;

/** The lists of template email; `here` is the path of the one that is shown. */
export const TemplateParts = ({ here }: { here: string }) => (
  <ListParts label={m.templateEmail} parts={parts} here={here} />
);
