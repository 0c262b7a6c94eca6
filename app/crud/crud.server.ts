import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { type Message, sentences, type Translate } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { Payload, Query } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import { requireRole, type SignedIn } from "~/session/guards.server";
import type { Permission } from "~/session/permissions";
import { recordId } from "~/session/record-id.server";
import { sideOf } from "~/session/start-page";
import { returnPath, returnAfterDelete, returnAfterCreate } from "./return-path";
import type { ChoiceSources } from "~/forms/choices.server";
import { confirmDelete } from "./delete.server";
import { confirmSeveral, loadSeveral } from "./delete-several.server";
import { notSaved, refuseOutdated, refuseStaleChoices, unsavedFields } from "./edit-checks.server";
import { htmlFields, labelsOf } from "./sections";
import { nameOf } from "~/lists/list";
import { type ListSource, loadList, readOne } from "~/lists/list.server";
import { m } from "./messages";
import { openPage, type ReadPage } from "~/forms/open-page.server";
import { openForm } from "./open-form.server";
import { readReferences, type Referred } from "./references.server";
import { type CrudData, type CrudFormData, type CrudScreen, sectionsOf, withoutKeys } from "./screens";
import { unknownKeys } from "./unknown-keys.server";
import { submit } from "~/forms/submit.server";

/** The server half of a master data screen: where its records are kept and what may be sent. */
interface CrudSource<Row extends z.ZodType, Form extends z.ZodType>
  extends Omit<ListSource<Row>, "baseQuery">, Referred {
  /** The permission, on the side that the screen's path belongs to. */
  permission: Permission;
  /** Whether the person may create, edit and delete; by default everybody who is admitted. */
  mayChange?: (context: SignedIn) => Promise<boolean>;
  /** Filters that always narrow the list. */
  baseQuery?: (context: SignedIn) => Query;
  /** Keys that a provider need not support: without support they are no fields, columns or filters. */
  optionalKeys?: readonly string[];
  /**
   * The form's schema; its output is what the provider is sent. `record` is the one being edited, on a screen with
   * `belongsHere`.
   */
  form: (t: Translate, context: SignedIn, record: z.output<Row> | null) => Form;
  /** Whether this person may never delete the record, such as their own account. */
  isProtected?: (context: SignedIn, record: z.output<Row>) => boolean;
  /** Why a record cannot be deleted now, as far as the portal knows; also shown before the confirmation. */
  keptBecause?: (context: SignedIn, record: z.output<Row>) => Promise<string | null>;
  /** Deletes several records at once, for providers with a call for that. */
  removeAll?: (context: SignedIn, ids: readonly number[]) => Promise<unknown>;
  formChoices?: ChoiceSources;
  /** The form's initial values, by field, and the names of its choices; by default the record's own fields. */
  formValues?: (record: z.output<Row>) => object;
  /** The initial values of an empty form, and of fields that a record lacks. */
  defaults?: () => Record<string, string>;
  /** What else happens after an edit was saved, and a message about it for the toast. */
  afterUpdate?: (context: SignedIn, id: number, sent: z.output<Form>) => Promise<Message | null>;
  /** After an edit, returns to the page that opened the form, whichever it was (spec 2 §2 "Site"). */
  afterEdit?: "back";
}

type AnyRow = z.ZodType<{ id: number }>;
type AnyForm = z.ZodType<Payload>;

/** Checks a declaration and keeps the exact types of its schemas. */
export const crudSource = <Row extends AnyRow, Form extends AnyForm>(source: CrudSource<Row, Form>) => source;

/** The loader of all of a screen's URLs: list, create, edit, delete one and delete several. */
export function crudLoader<Row extends AnyRow, Form extends AnyForm>(
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  return async (args: LoaderFunctionArgs): Promise<CrudData<z.output<Row>>> => {
    const context = await requireRole(args, sideOf(screen.path), source.permission);
    const { url, t } = context;
    const { view, id } = viewOf(args, url);
    const listed = { ...source, baseQuery: source.baseQuery?.(context) };
    const mayChange = (await source.mayChange?.(context)) ?? true;
    if (view === "list") {
      const unknown = await unknownKeys(context, source);
      const list = await loadList(context, withoutKeys(screen, unknown), listed);
      const protectedIds = list.rows.filter((row) => source.isProtected?.(context, row)).map(({ id }) => id);
      return { view, mayChange, protectedIds, unknown, ...list };
    }
    if (!mayChange) throw errorPage({ kind: "refused" }, 403);
    if (view === "delete" && id === null) return { view: "several", ...(await loadSeveral(context, screen, listed)) };

    if (view === "delete" && id !== null) {
      const counting = readReferences(context, source.referredToBy, [Number(id)]);
      const [known, references] = await Promise.all([readOne(context, listed, id), counting]);
      const back = backOf(args, screen, url.searchParams);
      const reason = await source.keptBecause?.(context, known);
      const uses = references.get(Number(id));
      const name = nameOf(screen, known, t);
      const token = crypto.randomUUID();
      return { view, record: name, back, name, about: screen.about?.(known), uses, reason, token };
    }
    return openPage(context, formReader(context, args, screen, source));
  };
}

/** Reads the data of a screen's form page, for the record that the URL names or a new one. */
function formReader<Row extends AnyRow, Form extends AnyForm>(
  context: SignedIn,
  args: LoaderFunctionArgs,
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
): ReadPage<CrudFormData> {
  const { id } = viewOf(args, context.url);
  const named = (known: z.output<Row> | null) => (known ? nameOf(screen, known, context.t) : undefined);
  const editing = id !== null;
  const valuesOf = source.formValues ?? same;
  return async (params) => {
    const record = editing ? readOne(context, source, id) : null;
    const isProtected = record !== null && source.isProtected?.(context, await record) === true;
    const start = Promise.resolve(record).then((known) => ({ ...source.defaults?.(), ...(known && valuesOf(known)) }));
    const unknown = await unknownKeys(context, source);
    const sections = sectionsOf(withoutKeys(screen, unknown), editing, isProtected);
    const state = await openForm(context.provider, { sections, start, choices: source.formChoices, editing }, params);
    const back = backOf(args, screen, params);
    return { view: "form", record: named(await record), back, editing, isProtected, unknown, state };
  };
}

const same = (record: object): object => record;

/** The page that a form was opened from: as the form itself says, else the Referer. */
const backOf = (
  { request }: LoaderFunctionArgs,
  screen: Parameters<typeof returnPath>[1],
  params: URLSearchParams,
): string => returnPath(params.get("back") ?? request.headers.get("Referer"), screen, new URL(request.url).origin);

/** The action of a screen's forms: create, update and delete. */
export function crudAction<Row extends AnyRow, Form extends AnyForm>(
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  return async (args: ActionFunctionArgs) => {
    const context = await requireRole(args, sideOf(screen.path), source.permission);
    const { provider, url, t } = context;
    const { family } = source;
    const { view, id } = viewOf(args, url);
    if (view === "list") throw errorPage({ kind: "missing" }, 404);
    const mayChange = (await source.mayChange?.(context)) ?? true;
    if (!mayChange) throw errorPage({ kind: "refused" }, 403);
    const cameFrom = (form: FormData) => returnPath(String(form.get("back")), screen);
    const listOf = (form: FormData) => returnAfterDelete(cameFrom(form), screen.path);
    const openerOf = (form: FormData) => returnAfterCreate(cameFrom(form), screen.path);
    // An edit makes an extra call only if it must: if a call outside `submit` fails, what was typed is lost.
    const owned = async (one: number | string) => (source.belongsHere ? readOne(context, source, one) : null);
    const remove = async (one: number | string) => {
      const { belongsHere, isProtected, keptBecause } = source;
      const record = belongsHere || isProtected || keptBecause ? await readOne(context, source, one) : null;
      if (record && isProtected?.(context, record)) throw new ValidationError(409, { detail: t(m.isKept) });
      const reason = record && (await keptBecause?.(context, record));
      if (reason) throw new ValidationError(409, { detail: reason });
      await (source.removeAll?.(context, [Number(one)]) ?? provider.remove(family, one));
    };
    const removeAll = source.removeAll && ((ids: readonly number[]) => source.removeAll?.(context, ids));

    if (view === "delete" && id === null)
      return confirmSeveral(context, args.request, { remove, removeAll, path: screen.path });
    if (view === "delete" && id !== null) {
      return confirmDelete(context, args.request, { remove: () => remove(id), then: listOf });
    }
    const page = formReader(context, args, screen, source);
    const sections = sectionsOf(screen, id !== null);
    const form = {
      page,
      html: htmlFields(sections),
      labels: labelsOf(sections),
      toast: (told: Message) => told,
      list: screen.path,
    };
    const valuesOf = source.formValues ?? same;
    const told = async (done: Message, payload: Payload, answer: unknown) => {
      const read = async (one: number) => valuesOf(await readOne(context, source, one));
      const lost = await unsavedFields(sections, payload, answer, read);
      return lost.length > 0 ? sentences(done, notSaved(lost)) : done;
    };
    if (id === null) {
      const send = async (payload: Payload, posted: FormData) => {
        refuseStaleChoices(sections, source.formChoices, posted, t);
        return told(m.created, payload, await provider.create(family, payload));
      };
      return submit(context, args.request, source.form(t, context, null), { ...form, send, then: openerOf });
    }
    const record = await owned(id);
    const send = async (payload: z.output<Form>, posted: FormData) => {
      refuseStaleChoices(sections, source.formChoices, posted, t);
      const held = record ?? (await readOne(context, source, id));
      refuseOutdated(sections, { ...source.defaults?.(), ...valuesOf(held) }, posted, t);
      const done = await told(m.updated, payload, await provider.update(family, id, payload));
      const besides = await source.afterUpdate?.(context, Number(id), payload);
      return besides ? sentences(done, besides) : done;
    };
    const then = source.afterEdit === "back" ? cameFrom : listOf;
    return submit(context, args.request, source.form(t, context, record), { ...form, send, then });
  };
}

type View = "list" | "form" | "delete";

/** Which of the screen's URLs this is (crudRoutes), and the record it names: `form/3`, `form?id=3`, `delete/3`. */
function viewOf({ params }: LoaderFunctionArgs, url: URL): { view: View; id: string | null } {
  const [, view = "list"] = /\/(form|delete)(?:\/[^/]*)?\/?$/i.exec(url.pathname) ?? [];
  const id = view === "list" ? null : (params.parameter ?? params.id ?? url.searchParams.get("id"));
  return { view: view.toLowerCase() as View, id: id === null ? null : recordId(id) };
}
