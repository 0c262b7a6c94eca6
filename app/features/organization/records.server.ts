import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { backFrom, listFrom } from "~/crud/back";
import { confirmDelete } from "~/crud/delete.server";
import { confirmSeveral, loadSeveral } from "~/crud/delete-several.server";
import { nameOf } from "~/crud/list";
import { type ListSource, loadList } from "~/crud/list.server";
import { m } from "~/crud/messages";
import { submit } from "~/crud/submit.server";
import type { Payload, Query } from "~/provider/index.server";
import { answer } from "~/session/answers.server";
import type { RouteArgs } from "~/session/context.server";
import type { SignedIn } from "~/session/guards.server";
import type { ChoiceList } from "~/ui/form";
import type { RecordScreen, RecordsData } from "./records";

/** Where the records of a screen are kept, whose rules follow from the person: the half that stays on the server. */
export interface RecordSource<Row extends z.ZodType, Form extends z.ZodType> extends Omit<ListSource<Row>, "fixed"> {
  guard: (args: RouteArgs) => Promise<SignedIn>;
  /** Whether the person may create, edit and delete; without it all whom the guard admits. */
  mayChange?: (context: SignedIn) => Promise<boolean>;
  /** What narrows the list always. */
  fixed?: (context: SignedIn) => Query;
  /** Whether a record of the family is one of this screen's; without it all are. */
  owns?: (record: z.output<Row>) => boolean;
  /** The form's schema for a new record or the one as it stands; its output is what the provider is sent. */
  form: (context: SignedIn, record: z.output<Row> | null) => Form;
  /** What the form's fields begin with, by their names: for a new record or the one as it stands. */
  start: (record: z.output<Row> | null) => Record<string, unknown>;
  /** The choices of the form's fields; `chosen` gives a field's value. */
  choices?: (
    context: SignedIn,
    chosen: (name: string) => Promise<string | undefined>,
  ) => Promise<Record<string, ChoiceList>>;
}

type AnyRow = z.ZodType<{ id: number }>;
type AnyForm = z.ZodType<Payload>;

/** A declared source, checked as it stands; its schemas keep their exact types. */
export const recordSource = <Row extends AnyRow, Form extends AnyForm>(source: RecordSource<Row, Form>) => source;

/** The loader of a screen's URLs: list, create, edit, delete one and delete several. */
export function recordsLoader<Row extends AnyRow, Form extends AnyForm>(
  screen: RecordScreen<z.output<Row>>,
  source: RecordSource<Row, Form>,
) {
  return async (args: LoaderFunctionArgs): Promise<RecordsData<z.output<Row>>> => {
    const context = await source.guard(args);
    const { url, t } = context;
    const mayChange = source.mayChange ? await source.mayChange(context) : true;
    const { view, id } = placeOf(args, url, screen.path);
    const listed = { ...source, fixed: source.fixed?.(context) };
    if (view === "list") return { view, mayChange, ...(await loadList(context, screen, listed)) };
    if (!mayChange) throw answer({ kind: "refused" }, 403);
    if (view === "delete" && id === null) return { view: "several", ...(await loadSeveral(context, screen, listed)) };

    const back = backFrom(url.searchParams.get("back") ?? args.request.headers.get("Referer"), screen.path, url.origin);
    const record = id === null ? null : readOwn(context, source, id);
    if (view === "delete") return { view, back, name: record ? nameOf(screen, await record, t) : "" };

    const values = Promise.resolve(record).then((known) => formValues(source.start(known), url.searchParams));
    const chosen = async (name: string) => (await values)[name]?.[0];
    const [shown, choices] = await Promise.all([values, source.choices?.(context, chosen)]);
    return {
      view,
      back,
      editing: id !== null,
      state: { token: crypto.randomUUID(), values: shown, errors: {}, choices },
    };
  };
}

/** The action of a screen's forms: create, update and delete. */
export function recordsAction<Row extends AnyRow, Form extends AnyForm>(
  screen: RecordScreen<z.output<Row>>,
  source: RecordSource<Row, Form>,
) {
  return async (args: ActionFunctionArgs) => {
    const context = await source.guard(args);
    const { provider, url } = context;
    const { family } = source;
    if (source.mayChange && !(await source.mayChange(context))) throw answer({ kind: "refused" }, 403);
    const { view, id } = placeOf(args, url, screen.path);
    const listOf = (form: FormData) => listFrom(backFrom(String(form.get("back")), screen.path), screen.path);

    if (view === "delete" && id === null) {
      const remove = (chosen: number) => provider.remove(family, chosen);
      return confirmSeveral(context, args.request, { remove, path: screen.path });
    }
    if (view === "delete" && id !== null) {
      return confirmDelete(context, args.request, { remove: () => provider.remove(family, id), then: listOf });
    }
    if (view !== "form") throw answer({ kind: "missing" }, 404);
    const record = id === null ? null : await readOwn(context, source, id);
    const send = (payload: Payload) =>
      id === null ? provider.create(family, payload) : provider.update(family, id, payload);
    return submit(context, args.request, source.form(context, record), {
      send,
      then: id === null ? screen.path : listOf,
      toast: id === null ? m.created : m.updated,
    });
  };
}

async function readOwn<Row extends AnyRow, Form extends AnyForm>(
  { provider }: SignedIn,
  { family, row, owns }: RecordSource<Row, Form>,
  id: string,
): Promise<z.output<Row>> {
  const record = await provider.read(`${family}/${id}`, row);
  if (owns && !owns(record)) throw answer({ kind: "missing" }, 404);
  return record;
}

type View = "list" | "form" | "delete";

/** Which of the screen's URLs this is, and the record that it names: `form/3`, `form?id=3`, `delete/3`. */
function placeOf({ params }: LoaderFunctionArgs, url: URL, path: string): { view: View; id: string | null } {
  const [view = "list"] = url.pathname.slice(path.length).toLowerCase().split("/").filter(Boolean);
  const id = view === "list" ? null : (params.parameter ?? params.id ?? url.searchParams.get("id"));
  if (id !== null && !/^\d+$/.test(id)) throw answer({ kind: "missing" }, 404);
  return { view: view as View, id };
}

/** What the fields begin with, and over it what a link or a GET form ("Update choices") brought. */
function formValues(start: Record<string, unknown>, params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(start).map(([name, known]) => {
      const given = params.has(name) ? params.getAll(name) : [known ?? []].flat();
      return [name, given.map(String)];
    }),
  );
}
