import { Form, useLocation } from "@remix-run/react";
import { useT } from "~/language/context";
import { TOKEN } from "~/session/form-token";
import { AccountMark } from "./account-mark";
import { DRAFT, UPDATE } from "./form-state";
import { m } from "./messages";
import { useLastResult } from "./last-result";

const draftSaved = { en: "This draft is kept for 30 minutes.", id: "Draf ini disimpan selama 30 menit." };

/** Above a form restored from a draft: says so and offers to discard it. Nothing if there was no draft. */
export function DraftNotice({ hasFile }: { hasFile?: boolean }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const result = useLastResult();
  if (!result?.isDraft) return null;
  // Only pages without script save drafts by a button; scripts leave the text as it was sent.
  const said = import.meta.env.SSR && result.values[UPDATE]?.includes(DRAFT) ? draftSaved : m.draftRestored;
  return (
    <Form
      className="draft-notice"
      method="post"
      action={`/session/form-draft?of=${encodeURIComponent(pathname + search)}`}
      reloadDocument
    >
      <AccountMark />
      <input type="hidden" name={TOKEN} value={result.values[TOKEN]?.[0]} />
      <p className="notice" role="status">
        <span suppressHydrationWarning>
          {t(said)} {hasFile && t(m.filesNotKept)} <button className="link-button">{t(m.discardDraft)}</button>
        </span>
      </p>
    </Form>
  );
}
