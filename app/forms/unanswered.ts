import { type Message, translator } from "~/language/language";
import { BACKGROUND_PARAM } from "~/session/background-revalidation";
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
 * Lets a page stay, with what is typed and the chosen files, if the portal's answer to its form or to what it reads again in the
 * background does not arrive: if the connection is lost, or a server before the app answers with a page of its own. Remix,
 * which asks by `fetch`, would show an error page instead.
 */
export function keepUnanswered(): void {
  if (window.fetch === ask) return;
  send = window.fetch;
  window.fetch = ask;
}

/** The browser's own `fetch`. */
let send: typeof fetch;

/** In the address of what a page reads again in the background. */
const BACKGROUND = new RegExp(`[?&]${BACKGROUND_PARAM}=`);

const ask: typeof fetch = async (...request) => {
  const { body, signal } = request[1] ?? {};
  const isForm = (body as FormData | undefined)?.has?.(TOKEN);
  if (!isForm && !BACKGROUND.test(String(request[0]))) return send(...request);
  const answer = await send(...request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });
  if (answer?.headers.get("Content-Type")?.startsWith("text/x-script")) return answer;
  return isForm ? unanswered(answer?.status === 413 ? m.tooLarge : m.again) : new Response(null, { status: 204 });
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
