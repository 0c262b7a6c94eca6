import { DeletePage } from "./delete-page";
import { DeleteSeveralPage } from "./delete-several-page";
import { FormPage } from "./form-page";

/**
 * The form and delete pages of a master data screen, on a child route so that its list does not load them (crud/screens.tsx).
 */
export const handle = { FormPage, DeletePage, DeleteSeveralPage };
export type CrudPages = typeof handle;

export { NoPage as default } from "~/ui/no-page";
