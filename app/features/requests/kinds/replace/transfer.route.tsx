import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { openPage } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { portText } from "~/inventory/interconnections/port-text";
import { useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { errorPage } from "~/session/error-pages.server";
import { requireTenant, type SignedIn } from "~/session/guards.server";
import { FieldError } from "~/forms/field-parts";
import { PortalForm, useField, wholeList } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { Icon } from "~/ui/icon";
import { m as uiWords } from "~/ui/messages";
import { titled, titleWith } from "~/ui/title";
import { readRequest } from "../../read-request.server";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { m } from "./messages";
import { movePorts } from "./move-ports.server";
import { readTransfersAndPorts } from "./read-transfers.server";
import { TransferRows } from "./transfer-rows";
import { fieldOf, freePorts, newPortChoices, proposedPort, tooFewFree, transferForm } from "./transfers";

export const meta = titled<{ name?: string } | undefined>((data, t) => titleWith(t(m.chooseNewPorts), data?.name));

export { shouldRevalidate } from "~/forms/last-result";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_request_list_tenant", { confirmed: true });
  return openPage(context, () => readPage(context));
}

async function readPage(context: SignedIn) {
  const request = await readReplacing(context);
  const { read, ports } = await readTransfersAndPorts(context, request);
  const fields = read.left.flatMap((use) => {
    const name = fieldOf(use);
    return name === null ? [] : [{ name, use, free: freePorts(use, ports ?? [], read.transfers) }];
  });
  const state: FormState = {
    token: crypto.randomUUID(),
    values: Object.fromEntries(fields.map(({ name, use, free }) => [name, [proposedPort(use, free) ?? ""]])),
    errors: {},
    choices: Object.fromEntries(fields.map(({ name, free }) => [name, wholeList(newPortChoices(free, context.t))])),
  };
  const tooFew = ports === null ? [] : tooFewFree(read.left, ports, read.transfers, context.t);
  const back = requestPagePath("tenant", request);
  return { name: requestName(request), back, read, isKnown: ports !== null, tooFew, state };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_request_list_tenant", { confirmed: true });
  const request = await readReplacing(context);
  const { read, ports } = await readTransfersAndPorts(context, request);
  return submit(context, args.request, transferForm(context.t, read.uses), {
    // A port that was transferred before another was refused is not asked for again.
    page: () => readPage(context),
    send: movePorts(context, { ...read, ports }),
    then: requestPagePath("tenant", request),
    toast: m.portsMoved,
  });
}

/** The Goods In Replace in the URL. */
async function readReplacing(context: SignedIn): Promise<RequestRow> {
  const request = await readRequest(context, context.url.searchParams.get("id"));
  if (request.kind !== "Goods In Replace") throw errorPage({ kind: "missing" }, 404);
  return request;
}

export default function ChooseNewPorts() {
  const t = useT();
  const { name, back, read, isKnown, tooFew, ...loaded } = useFormPage<typeof loader>();
  const { state, ...returned } = useFormWithResult(loaded.state);
  const fields = Object.values(loaded.state.choices ?? {});
  const isOnly = fields.length === 1;
  const canChoose = fields.some(({ choices }) => choices.length > 0);
  const ports = (
    <>
      {tooFew.map((problem) => (
        <p key={problem} className="notice notice-wait">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      ))}
      {!isKnown && <p className="notice notice-wait">{t(m.newDeviceUntold)}</p>}
      {canChoose && <p className="hint">{t(m.newPortNote)}</p>}
      <TransferRows
        read={read}
        newPort={(use) => {
          const field = fieldOf(use);
          if (field === null) return t(m.portUntold);
          if (!canChoose) return isKnown ? t(m.noFreePort) : NOTHING;
          const label = t(m.newPortOf, { port: portText(use, t), interconnection: use.name });
          return <NewPortSelect name={field} label={label} isOnly={isOnly} />;
        }}
      />
    </>
  );
  return (
    <>
      <ProblemSummary {...returned} />
      <div className="page-head">
        <h1>{t(m.chooseNewPorts)}</h1>
        <p>{name}</p>
      </div>
      {canChoose ? (
        <PortalForm state={state} back={back} submit={m.movePorts}>
          {ports}
        </PortalForm>
      ) : (
        <div className="stack">
          {read.left.length > 0 ? ports : <p>{t(read.transfers.length > 0 ? m.nothingLeft : m.noTransfers)}</p>}
          <p>
            <Link className="button" to={back}>
              {t(uiWords.back)}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}

/** A port may be left for later; the last remaining one is required. */
function NewPortSelect({ name, label, isOnly }: { name: string; label: string; isOnly: boolean }) {
  const t = useT();
  const { values, errors, choices, first } = useField(name);
  const isBad = errors.length > 0;
  return (
    <div className={isBad ? "field field-invalid" : "field"}>
      <select
        id={name}
        name={name}
        className="input"
        defaultValue={values[0] ?? ""}
        aria-label={label}
        aria-required={isOnly || undefined}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `${name}-error` : undefined}
        {...(first && { autoFocus: true })}
      >
        <option value="">{t(choices?.choices.length ? m.choosePort : m.noFreePort)}</option>
        {choices?.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldError of={name} errors={errors} />
    </div>
  );
}
