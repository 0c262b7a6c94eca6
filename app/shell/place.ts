import { useLocation } from "@remix-run/react";
import { addDevicePagePath, goodsInChoicePath } from "~/paths";

/** Where the page stands in menu and trail: one screen of tenants has a path of the NOC (spec 2 §2). */
export const usePlace = (): string =>
  useLocation().pathname.replace(addDevicePagePath, `${goodsInChoicePath}/rack-add-device`);
