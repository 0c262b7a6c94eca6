import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { loadList } from "~/lists/list.server";
import { optionalText, requiredChoice } from "~/forms/schema";
import { CablePath } from "~/inventory/interconnections/cable-path";
import { interconnectionName } from "~/inventory/interconnections/interconnection";
import { type Interconnection, rowSeenBy } from "~/inventory/interconnections/rows.server";
import { useT } from "~/language/context";
import { requireTenant } from "~/session/guards.server";
import { TextareaField } from "~/forms/fields";
import { FormSection, PortalForm } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { Icon } from "~/ui/icon";
import { withParams } from "~/lists/list-query";
import { ProblemSummary } from "~/forms/problem-summary";
import { useLastResult, useFormWithResult } from "~/forms/last-result";
import { titled, titleWith } from "~/ui/title";
import { allNamed } from "~/inventory/interconnections/read-interconnections.server";
import { fileRequest } from "../../file-request.server";
import { families, targetOf } from "../interconnection/target";
import { kinds } from "~/inventory/requests/kinds";
import { readAskedDismantles } from "../../read-leaving.server";
import { type Asked, askedBy } from "../../asked";
import { askedLink } from "./asked-link";
import { ConnectedList, connectedScreen } from "./connected-list";
import { createDismantle, readChosen } from "./create-dismantle.server";
import { m } from "./messages";

const title = kinds.Dismantle.label;

export const meta = titled<{ row?: Interconnection } | undefined>((data, t) =>
  titleWith(t(title), data?.row && interconnectionName(data.row)),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_dismantle_tenant", { confirmed: true });
  const { url, user } = context;
  const chosen = url.searchParams.get("crossconnect");
  if (chosen === null) {
    const target = targetOf(url.searchParams);
    const family = families[target];
    const source = {
      family,
      row: rowSeenBy(context, family),
      fillIn: allNamed,
      baseQuery: { status: "C" },
    };
    const [list, requests] = await Promise.all([
      loadList(context, connectedScreen(target), source),
      readAskedDismantles(context),
    ]);
    const ofRows = [...requests].filter(([id]) => list.rows.some((row) => row.id === id));
    const askedById = Object.fromEntries(ofRows.map(([id, request]) => [id, askedBy(request, user)]));
    return { tenant: user.tenant, list, askedById };
  }
  const { row, asked } = await readChosen(context, chosen);
  return {
    tenant: user.tenant,
    row,
    asked: asked && askedBy(asked, user),
    state: { token: crypto.randomUUID(), values: { crossconnect: [chosen] }, errors: {} },
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_dismantle_tenant", { confirmed: true });
  const { t } = context;
  const form = z.object({ crossconnect: requiredChoice(t, m.interconnection), remark: optionalText() });
  return fileRequest(context, args.request, form, {
    kind: "Dismantle",
    labels: { crossconnect: m.interconnection, remark: m.remark },
    send: (dismantle) => createDismantle(context, dismantle),
  });
}

export default function Dismantle() {
  const t = useT();
  const { tenant, list, askedById, row, asked, state } = useLoaderData<typeof loader>();
  return (
    <>
      <ProblemSummary {...useLastResult()} />
      <div className="page-head">
        <h1>{t(title)}</h1>
        {row && <p>{interconnectionName(row)}</p>}
        {list && <p>{t(m.choose)}</p>}
      </div>
      {list && <ConnectedList list={list} askedById={askedById} />}
      {row && <DismantleForm row={row} tenant={tenant} asked={asked} loaded={state} />}
    </>
  );
}

interface DismantleFormProps {
  row: Interconnection;
  tenant: number | null;
  /** It is already being dismantled. */
  asked: Asked | undefined;
  loaded: FormState;
}

function DismantleForm({ row, tenant, asked, loaded }: DismantleFormProps) {
  const t = useT();
  const { state, problems } = useFormWithResult(loaded);
  const isReturned = useLastResult() !== undefined;
  const [params] = useSearchParams();
  const another = withParams(params, { crossconnect: null });
  const isPossible = row.status === "C" && !asked;
  return (
    <>
      <section id="crossconnect" tabIndex={-1} aria-labelledby="path">
        <div className="section-head">
          <h2 id="path">{t(m.path)}</h2>
          <Link to={another}>{t(m.another)}</Link>
        </div>
        <CablePath row={row} tenant={tenant} />
      </section>
      {!isPossible && problems.length === 0 && (
        <p className="notice notice-error">
          <Icon name="warn" />
          {asked ? (
            <span>
              {t(m.asked)}: {askedLink(asked)}
            </span>
          ) : (
            t(m.notConnected)
          )}
        </p>
      )}
      {/* A returned form stays, with what was typed. */}
      {(isPossible || isReturned) && (
        <PortalForm state={state} back={another} className="section">
          <input type="hidden" name="crossconnect" value={row.id} />
          <FormSection title={m.cable} note={m.whatHappens}>
            <TextareaField name="remark" label={m.remark} hint={m.remarkHint} wide />
          </FormSection>
        </PortalForm>
      )}
    </>
  );
}
