import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { SubmitButton } from "./form";
import { m as words } from "~/ui/messages";
import type { IconName } from "~/ui/icon";

interface ConfirmPageProps {
  title: Message;
  /** What is about to happen, and what stands against it. */
  children: ReactNode;
  /** What the button that confirms says. */
  button: Message;
  icon: IconName;
  back: string;
  /** What is done can be undone or is what everybody waits for. */
  harmless?: boolean;
  /** Hidden values that the form sends along; a list is sent as a repeated field. */
  values?: Record<string, string | string[]>;
  /** Another button that confirms. */
  more?: ReactNode;
}

/** Asks before something that cannot be undone: the form posts to the page's own address. */
export function ConfirmPage({ title, children, button, icon, back, harmless, values = {}, more }: ConfirmPageProps) {
  const t = useT();
  return (
    <>
      <div className="page-head">
        <h1>{t(title)}</h1>
      </div>
      <div className="stack narrow">
        {children}
        <Form method="post" className="inline page-actions-start">
          {Object.entries(values).flatMap(([name, given]) =>
            [given].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
          )}
          <SubmitButton label={button} icon={icon} danger={!harmless} /> {more}{" "}
          <Link className="button" to={back}>
            {t(words.back)}
          </Link>
        </Form>
      </div>
    </>
  );
}
