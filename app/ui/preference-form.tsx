import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

interface PreferenceFormProps {
  action: "/language" | "/theme" | "/lite";
  className?: string;
  /** The browser fetches the page anew, with or without scripts. */
  reload?: boolean;
  children: ReactNode;
}

/** A form that keeps a choice for this browser and comes back to the page. */
export function PreferenceForm({ action, className, reload, children }: PreferenceFormProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={action} className={className} reloadDocument={reload} preventScrollReset replace>
      <input type="hidden" name="to" value={pathname + search} />
      {children}
    </Form>
  );
}
