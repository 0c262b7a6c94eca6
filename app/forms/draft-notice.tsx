import { Form, useLocation } from "@remix-run/react";
import { useT } from "~/language/context";
import { m } from "./messages";
import { useLastResult } from "./last-result";

/** The field by which what was kept is thrown away. */
export const DISCARD = "discard";

/** Above a form that was kept over an interruption: says so, and offers to begin anew. Nothing where none was. */
export function DraftNotice({ hasFile }: { hasFile?: boolean }) {
  const t = useT();
  const { pathname, search } = useLocation();
  if (!useLastResult()?.isDraft) return null;
  return (
    <Form
      className="draft-notice"
      method="post"
      action={`/session/kept-form?of=${encodeURIComponent(pathname + search)}`}
      reloadDocument
    >
      <input type="hidden" name={DISCARD} value="1" />
      <p className="notice" role="status">
        <span>
          {t(m.kept)} {hasFile && t(m.keptWithoutFiles)} <button className="link-button">{t(m.discardKept)}</button>
        </span>
      </p>
    </Form>
  );
}
