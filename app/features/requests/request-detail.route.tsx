import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { DocumentLinks } from "~/inventory/documents/document-links";
import { useLiveUpdatesOf } from "~/features/notifications/live";
import { useT } from "~/language/context";
import { calendarPath, requestListPath } from "~/paths";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { TOKEN } from "~/session/form-token";
import { useBackgroundRevalidation } from "~/session/background-revalidation";
import { Icon } from "~/ui/icon";
import { BackLink } from "~/ui/record-actions";
import { useLastResult } from "~/forms/last-result";
import { StyledStatusBadge } from "~/ui/status";
import { titled } from "~/ui/title";
import { actionWords } from "./action-words";
import { RequestCode } from "./code/request-code";
import { MainAction, OtherActions, ToOtherActions } from "./detail/action-forms";
import { actOnRequest } from "./detail/act-on-request.server";
import { askedAt, type AskedFor } from "./detail/asked-at";
import { ConfirmAction } from "./detail/confirm-action";
import { NextStepLine } from "./detail/next-step-line";
import { readRequestPage } from "./detail/read-request-page.server";
import { RequestContent } from "./detail/request-content";
import { RequestFacts } from "./detail/request-facts";
import { ReturnedAction } from "./detail/returned-action";
import { Steps } from "./detail/steps";
import { HistoryList } from "./history-list";
import { keepListBefore } from "./list/last-list";
import { kindLabel, kindOf } from "~/inventory/requests/kinds";
import { m } from "./messages";
import { readEvents } from "./read-events.server";
import { readRequest, readRequestWithApplicant } from "./read-request.server";
import { readContent } from "./request-kinds.server";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import { requireRequests } from "./require-requests.server";
import type { RequestWithApplicant } from "~/inventory/requests/rows.server";
import { stateStyle } from "~/inventory/requests/status";
import { hasBeenApproved, isPending, stateOf } from "~/inventory/requests/transitions";
import "./request.css";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) => {
  if (!data) return t(m.request);
  const { request, asking } = data;
  const number = requestName(request);
  return asking
    ? t(m.questionOf, { question: t(actionWords[asking].question), number })
    : t(m.titleOf, { number, kind: t(kindLabel(request.kind)) });
});

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireRequests(args);
  const { role, url } = context;
  keepListBefore(context, args.request);
  const asked = askedAt(url.pathname);
  if (!asked) throw errorPage({ kind: "missing" }, 404);
  const sent = idOf(args, url);
  if (sent === null) throw await context.redirect(requestListPath(role));
  const id = Number(recordId(sent));
  const here = readHere(context, id, asked);
  const row = here.then(({ request }) => request);
  const reading = [row, readContent(context, { id, kind: asked.kind, row }), readEvents(context.provider, id)] as const;
  // If several fail, the request itself says why.
  await Promise.allSettled(reading);
  const [request, content, events] = await Promise.all(reading);
  const page = await readRequestPage(context, await here, request.kind === asked.kind ? content : null, events);
  return { record: requestName(request), ...page };
}

/** After a refusal the request is read again: it may have been shown in an older state. Where no answer came, none is asked for. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && actionStatus < 500;

/** The request if it belongs to this page; otherwise redirects to its own. */
async function readHere(context: SignedIn, id: number, asked: AskedFor): Promise<RequestWithApplicant> {
  const read = await readRequestWithApplicant(context, String(id));
  const { request } = read;
  const isOther = kindOf(request.kind) !== undefined && request.kind !== asked.kind;
  if (isOther || (asked.onlyApproved && !hasBeenApproved(request)))
    throw await context.redirect(requestPagePath(context.role, request));
  return read;
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
  const data = useBackgroundRevalidation(loaded, useLiveUpdatesOf(loaded.request.id));
  const last = useLastResult();
  // A draft without a reason is a confirmation that got no answer: it is asked for again.
  const returned = last?.isDraft && !last.values.reason?.[0] ? undefined : last;
  // Another tab may have shown another list by the time an action is confirmed.
  const [back] = useState(data.back);
  // After a returned action the forms stay as they are: its reason may already be edited.
  const [page, setPage] = useState(key);
  if (!returned && page !== key) setPage(key);
  const { request, participant, first, others, asking, content, reader, token } = data;
  if (asking && !returned) {
    return (
      <ConfirmAction
        request={request}
        participant={participant}
        action={asking}
        token={token}
        next={data.next}
        missing={data.missing}
      >
        <RequestFacts request={request} applicant={data.applicant} queue={data.queue} reader={reader} />
        <RequestContent content={content} request={request} participant={participant} reader={reader} />
      </ConfirmAction>
    );
  }

  const number = requestName(request);
  const pending = isPending(stateOf(request));
  const [failedAction = ""] = returned?.values.act ?? [];
  const [reason = ""] = returned?.values.reason ?? [];
  const failed = returned && { action: failedAction, reason, errors: returned.errors.reason ?? [] };
  return (
    <>
      {returned && (
        <ReturnedAction
          returned={returned}
          isPossible={[first, ...others].some((one) => one?.action === failedAction)}
        />
      )}
      <div className="page-head">
        <h1>{number}</h1>
        <StyledStatusBadge status={stateStyle(stateOf(request))} />
        <p>{[t(m.requestDetail, { kind: t(kindLabel(request.kind)) }), request.siteName].filter(Boolean).join(", ")}</p>
        <div className="page-actions">
          <BackLink to={back} />{" "}
          {request.plannedFor && pending && (
            <a className="button" href={calendarPath(reader.role, request.id)}>
              <Icon name="download" />
              {t(m.calendar)}
            </a>
          )}{" "}
          <DocumentLinks documents={data.documents} />
        </div>
      </div>
      {/* With script it takes the place of a question that somebody else has answered meanwhile. */}
      {data.refusal && !returned && (
        <p className="notice notice-wait" role="alert">
          <Icon name="info" />
          <span>{data.refusal}</span>
        </p>
      )}
      <Steps request={request} approval={data.approval} />
      <NextStepLine request={request} step={data.step}>
        <MainAction request={request} participant={participant} transition={first} />{" "}
        {first && others.length > 0 && <ToOtherActions />}
      </NextStepLine>
      <div className="split split-main">
        <div>
          <RequestContent content={content} request={request} participant={participant} reader={reader} />
          <section className={content === null ? undefined : "section"} aria-labelledby="history">
            <h2 id="history">{t(m.history)}</h2>
            <HistoryList entries={data.history} />
          </section>
        </div>
        <div className="stack">
          <RequestFacts request={request} applicant={data.applicant} queue={data.queue} reader={reader} />
          <OtherActions
            key={page}
            request={request}
            participant={participant}
            actions={others}
            failed={failed}
            mayWriteTicket={data.mayWriteTicket}
            token={returned?.values[TOKEN]?.[0] ?? token}
          />
          <RequestCode {...data.code} />
        </div>
      </div>
    </>
  );
}
