import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { useNewsOf } from "~/features/notifications/live";
import { useT } from "~/language/context";
import { calendarPath, requestListPath } from "~/paths";
import { answer } from "~/session/answers.server";
import { useQuietReload } from "~/session/quiet";
import { Icon } from "~/ui/icon";
import { KeptNotice } from "~/ui/kept-notice";
import { ProblemSummary } from "~/ui/problem-summary";
import { useReturned } from "~/ui/returned";
import { Status } from "~/ui/status";
import { titled } from "~/ui/title";
import { m as acts } from "./acts";
import { RequestCode } from "./code/request-code";
import { FirstAct, OtherActs, reasonId } from "./detail/act-forms";
import { actOnRequest } from "./detail/act-on-request.server";
import { ConfirmAct } from "./detail/confirm-act";
import { NextStepLine } from "./detail/next-step-line";
import { readRequestPage } from "./detail/read-request-page.server";
import { RequestContent } from "./detail/request-content";
import { RequestFacts } from "./detail/request-facts";
import { Steps } from "./detail/steps";
import { HistoryList } from "./history-list";
import { isForApproved, kindAt, kindLabel, kindOf } from "./kinds";
import { m } from "./messages";
import { readRequest } from "./read-request.server";
import { Replacement } from "./replace/replacement";
import { TransferTable } from "./replace/transfer-table";
import { requestName, requestPagePath } from "./request";
import { requireRequests } from "./require-requests.server";
import { hasBeenApproved, stateOf } from "./transitions";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) =>
  data
    ? t(m.titleOf, { number: requestName(data.request), kind: t(kindLabel(data.request.activitytype_type)) })
    : t(m.request),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireRequests(args);
  const { role, url } = context;
  const asked = kindAt(url.pathname);
  if (!asked) throw answer({ kind: "missing" }, 404);
  const id = idOf(args, url);
  if (id === null) throw await context.redirect(requestListPath(role));
  const request = await readRequest(context, id);
  const kind = kindOf(request.activitytype_type);
  const isElsewhere = (kind && kind !== asked) || (isForApproved(url.pathname) && !hasBeenApproved(request));
  if (isElsewhere) throw await context.redirect(requestPagePath(role, request));
  return readRequestPage(context, request);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireRequests(args);
  const request = await readRequest(context, idOf(args, context.url));
  return actOnRequest(context, args.request, request);
}

const idOf = ({ params }: ActionFunctionArgs, url: URL) => params.parameter ?? url.searchParams.get("id");

export default function RequestDetail() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const data = useQuietReload(loaded, useNewsOf(loaded.request.id));
  const returned = useReturned();
  const { request, part, possible, asking, content, replacement, transfers, reader, token } = data;
  if (asking && !returned) return <ConfirmAct request={request} part={part} act={asking} token={token} />;

  const number = requestName(request);
  const first = possible.find(({ needsReason }) => !needsReason);
  const [act = ""] = returned?.values.act ?? [];
  const [reason = ""] = returned?.values.reason ?? [];
  const failed = returned && { act, reason, errors: returned.errors.reason ?? [] };
  const isLate = reason !== "" && !possible.some(({ action }) => action === act);
  return (
    <>
      {returned && (
        <ProblemSummary
          title={returned.title}
          problems={[
            ...returned.problems.map((problem) => (problem.field ? { ...problem, field: reasonId(act) } : problem)),
            ...(isLate ? [{ message: t(acts.yourReason, { reason }) }] : []),
          ]}
        />
      )}
      <KeptNotice />
      <div className="page-head">
        <h1>{number}</h1>
        <Status code={stateOf(request)} />
        <p>
          {[t(m.requestDetail, { kind: t(kindLabel(request.activitytype_type)) }), request.datacenter_name]
            .filter(Boolean)
            .join(", ")}
        </p>
        <div className="page-acts">
          {request.dateactivities && (
            <a className="button" href={calendarPath(reader.role, request.id)} download>
              <Icon name="download" />
              {t(m.calendar)}
            </a>
          )}
          <Link className="button" to={data.back}>
            <Icon name="left" />
            {t(m.back)}
          </Link>
        </div>
      </div>
      <Steps request={request} approval={data.approval} />
      <NextStepLine request={request} part={part}>
        <FirstAct request={request} part={part} act={first} />
      </NextStepLine>
      <div className="split split-main">
        <div>
          <RequestContent content={content} number={number} reader={reader} />
          {content.of === "goods-out" && replacement !== undefined && (
            <Replacement request={request} goods={content.goods} answer={replacement} part={part} />
          )}
          {transfers && <TransferTable request={request} read={transfers} part={part} />}
          <section className={content.of === "nothing" ? undefined : "section"} aria-labelledby="history">
            <h2 id="history">{t(m.history)}</h2>
            <HistoryList entries={data.history} />
          </section>
        </div>
        <div className="stack">
          <RequestFacts request={request} part={part} queue={data.queue} reader={reader} />
          <OtherActs
            key={key}
            request={request}
            part={part}
            acts={possible.filter((one) => one !== first)}
            failed={failed}
            mayWriteTicket={data.mayWriteTicket}
            token={token}
          />
          <RequestCode {...data.code} />
        </div>
      </div>
    </>
  );
}
