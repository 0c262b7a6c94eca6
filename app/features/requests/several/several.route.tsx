import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountMark } from "~/forms/account-mark";
import { SubmitButton } from "~/forms/form";
import { NOTHING } from "~/language/language";
import { TOKEN } from "~/session/form-token";
import { ProblemSummary } from "~/forms/problem-summary";
import type { Shown } from "~/forms/submit.server";
import { stateStyle } from "~/inventory/requests/status";
import type { Action } from "~/inventory/requests/transitions";
import { useT } from "~/language/context";
import { errorPage } from "~/session/error-pages.server";
import type { Role } from "~/session/permissions";
import { Icon } from "~/ui/icon";
import { m as formWords } from "~/forms/messages";
import { m as uiWords } from "~/ui/messages";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { StyledStatusBadge } from "~/ui/status";
import { TableBox } from "~/ui/table-box";
import { titled } from "~/ui/title";
import { actionWords } from "../action-words";
import { keepListBefore } from "../list/last-list";
import { m as requestListWords } from "../list/messages";
import { linksFor, readerOf } from "~/inventory/reader-links";
import { requireRequests } from "../require-requests.server";
import { actOnSeveral, type Outcome } from "./act-on-several.server";
import { m } from "./messages";
import { type ChosenRequest, MAX_REQUESTS, readSeveral } from "./read-several.server";
import { actionsOnSeveral } from "./several-actions";

export const meta = titled(m.several);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireRequests(args);
  keepListBefore(context, args.request);
  const action = actionOf(context.role, args);
  const read = await readSeveral(context, action);
  return { action, ...read, reader: readerOf(context), most: MAX_REQUESTS, token: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireRequests(args);
  return actOnSeveral(context, args.request, actionOf(context.role, args));
}

function actionOf(role: Role, { params }: ActionFunctionArgs): Action {
  const action = actionsOnSeveral(role).find((one) => one === params.action);
  if (!action) throw errorPage({ kind: "missing" }, 404);
  return action;
}

/** Says for each selected request what will happen, and afterwards what has happened. */
export default function SeveralRequests() {
  const t = useT();
  const { action, rows, gone, isCut, reader, most, back, token } = useLoaderData<typeof loader>();
  const answer = useActionData<Partial<Shown<Outcome[]>>>();
  const { label, icon } = actionWords[action];
  const outcomes = answer?.result;
  const isDone = outcomes !== undefined;
  const possible = rows.filter(({ refusal }) => refusal === null);
  const outcomeById = new Map(outcomes?.map((outcome) => [outcome.id, outcome]));
  const shown = isDone ? rows.filter(({ id }) => outcomeById.has(id)) : rows;
  const counts = { action: t(label), possible: possible.length, count: rows.length };
  const summary =
    possible.length === 0
      ? m.noneGoes
      : possible.length < rows.length
        ? m.someGo
        : rows.length === 1
          ? m.oneGoes
          : m.allGo;
  return (
    <>
      {answer && !isDone && <ProblemSummary problems={answer.problems} title={answer.title} />}
      <div className="page-head">
        <h1>{t(isDone ? m.happened : possible.length > 0 ? formWords.areYouSure : label)}</h1>
      </div>
      <Form method="post" className="stack">
        <AccountMark />
        <input type="hidden" name={TOKEN} value={token} />
        <p role="status">
          {isDone
            ? t(m.done, { action: t(label), done: outcomes.filter((one) => one.isDone).length, count: outcomes.length })
            : t(summary, counts)}{" "}
          {!isDone && gone > 0 && t(m.gone, { count: gone })} {!isDone && isCut && t(m.onlyFirst, { most })}
        </p>
        <TableBox
          label={t(m.several)}
          className="data-table"
          cards
          heads={[
            t(requestListWords.number),
            t(requestListWords.kind),
            t(requestListWords.tenant),
            t(requestListWords.status),
            t(isDone ? m.happened : m.happensTo),
          ]}
        >
          {shown.map((row) => (
            <SeveralRow key={row.id} row={row} tenantPath={linksFor(reader).tenantPath}>
              <OutcomeText row={row} outcome={outcomeById.get(row.id)} label={t(label)} />
            </SeveralRow>
          ))}
        </TableBox>
        {!isDone &&
          possible.map(({ id, state }) => <input key={id} type="hidden" name="requests" value={`${id}.${state}`} />)}
        <div className="actions-row">
          {!isDone && possible.length > 0 && <SubmitButton label={label} icon={icon} />}{" "}
          <Link className={isDone ? "button button-primary" : "button"} to={back}>
            {t(isDone ? m.toList : uiWords.back)}
          </Link>
        </div>
      </Form>
    </>
  );
}

function SeveralRow({
  row: { name, path, kind, tenant, tenantName, state },
  tenantPath,
  children,
}: {
  row: ChosenRequest;
  tenantPath: RecordPath;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{path ? <Link to={path}>{name}</Link> : name}</th>
      <td>{t(kind)}</td>
      <td>{recordLink(tenantName, tenant, tenantPath) || NOTHING}</td>
      <td>{state ? <StyledStatusBadge status={stateStyle(state)} /> : NOTHING}</td>
      <td>{children}</td>
    </tr>
  );
}

/** What will happen, or has happened, to a request. */
function OutcomeText({ row: { refusal }, outcome, label }: { row: ChosenRequest; outcome?: Outcome; label: string }) {
  const t = useT();
  const isGood = outcome ? outcome.isDone : refusal === null;
  const text = outcome ? outcome.text : refusal === null ? label : t(m.stays, { reason: refusal });
  return (
    <>
      <Icon name={isGood ? "ok" : outcome ? "stop" : "pause"} /> {text}
    </>
  );
}
