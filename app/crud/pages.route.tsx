import { DeletePage } from "./delete-page";
import { DeleteSeveralPage } from "./delete-several-page";
import { FormPage } from "./form-page";

/**
 * The form and delete pages of a master data screen. They are on a child route so that the list does not load them; the
 * screen's own route, which has their data, takes them from its child's handle (crud/screens.tsx).
 */
export const handle = { FormPage, DeletePage, DeleteSeveralPage };
export type CrudPages = typeof handle;

export { NoPage as default } from "~/ui/no-page";
