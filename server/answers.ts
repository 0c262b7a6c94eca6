import type { Exchange } from "./exchange.ts";

/** The texts by status and language: heading and explanation. */
const words = {
  400: { en: ["This address or request is not valid."], id: ["Alamat atau permintaan ini tidak valid."] },
  403: { en: ["This address is for the operator's own network."], id: ["Alamat ini hanya untuk jaringan operator."] },
  404: { en: ["There is no such file."], id: ["File tidak ditemukan."] },
  405: { en: ["This method is not allowed here."], id: ["Metode ini tidak diizinkan di sini."] },
  408: {
    en: [
      "What you sent took too long to arrive.",
      "Nothing was saved. Please check your connection, go back and send it again.",
    ],
    id: [
      "Data yang dikirim terlalu lama sampai.",
      "Tidak ada yang disimpan. Silakan periksa koneksi Anda, lalu kembali dan kirim lagi.",
    ],
  },
  413: {
    en: [
      "What you sent is too large.",
      "Nothing was saved. A file may have 10 MB at most. Please fill in the form again, with a smaller file or a shorter text.",
    ],
    id: [
      "Data yang dikirim terlalu besar.",
      "Tidak ada yang disimpan. Ukuran file maksimal 10 MB. Silakan isi kembali formulirnya dengan file yang lebih kecil atau teks yang lebih singkat.",
    ],
  },
  431: {
    en: [
      "The address of this page is too long.",
      "Please go back and search for fewer words, or select fewer rows. If this comes back on every page, delete the cookies of this portal.",
    ],
    id: [
      "Alamat halaman ini terlalu panjang.",
      "Silakan kembali, lalu cari dengan kata yang lebih sedikit atau pilih lebih sedikit baris. Jika ini terjadi di setiap halaman, hapus cookie portal ini.",
    ],
  },
  500: {
    en: ["Something went wrong on our side. Please try again."],
    id: ["Terjadi kesalahan di sisi kami. Silakan coba lagi."],
  },
  503: {
    en: [
      "The data service did not send everything.",
      "The file would be incomplete, so it was not sent. Please try again.",
    ],
    id: [
      "Layanan data tidak mengirim semuanya.",
      "File-nya tidak akan lengkap, jadi tidak dikirim. Silakan coba lagi.",
    ],
  },
} as const;

/** The server's own error pages, in both languages because only the app knows the reader's choice. */
export function answerPage(exchange: Exchange, status: keyof typeof words): void {
  const { en, id } = words[status];
  const [title, ...more] = en;
  const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${styles(exchange)}</head>
<body class="plain"><main><div class="message stack">
<h1>${title}</h1>
${paragraphs(more)}
<div class="stack" lang="id">${paragraphs(id)}</div>
${wayOn(exchange, status === 408 || status === 413)}
<p class="hint">${status} · ${exchange.requestId}</p>
</div></main></body>
</html>
`;
  answer(exchange.res, status, "text/html; charset=utf-8", page);
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("\n");

const styles = ({ stylesheet }: Exchange) => (stylesheet ? `<link rel="stylesheet" href="${escape(stylesheet)}">` : "");

/** A link back to the form, whose page has the same address, else to the start page. */
function wayOn({ url }: Exchange, isForm: boolean): string {
  const [path, en, id] =
    url && isForm
      ? [url.pathname + url.search, "Back to the form", "Kembali ke formulir"]
      : ["/", "Go to the start page", "Ke halaman awal"];
  return `<p><a class="button button-primary" href="${escape(path)}">${en} · <span lang="id">${id}</span></a></p>`;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function answerText(res: Exchange["res"], status: number, text: string): void {
  answer(res, status, "text/plain; charset=utf-8", text);
}

function answer(res: Exchange["res"], status: number, type: string, body: string): void {
  // What the app may have said of a body that failed before any of it was sent.
  for (const name of ["Content-Encoding", "Content-Disposition"]) res.removeHeader(name);
  res.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  res.end(body);
}
