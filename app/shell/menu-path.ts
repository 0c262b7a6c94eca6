import { useLocation } from "@remix-run/react";
import { addDevicePagePath, goodsInFormPath, rackGroupListPath, rackListPath, rackShareListPath } from "~/paths";

/**
 * Screens that belong to another menu entry: one tenant screen has a path of the NOC (spec 2 §2), two are parts of the
 * rack list.
 */
const places = [
  [addDevicePagePath, `${goodsInFormPath}/rack-add-device`],
  [rackShareListPath, `${rackListPath}/rack-share`],
  [rackGroupListPath, `${rackListPath}/rack-group`],
] as const;

/** The page's path for the menu and the breadcrumb. */
export const useMenuPath = (): string =>
  places.reduce((pathname, [path, place]) => pathname.replace(path, place), useLocation().pathname);
