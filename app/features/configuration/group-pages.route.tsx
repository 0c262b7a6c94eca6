import type { CrudPages } from "~/crud/pages.route";
import { DeletePage } from "~/crud/delete-page";
import { DeleteSeveralPage } from "~/crud/delete-several-page";
import { GroupForm } from "./group-form";

/** The pages of groups besides their list, with a form of their own (crud/screens.tsx). */
export const handle: CrudPages = { FormPage: GroupForm, DeletePage, DeleteSeveralPage };

export { NoPage as default } from "~/ui/no-page";
