import { rackGroupListPath, rackListPath, rackShareListPath } from "~/paths";
import { ListParts } from "~/lists/list-parts";
import { m } from "./messages";

const lists = [
  [rackListPath, m.racks],
  [rackShareListPath, m.rackShare],
  [rackGroupListPath, m.rackGroup],
] as const;

/** The lists of racks, of what is shared and of groups; `here` is the path of the one that is shown. */
export const RackParts = ({ here }: { here: string }) => <ListParts label={m.rackParts} parts={lists} here={here} />;
