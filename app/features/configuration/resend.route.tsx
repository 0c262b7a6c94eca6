import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import { requireAdmin } from "~/session/guards.server";
import { ConfirmPage } from "~/forms/confirm-page";
import { SEEN } from "~/forms/form-state";
import { TOKEN } from "~/session/form-token";
import type { SubmissionResult } from "~/forms/last-result";
import { ProblemSummary } from "~/forms/problem-summary";
import { titled } from "~/ui/title";
import { m } from "./mail-messages";
import { loadChosenMails, resendMails, type Unsent } from "./resend.server";

export const meta = titled(m.resendMails);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_diagnostic_email_admin");
  return loadChosenMails(context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_diagnostic_email_admin");
  return resendMails(context, args.request);
}

export default function Resend() {
  const t = useT();
  const { back, mails, most, token } = useLoaderData<typeof loader>();
  const answered = useActionData<Unsent | SubmissionResult>();
  const lost = answered && "problems" in answered ? answered : undefined;
  const answer = answered && "unsent" in answered ? answered : undefined;
  const reasons = new Map(answer?.unsent.map(({ id, reason }) => [id, reason]));
  const left = answer ? mails.filter(({ id }) => reasons.has(id)) : mails;
  const seen = (answer?.unsent ?? mails).map(({ id, status }) => [String(id), status]);
  const problems = left.flatMap(({ id, name }) => {
    const reason = reasons.get(id);
    return reason ? [{ message: `${name}: ${reason}` }] : [];
  });
  return (
    <ConfirmPage
      title={m.resendMails}
      button={m.resend}
      icon="mail"
      back={back}
      harmless
      values={{
        chosen: left.map(({ id }) => String(id)),
        [SEEN]: new URLSearchParams(seen).toString(),
        [TOKEN]: answer?.token ?? token,
      }}
    >
      {lost && <ProblemSummary problems={lost.problems} />}
      {answer && <ProblemSummary problems={problems} title={t(m.notResent)} />}
      {answer && answer.sent > 0 && (
        <p role="status">{answer.sent === 1 ? t(m.oneResent) : t(m.severalResent, { count: answer.sent })}</p>
      )}
      <p>
        {left.length === 1 ? t(m.oneAgain) : t(m.severalAgain, { count: left.length })}{" "}
        {most !== null && t(m.onlyFirst, { most })}
      </p>
      <ul>
        {left.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ConfirmPage>
  );
}
