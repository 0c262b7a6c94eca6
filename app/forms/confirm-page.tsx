import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { AccountMark } from "./account-mark";
import { SubmitButton } from "./form";
import { m as uiWords } from "~/ui/messages";
import type { IconName } from "~/ui/icon";

interface ConfirmPageProps {
  title: Message;
  /** What is about to happen, and any obstacles. */
  children: ReactNode;
  /** The label of the confirming button. */
  button: Message;
  icon: IconName;
  back: string;
  /** The action can be undone, or is the expected next step: its button is not styled as dangerous. */
  harmless?: boolean;
  /** Hidden fields of the form; a list becomes a repeated field. */
  values?: Record<string, string | string[]>;
  /** An additional confirming button. */
  more?: ReactNode;
}

/** Asks for confirmation before an action; the form posts to the page's own address. */
export function ConfirmPage({ title, children, button, icon, back, harmless, values = {}, more }: ConfirmPageProps) {
  const t = useT();
  return (
    <>
      <div className="page-head">
        <h1>{t(title)}</h1>
      </div>
      <div className="stack narrow">
        {children}
        <Form method="post" className="actions-row">
          <AccountMark />
          {Object.entries(values).flatMap(([name, given]) =>
            [given].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
          )}
          <SubmitButton
            label={button}
            icon={icon}
            className={`button button-primary${harmless ? "" : " button-danger"}`}
          />{" "}
          {more}{" "}
          <Link className="button" to={back}>
            {t(uiWords.back)}
          </Link>
        </Form>
      </div>
    </>
  );
}
