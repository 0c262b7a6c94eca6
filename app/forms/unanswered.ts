import { type Message, translator } from "~/language/language";
import { TOKEN } from "~/session/form-token";
import type { SubmissionResult } from "./last-result";

const m = {
  title: { en: "The form did not get through", id: "Formulir tidak terkirim" },
  again: {
    en: "What you typed is still here. Submit it again; it is done only once.",
    id: "Isian Anda masih ada. Kirim lagi; hanya diproses sekali.",
  },
  tooLarge: {
    en: "It is too large: send a smaller file or less text.",
    id: "Terlalu besar: kirim file yang lebih kecil atau teks yang lebih singkat.",
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
  return answer?.headers.get("Content-Type")?.startsWith("text/x-script")
    ? answer
    : unanswered(answer?.status === 413 ? m.tooLarge : m.again);
};

/** A returned form with this problem. */
function unanswered(message: Message): Response {
  const t = translator(document.documentElement.lang === "id" ? "id" : "en");
  const problems = [{ message: t(message) }];
  const data = { values: {}, errors: {}, problems, title: t(m.title) } satisfies SubmissionResult;
  return new Response(encoded({ data }), { status: 503 });
}

/** Objects, lists and texts as Remix's server writes them: each once, in a list, named elsewhere by its place there. */
function encoded(value: unknown): string {
  const all: unknown[] = [];
  const placeOf = (one: unknown): number => {
    const place = all.push(one) - 1;
    if (Array.isArray(one)) all[place] = one.map(placeOf);
    else if (one instanceof Object)
      all[place] = Object.fromEntries(Object.entries(one).map(([key, part]) => [`_${placeOf(key)}`, placeOf(part)]));
    return place;
  };
  placeOf(value);
  return JSON.stringify(all);
}
