import { useT } from "~/language/context";
import { Facts } from "~/ui/facts";
import { m } from "./template-messages";

/** A preview of a mail; its HTML was cleaned by the server. */
export function TemplatePreview({ preview }: { preview: { subject: string; html: string } | null }) {
  const t = useT();
  return (
    <div role="status">
      {preview && (
        <section className="form-section" aria-labelledby="preview">
          <header>
            <h2 id="preview">{t(m.preview)}</h2>
            <p>{t(m.previewNote)}</p>
          </header>
          <div className="stack">
            <Facts facts={[[t(m.subject), preview.subject]]} />
            {/* The action has cleaned it (mail-html.server). */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: preview.html }} />
          </div>
        </section>
      )}
    </div>
  );
}
