import type { ComponentType, ReactNode } from "react";
import { DeletePage } from "~/crud/delete-page";
import { DeleteSeveralPage } from "~/crud/delete-several-page";
import type { Several } from "~/crud/delete-several.server";
import { type ListData, type ListScreen, listTitle } from "~/crud/list";
import { ListPage } from "~/crud/list-page";
import { m } from "~/crud/messages";
import type { Message, Translate } from "~/language/language";
import type { FormState } from "~/ui/form";
import { titled } from "~/ui/title";

/** A list with a form of its own, as it is shown. */
export interface RecordScreen<Row> extends ListScreen<Row> {
  create: Message;
  edit: Message;
}

/** What the form page of a screen gets. */
export interface RecordForm {
  back: string;
  editing: boolean;
  state: FormState;
}

/** What the loader gives, by the URL. */
export type RecordsData<Row> =
  | ({ view: "list"; mayChange: boolean } & ListData<Row>)
  | ({ view: "form" } & RecordForm)
  | { view: "delete"; back: string; name: string }
  | ({ view: "several" } & Several);

/** The title of each of a screen's pages; a list says its page. */
export function recordsMeta<Row>(screen: RecordScreen<Row>) {
  return titled((data: RecordsData<Row> | undefined, t) => (data ? titleOf(screen, data, t) : t(screen.title)));
}

function titleOf<Row>(screen: RecordScreen<Row>, data: RecordsData<Row>, t: Translate): string {
  if (data.view === "form") return t(data.editing ? screen.edit : screen.create);
  if (data.view === "delete") return t(m.delete, { name: data.name });
  if (data.view === "several") return t(m.areYouSure);
  return listTitle(screen, data, t);
}

interface RecordPagesProps<Row> {
  screen: RecordScreen<Row>;
  data: RecordsData<Row>;
  form: ComponentType<RecordForm>;
  /** What stands above the list. */
  above?: ReactNode;
}

/** The pages of a screen: list, form and delete page, as the loader says. */
export function RecordPages<Row extends { id: number }>({ screen, data, form: Form, above }: RecordPagesProps<Row>) {
  if (data.view === "form") return <Form {...data} />;
  if (data.view === "delete") return <DeletePage {...data} />;
  if (data.view === "several") return <DeleteSeveralPage {...data} />;
  return (
    <>
      {above}
      <ListPage
        screen={screen}
        data={data}
        forms={data.mayChange ? screen : undefined}
        deletesSeveral={data.mayChange}
      />
    </>
  );
}
