import { ListPage } from "~/lists/list-page";

/** The list of a master data screen, on a child route so that its forms do not load it (crud/screens.tsx). */
export const handle = { ListPage };
export type CrudList = typeof handle;

export { NoPage as default } from "~/ui/no-page";
