import { translator } from "~/language/language";
import { TOKEN } from "~/session/form-token";

const m = {
  title: { en: "The form did not get through", id: "Formulir tidak terkirim" },
  again: {
    en: "What you typed is still here. Submit it again; it is done only once.",
    id: "Isian Anda masih ada. Kirim lagi; hanya diproses sekali.",
  },
};

/**
 * Lets a form stay on its page, with what was typed and the chosen files, if the portal's answer does not arrive: if the
 * connection is lost, or a server before the app answers with a page of its own. Remix, which sends forms by `fetch`, would
 * show an error page instead.
 */
export function keepUnanswered(): void {
  if (window.fetch === sendForm) return;
  send = window.fetch;
  window.fetch = sendForm;
}

/** The browser's own `fetch`. */
let send: typeof fetch;

const sendForm: typeof fetch = async (...request) => {
  const { body, signal } = request[1] ?? {};
  if (!(body as FormData | undefined)?.has?.(TOKEN)) return send(...request);
  const answer = await send(...request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });
  return answer?.headers.get("Content-Type")?.startsWith("text/x-script") ? answer : unanswered();
};

/** A returned form (`SubmissionResult`) with this problem, as Remix's server would write it. */
function unanswered(): Response {
  const t = translator(document.documentElement.lang === "id" ? "id" : "en");
  const keys = [{ _1: 2 }, "data", { _3: 4, _5: 4, _6: 7, _10: 11 }, "values", {}, "errors", "problems", [8]];
  return new Response(JSON.stringify([...keys, { _9: 12 }, "message", "title", t(m.title), t(m.again)]), {
    status: 503,
  });
}
