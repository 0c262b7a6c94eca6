import { useLocation } from "@remix-run/react";
import { addDevicePagePath, goodsInChoicePath, rackGroupListPath, rackListPath, rackShareListPath } from "~/paths";

/** Screens that belong to another one: one of tenants has a path of the NOC (spec 2 §2), two are parts of the rack list. */
const places = [
  [addDevicePagePath, `${goodsInChoicePath}/rack-add-device`],
  [rackShareListPath, `${rackListPath}/rack-share`],
  [rackGroupListPath, `${rackListPath}/rack-group`],
] as const;

/** Where the page stands in menu and trail. */
export const useMenuPath = (): string =>
  places.reduce((pathname, [path, place]) => pathname.replace(path, place), useLocation().pathname);
