import { useMatches } from "@remix-run/react";
import type { StepHint } from "~/ui/step-hint";
import type { Message, Translate } from "~/language/language";
import type { FormState } from "~/forms/form-state";
import { useFormPage } from "~/forms/last-result";
import { m as uiWords } from "~/ui/messages";
import { titled, titleWith } from "~/ui/title";
import type { Deleting } from "./delete-page";
import type { Several } from "./delete-several.server";
import type { Section } from "./form-fields";
import { fieldsOf } from "./sections";
import type { ListData, ListScreen } from "~/lists/list";
import { listTitle } from "~/lists/list-title";
import type { CrudList } from "./list.route";
import type { CrudPages } from "./pages.route";

/** The visible half of a master data screen: its list, one form for create and edit, and the delete pages. */
export interface CrudScreen<Row> extends ListScreen<Row> {
  create: Message;
  /** The label of the create button, if not `create`. */
  createButton?: Message;
  edit: Message;
  /** The lists of other screens whose pages open this screen's forms; the forms return there. */
  returnTo?: readonly string[];
  /** The form's sections; they may differ for a new record and for a protected one. */
  sections: readonly Section[] | ((editing: boolean, isProtected: boolean) => readonly Section[]);
}

/**
 * The screen without the columns, filters and fields of keys that the provider does not support; a column named
 * `<key>_name` belongs to its key.
 */
export function withoutKeys<Row>(screen: CrudScreen<Row>, unknown: readonly string[]): CrudScreen<Row> {
  if (unknown.length === 0) return screen;
  const isKnown = (name: string) => !unknown.includes(name.replace(/_name$/, ""));
  return {
    ...screen,
    columns: screen.columns.filter(({ key }) => isKnown(key)),
    filters: screen.filters?.filter(({ name }) => isKnown(name)),
    sections: (...of) =>
      sectionsOf(screen, ...of).map((section) => ({
        ...section,
        fields: section.fields.filter(({ name }) => isKnown(name)),
      })),
  };
}

/** The data of a form page. */
export interface CrudFormData {
  view: "form";
  /** The name of the record being edited. */
  record?: string;
  /** Keys that the provider does not support. */
  unknown: string[];
  back: string;
  editing: boolean;
  /** The person may not delete the record, because it is their own account. */
  isProtected: boolean;
  /** Why the form cannot be filled in yet. */
  stop: StepHint | null;
  state: FormState;
}

/** What the loader returns, by URL. */
export type CrudData<Row> =
  | ({ view: "list"; changeBlocker: string | null; protectedIds: number[]; unknown: string[] } & ListData<Row>)
  | CrudFormData
  | ({ view: "delete" } & Deleting)
  | ({ view: "several" } & Several);

/** The sections of a screen's form, for a new record or for one that exists. */
export const sectionsOf = <Row,>({ sections }: CrudScreen<Row>, editing: boolean, isProtected = false) =>
  typeof sections === "function" ? sections(editing, isProtected) : sections;

/** The titles of a screen's pages; a list's includes its page. */
export function crudMeta<Row>(screen: CrudScreen<Row>) {
  return titled((data: CrudData<Row> | undefined, t) => (data ? titleOf(screen, data, t) : t(screen.title)));
}

function titleOf<Row>(screen: CrudScreen<Row>, data: CrudData<Row>, t: Translate): string {
  if (data.view === "list") return listTitle(screen, data, t);
  if (data.view === "form") return titleWith(t(data.editing ? screen.edit : screen.create), data.record);
  return t(uiWords.deleteRow, { name: data.view === "delete" ? data.record : data.what });
}

/**
 * The pages of a master data screen: one component for all of its URLs, which has their data. The pages themselves come from the
 * handle of the child route (list.route.tsx, pages.route.tsx).
 */
export function crudScreens<Row extends { id: number }>(declared: CrudScreen<Row>) {
  return function Screens() {
    const data = useFormPage<CrudData<Row>>();
    const below = useMatches().at(-1)?.handle;
    const screen = "unknown" in data ? withoutKeys(declared, data.unknown) : declared;
    if (data.view === "list") {
      const { ListPage } = below as CrudList;
      const { changeBlocker, protectedIds } = data;
      const fields = fieldsOf(sectionsOf(screen, false)).map(({ name }) => name);
      const forms = changeBlocker ? undefined : { create: screen.createButton ?? screen.create, fields };
      return (
        <ListPage
          screen={screen}
          data={data}
          forms={forms}
          protectedIds={protectedIds}
          deletesSeveral={!changeBlocker}
        />
      );
    }
    const { FormPage, DeletePage, DeleteSeveralPage } = below as CrudPages;
    if (data.view === "delete") return <DeletePage {...data} />;
    if (data.view === "several") return <DeleteSeveralPage {...data} />;
    const sections = sectionsOf(screen, data.editing, data.isProtected);
    return <FormPage screen={{ ...screen, sections }} {...data} />;
  };
}
