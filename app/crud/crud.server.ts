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
import { openerIn, openerOf, returnAfterCreate, exceptDetail } from "./return-path";
import type { ChoiceSources } from "~/forms/choices.server";
import { confirmDelete } from "./delete.server";
import { confirmSeveral, loadSeveral } from "./delete-several.server";
import { answerOf, refuseOutdated, refuseStaleChoices, savedMessage, stillThere } from "./edit-checks.server";
import { htmlFields, labelsOf } from "./sections";
import { type AnyRow, nameOf, nounWith } from "~/lists/list";
import { type ListSource, loadList, readOne } from "~/lists/list.server";
import { m } from "./messages";
import { openPage, type ReadPage, recordOfForm } from "~/forms/open-page.server";
import { missingChoices, openForm } from "./open-form.server";
import { readReferences, type Referred } from "./references.server";
import { type CrudData, type CrudFormData, type CrudScreen, sectionsOf, withoutKeys } from "./screens";
import { unknownKeys } from "./unknown-keys.server";
import { submit } from "~/forms/submit.server";
import type { Told } from "~/forms/told.server";

/** The server half of a master data screen: where its records are kept and what may be sent. */
interface CrudSource<Row extends z.ZodType, Form extends z.ZodType>
  extends Omit<ListSource<Row>, "baseQuery">, Referred {
  /** The permission, on the side that the screen's path belongs to. */
  permission: Permission;
  /** Why this person may not create, edit and delete; null if they may, as by default everybody who is admitted. */
  changeBlocker?: (context: SignedIn) => Promise<string | null>;
  /** Filters that always narrow the list. */
  baseQuery?: (context: SignedIn) => Query;
  /** Keys that a provider need not support: without support they are no fields, columns or filters. */
  optionalKeys?: readonly string[];
  /** The form's schema; its output is what the provider is sent. `record` is the one being edited. */
  form: (t: Translate, context: SignedIn, record: z.output<Row> | null) => Form;
  /** Whether this person may never delete the record, such as their own account. */
  isProtected?: (context: SignedIn, record: z.output<Row>) => boolean;
  /** Why a protected record cannot be deleted. */
  whyProtected?: Message;
  /** Why a record cannot be deleted now, as far as the portal knows. */
  deletionBlocker?: (context: SignedIn, record: z.output<Row>) => Promise<string | null>;
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

type AnyForm = z.ZodType<Payload>;

/** Checks a declaration and keeps the exact types of its schemas. */
export const crudSource = <Row extends AnyRow, Form extends AnyForm>(source: CrudSource<Row, Form>) => source;

/** The source of a screen's list for this reader. */
const listSourceOf = <Row extends AnyRow, Form extends AnyForm>(
  source: CrudSource<Row, Form>,
  context: SignedIn,
): ListSource<Row> & Referred => ({ ...source, baseQuery: source.baseQuery?.(context) });

/** The loader of all of a screen's URLs: list, create, edit, delete one and delete several. */
export function crudLoader<Row extends AnyRow, Form extends AnyForm>(
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  return async (args: LoaderFunctionArgs): Promise<CrudData<z.output<Row>>> => {
    const context = await requireRole(args, sideOf(screen.path), source.permission);
    const place = placeOf(args, context.url);
    const { view, id } = place;
    const listed = listSourceOf(source, context);
    const blocker = (await source.changeBlocker?.(context)) ?? null;
    if (view === "list") {
      const unknown = await unknownKeys(context, source);
      const list = await loadList(context, withoutKeys(screen, unknown), listed);
      const protectedIds = list.rows.filter((row) => source.isProtected?.(context, row)).map(({ id }) => id);
      return { view, changeBlocker: blocker, protectedIds, unknown, ...list };
    }
    if (blocker !== null) throw errorPage({ kind: "refused", reason: blocker }, 403);
    if (view === "form") return openPage(context, formReader(context, place, screen, source));
    if (id === null) return { view: "several", ...(await loadSeveral(context, screen, listed)) };

    const counting = readReferences(context, source.referredToBy, [Number(id)]);
    const [record, references] = await Promise.all([readOne(context, listed, id), counting]);
    const reason = await whyNotDeleted(context, source, record);
    const name = nameOf(screen, record, context.t);
    return {
      view,
      record: name,
      named: nounWith(screen.noun, name, context.t),
      about: screen.about?.(record),
      back: openerOf(args.request, screen, context.url.searchParams),
      uses: references.get(Number(id)),
      reason,
      token: crypto.randomUUID(),
    };
  };
}

/** Reads the data of a screen's form page, for the record that the URL names or a new one. */
function formReader<Row extends AnyRow, Form extends AnyForm>(
  context: SignedIn,
  place: Place,
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
): ReadPage<CrudFormData> {
  const { request, id } = place;
  const named = (known: z.output<Row> | null) => (known ? nameOf(screen, known, context.t) : undefined);
  const editing = id !== null;
  const valuesOf = source.formValues ?? same;
  return async (params) => {
    // Awaited first: nothing would handle the failure of a read that is under way meanwhile.
    const unknown = await unknownKeys(context, source);
    const record = editing ? recordOfForm(context, readOne(context, source, id)) : null;
    const edited = source.isProtected ? await record : null;
    const isProtected = edited !== null && source.isProtected?.(context, edited) === true;
    const start = Promise.resolve(record).then((known) => ({ ...source.defaults?.(), ...(known && valuesOf(known)) }));
    const sections = sectionsOf(withoutKeys(screen, unknown), editing, isProtected);
    const opening = { sections, start, choices: source.formChoices, editing };
    const state = await openForm(context.provider, opening, params);
    const stop = editing ? null : missingChoices(opening, state, context.t);
    const back = openerOf(request, screen, params);
    return { view: "form", record: named(await record), back, editing, isProtected, unknown, stop, state };
  };
}

const same = (record: object): object => record;

/** The action of a screen's forms: create, update and delete. */
export function crudAction<Row extends AnyRow, Form extends AnyForm>(
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  return async (args: ActionFunctionArgs) => {
    const context = await requireRole(args, sideOf(screen.path), source.permission);
    const place = placeOf(args, context.url);
    if (place.view === "list") throw errorPage({ kind: "missing" }, 404);
    const blocker = (await source.changeBlocker?.(context)) ?? null;
    if (blocker !== null) throw errorPage({ kind: "refused", reason: blocker }, 403);
    return (place.view === "delete" ? deleteRecords : saveRecord)(context, place, screen, source);
  };
}

/** Why a record cannot be deleted, as far as the portal knows; null if nothing is known against it. */
async function whyNotDeleted<Row extends AnyRow, Form extends AnyForm>(
  context: SignedIn,
  { isProtected, whyProtected = m.isProtected, deletionBlocker }: CrudSource<Row, Form>,
  record: z.output<Row>,
): Promise<string | null> {
  if (isProtected?.(context, record)) return context.t(whyProtected);
  return (await deletionBlocker?.(context, record)) ?? null;
}

/** Answers a posted delete page: of the record that the URL names, else of the chosen ones. */
function deleteRecords<Row extends AnyRow, Form extends AnyForm>(
  context: SignedIn,
  { request, id }: Place,
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  const { family, belongsHere, isProtected, deletionBlocker, removeAll } = source;
  const remove = async (id: number | string) => {
    const record = belongsHere || isProtected || deletionBlocker ? await readOne(context, source, id) : null;
    const reason = record && (await whyNotDeleted(context, source, record));
    if (reason) throw new ValidationError(409, { detail: reason });
    if (removeAll) await removeAll(context, [Number(id)]);
    else await context.provider.remove(family, id);
  };
  if (id === null)
    return confirmSeveral(context, request, {
      screen,
      source: listSourceOf(source, context),
      remove,
      removeAll: removeAll && ((ids) => removeAll(context, ids)),
    });
  const then = (form: FormData) => exceptDetail(openerIn(form, screen), screen.path);
  return confirmDelete(context, request, { family, id, remove: () => remove(id), then });
}

/** Answers a posted form: updates the record that the URL names, else creates one. */
async function saveRecord<Row extends AnyRow, Form extends AnyForm>(
  context: SignedIn,
  place: Place,
  screen: CrudScreen<z.output<Row>>,
  source: CrudSource<Row, Form>,
) {
  const { provider, t } = context;
  const { family } = source;
  const { request, id } = place;
  const sections = sectionsOf(screen, id !== null);
  const valuesOf = source.formValues ?? same;
  const form = {
    page: formReader(context, place, screen, source),
    html: htmlFields(sections),
    labels: labelsOf(sections),
    toast: (told: Told) => told,
    list: screen.path,
  };
  const read = async (one: number) => valuesOf(await readOne(context, source, one));

  if (id === null) {
    const create = async (payload: Payload, posted: FormData) => {
      await refuseStaleChoices(context, sections, source.formChoices, posted);
      const answer = await provider.create(family, payload);
      return savedMessage(m.created, { sections, sent: payload, answer, read });
    };
    const then = (posted: FormData) => returnAfterCreate(openerIn(posted, screen), screen.path);
    return submit(context, request, source.form(t, context, null), { ...form, send: create, then });
  }

  const schema = async (posted: FormData) => {
    const record = await stillThere(readOne(context, source, id), t);
    const before = { ...source.defaults?.(), ...valuesOf(record) };
    const rules = source.form(t, context, record);
    await refuseOutdated(sections, before, posted, { t, rules });
    return rules.transform((payload) => ({ payload, before }));
  };
  const update = async ({ payload, before }: z.output<Awaited<ReturnType<typeof schema>>>, posted: FormData) => {
    await refuseStaleChoices(context, sections, source.formChoices, posted);
    const answer = answerOf(id, await provider.update(family, id, payload));
    const done = await savedMessage(m.updated, { sections, sent: payload, answer, before, read });
    const more = await source.afterUpdate?.(context, Number(id), payload);
    return more ? { ...done, ...sentences(done, more) } : done;
  };
  const then = (posted: FormData) => {
    const opener = openerIn(posted, screen);
    return source.afterEdit === "back" ? opener : exceptDetail(opener, screen.path);
  };
  return submit(context, request, schema, { ...form, send: update, then });
}

/** Which of the screen's URLs is asked for (crudRoutes), and the record it names: `form/3`, `form?id=3`, `delete/3`. */
interface Place {
  request: Request;
  view: "list" | "form" | "delete";
  id: string | null;
}

function placeOf({ request, params }: LoaderFunctionArgs, url: URL): Place {
  const [, named = "list"] = /\/(form|delete)(?:\/[^/]*)?\/?$/i.exec(url.pathname) ?? [];
  const view = named.toLowerCase() as Place["view"];
  const id = view === "list" ? null : (params.parameter ?? params.id ?? url.searchParams.get("id"));
  return { request, view, id: id === null ? null : recordId(id) };
}
