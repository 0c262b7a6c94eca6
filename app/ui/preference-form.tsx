import { Form, useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useStay } from "./use-stay";

interface PreferenceFormProps {
  action: "/language" | "/theme" | "/lite";
  className?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form that saves a choice for this browser and returns to the page, or stays on it where that need not be loaded anew. */
export function PreferenceForm({ action, className, onSubmit, children }: PreferenceFormProps) {
  const { pathname, search } = useLocation();
  // Pages have scripts of their own language, or none.
  const reload = action !== "/theme";
  const stay = useStay("to");
  return (
    <Form
      method="post"
      action={action}
      className={className}
      onSubmit={reload ? onSubmit : stay}
      reloadDocument={reload}
      preventScrollReset
      replace
    >
      <input type="hidden" name="to" value={pathname + search} />
      {children}
    </Form>
  );
}
