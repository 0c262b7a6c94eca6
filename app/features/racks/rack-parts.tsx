import { rackGroupListPath, rackListPath, rackShareListPath } from "~/paths";
import { ListParts } from "~/lists/list-parts";
import { m } from "./messages";

const lists = [
  [rackListPath, m.racks],
  [rackShareListPath, m.rackShare],
  [rackGroupListPath, m.rackGroup],
] as const;

/** Navigation between racks, shares and groups; `here` is the current path. */
export const RackParts = ({ here }: { here: string }) => <ListParts label={m.rackParts} parts={lists} here={here} />;
