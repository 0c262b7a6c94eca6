import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Translate } from "~/language/language";
import type { Payload } from "~/provider/index.server";
import { answer } from "~/session/answers.server";
import { requireAdmin } from "~/session/guards.server";
import type { Permission } from "~/session/permissions";
import { backFrom, listFrom } from "./back";
import { type ChoiceSource, readAllChoices } from "./choices.server";
import { confirmDelete } from "./delete.server";
import { confirmSeveral, loadSeveral } from "./delete-several.server";
import { type ListSource, loadList } from "./list.server";
import { m } from "./messages";
import { nameOf } from "./list";
import { type CrudData, type CrudScreen, fieldsOf } from "./screens";
import { submit } from "./submit.server";

/** Where the records of a master data screen are kept and what may be sent: the half that stays on the server. */
export interface CrudSource<Row extends z.ZodType, Form extends z.ZodType> extends ListSource<Row> {
  permission: Permission;
  /** The form's schema; its output is what the provider is sent. */
  form: (t: Translate) => Form;
  formChoices?: Readonly<Record<string, ChoiceSource>>;
  /** What an empty form begins with. */
  defaults?: () => Record<string, string>;
  /** A saved edit goes back to the page that it was opened from, whichever that was (spec 2 §2 "Site"). */
  afterEdit?: "back";
}

type AnyRow = z.ZodType<{ id: number }>;
type AnyForm = z.ZodType<Payload>;

/** A declared source, checked as it stands; its schemas keep their exact types. */
export const crudSource = <Row extends AnyRow, Form extends AnyForm>(source: CrudSource<Row, Form>) => source;

/** The loader of a screen's URLs: list, create, edit, delete one and delete several. */
export function crudLoader<Row extends AnyRow, Form extends AnyForm>(
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  return async (args: LoaderFunctionArgs): Promise<CrudData<z.output<Row>>> => {
    const context = await requireAdmin(args, source.permission);
    const { provider, url, t } = context;
    const { view, id } = placeOf(args, url, screen.path);
    if (view === "list") return { view, ...(await loadList(context, screen, source)) };
    if (view === "delete" && id === null) return { view: "several", ...(await loadSeveral(context, screen, source)) };

    const opener = url.searchParams.get("back") ?? args.request.headers.get("Referer");
    const back = backFrom(opener, screen.path, url.origin);
    const record = id === null ? null : provider.read(`${source.family}/${id}`, source.row);
    if (view === "delete") return { view, back, name: record ? nameOf(screen, await record, t) : "" };

    const values = formValues(screen, record ?? source.defaults?.() ?? {}, url.searchParams);
    const chosen = async (name: string) => (await values)[name]?.[0];
    const choices = readAllChoices(provider, source.formChoices, url.searchParams, chosen);
    const [shown, lists] = await Promise.all([values, choices]);
    return {
      view,
      back,
      editing: id !== null,
      state: { token: crypto.randomUUID(), values: shown, errors: {}, choices: lists },
    };
  };
}

/** The action of a screen's forms: create, update and delete. */
export function crudAction<Row extends AnyRow, Form extends AnyForm>(
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  return async (args: ActionFunctionArgs) => {
    const context = await requireAdmin(args, source.permission);
    const { provider, url, t } = context;
    const { view, id } = placeOf(args, url, screen.path);
    const backOf = (form: FormData) => backFrom(String(form.get("back")), screen.path);
    const listOf = (form: FormData) => listFrom(backOf(form), screen.path);

    if (view === "form" && id === null) {
      const send = (payload: Payload) => provider.create(source.family, payload);
      return submit(context, args.request, source.form(t), { send, then: () => screen.path, toast: m.created });
    }
    if (view === "form" && id !== null) {
      const send = (payload: Payload) => provider.update(source.family, id, payload);
      const then = source.afterEdit === "back" ? backOf : listOf;
      return submit(context, args.request, source.form(t), { send, then, toast: m.updated });
    }
    if (view === "delete" && id === null) {
      const remove = (chosen: number) => provider.remove(source.family, chosen);
      return confirmSeveral(context, args.request, { remove, path: screen.path });
    }
    if (view === "delete" && id !== null) {
      return confirmDelete(context, args.request, { remove: () => provider.remove(source.family, id), then: listOf });
    }
    throw answer({ kind: "missing" }, 404);
  };
}

type View = "list" | "form" | "delete";

/** Which of the screen's URLs this is, and the record that it names: `form/3`, `form?id=3`, `delete/3`. */
function placeOf({ params }: LoaderFunctionArgs, url: URL, path: string): { view: View; id: string | null } {
  const [view = "list"] = url.pathname.slice(path.length).toLowerCase().split("/").filter(Boolean);
  const id = view === "list" ? null : (params.parameter ?? params.id ?? url.searchParams.get("id"));
  if (id !== null && !/^\d+$/.test(id)) throw answer({ kind: "missing" }, 404);
  return { view: view as View, id };
}

/** What the fields begin with: the record or the defaults, and over them what a GET form ("Update choices") brought. */
async function formValues<Row>(
  screen: CrudScreen<Row>,
  start: object | Promise<object>,
  params: URLSearchParams,
): Promise<Record<string, string[]>> {
  const known = new Map(Object.entries(await start));
  return Object.fromEntries(
    fieldsOf(screen).map(({ name }) => {
      const given = params.has(name) ? params.getAll(name) : [known.get(name) ?? []].flat();
      return [name, given.map(String)];
    }),
  );
}
