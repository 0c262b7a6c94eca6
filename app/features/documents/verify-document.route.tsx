import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { useLanguage, useT } from "~/language/context";
import { formatWrittenDay } from "~/language/dates";
import { NOTHING, type Translate } from "~/language/language";
import { verifyPath } from "~/paths";
import { RateLimitError } from "~/provider/errors";
import { errorResponse } from "~/session/error-pages.server";
import { parseForm, sendBack } from "~/login/form-answer.server";
import { postedForm } from "~/session/form-data.server";
import { tooManyTries } from "~/login/form-problem";
import { anyone } from "~/session/guards.server";
import { emptyForm, PlainFrame, PlainPage } from "~/login/plain-page";
import { Facts } from "~/ui/facts";
import { TextareaField } from "~/forms/fields";
import { PortalForm } from "~/forms/form";
import { Icon } from "~/ui/icon";
import { MessagePage } from "~/ui/message-page";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { documentOf } from "~/inventory/documents/documents";
import { readRecordLink } from "./read-record-link.server";
import { attemptCode } from "./verify-attempt.server";
import { codeOf, type SealedDocument } from "./verification-code.server";
import { m } from "./verify-messages";

type Checked = (Omit<SealedDocument, "record" | "id"> & { link: string | null }) | null;

const codeForm = (t: Translate) => z.object({ code: z.string({ error: t(m.codeRequired) }) });

export const meta = titled<{ checked?: Checked } | undefined>((data, t) => {
  if (data?.checked === undefined) return t(m.verify);
  return t(data.checked ? m.genuine : m.notGenuine);
});

/** Checks whether the portal issued the code of a printed document, and shows what the document must say. */
export async function loader(args: LoaderFunctionArgs): Promise<{ checked?: Checked }> {
  const context = await anyone(args);
  const { code } = args.params;
  if (code === undefined) return {};
  const attempt = await attemptCode(context.clientAddress, code);
  if (attempt && "wait" in attempt) throw errorResponse(new RateLimitError(attempt.wait), context);
  if (!attempt) return { checked: null };
  const { document, number, tenant, day, signer } = attempt;
  return { checked: { document, number, tenant, day, signer, link: await readRecordLink(context, attempt) } };
}

export async function action(args: ActionFunctionArgs) {
  const context = await anyone(args);
  const { t } = context;
  const form = await postedForm(args.request);
  const { value, errors } = parseForm(form, codeForm(t));
  if (!value) return sendBack(context, form, { errors });
  const attempt = await attemptCode(context.clientAddress, value.code);
  if (attempt && "wait" in attempt) return sendBack(context, form, tooManyTries(attempt.wait, t));
  if (!attempt) return sendBack(context, form, { errors: { code: [`${t(m.notGenuine)}. ${t(m.notGenuineHint)}`] } });
  throw await context.redirect(`${verifyPath}/${codeOf(value.code)}`);
}

export default function VerifyDocument() {
  const { checked } = useLoaderData<typeof loader>();
  return checked === undefined ? <CodeForm /> : <Outcome checked={checked} />;
}

function CodeForm() {
  const t = useT();
  const { state } = useFormWithResult(emptyForm);
  return (
    <PlainPage title={t(m.verify)}>
      <p>{t(m.hint)}</p>
      <PortalForm state={state} action={verifyPath} submit={m.check}>
        <TextareaField name="code" label={m.code} hint={m.codeHint} rows={3} required starless />
      </PortalForm>
    </PlainPage>
  );
}

function Outcome({ checked }: { checked: Checked }) {
  const t = useT();
  return (
    <PlainFrame>
      <MessagePage
        icon={checked ? "ok" : "ban"}
        title={t(checked ? m.genuine : m.notGenuine)}
        failed={!checked}
        actions={
          <>
            {checked?.link && (
              <a className="button button-primary" href={checked.link}>
                <Icon name="eye" />
                {t(m.openRecord, { number: checked.number })}
              </a>
            )}{" "}
            <Link className="button" to={verifyPath}>
              {t(m.another)}
            </Link>
          </>
        }
      >
        {checked ? <Paper {...checked} /> : <p>{t(m.notGenuineHint)}</p>}
      </MessagePage>
    </PlainFrame>
  );
}

/** What the paper must say; nothing else is disclosed. */
function Paper({ document, number, tenant, day, signer }: NonNullable<Checked>) {
  const t = useT();
  const printedOn = formatWrittenDay(day, useLanguage());
  return (
    <>
      <p>{t(m.compare, { day: printedOn, name: signer || NOTHING })}</p>
      <Facts
        facts={[
          [t(m.document), t(documentOf(document).title)],
          [t(m.number), number],
          [t(m.tenant), tenant || NOTHING],
          [t(m.printedOn), printedOn],
          [t(m.printedBy), signer || NOTHING],
        ]}
      />
    </>
  );
}
