import { DeletePage } from "./delete-page";
import { DeleteSeveralPage } from "./delete-several-page";
import { FormPage } from "./form-page";

/**
 * What the pages of a master data screen show besides its list. The screen's own route, which has their data, takes it from the route
 * below, so that its list does not load what only forms need.
 */
export const handle = { FormPage, DeletePage, DeleteSeveralPage };
export type CrudPages = typeof handle;

export default function Nothing() {
  return null;
}
