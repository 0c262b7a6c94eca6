import type { Exchange } from "./exchange.ts";

const words = {
  400: ["This address is not valid.", "Alamat ini tidak valid."],
  403: ["This address is for the operator's own network.", "Alamat ini hanya untuk jaringan operator."],
  404: ["There is no such file.", "Berkas tidak ditemukan."],
  405: ["This method is not allowed here.", "Metode ini tidak diizinkan di sini."],
  413: [
    "What you sent is too large: 12 MB with files, 64 KB without.",
    "Data yang dikirim terlalu besar: 12 MB dengan berkas, 64 KB tanpa berkas.",
  ],
  500: ["Something went wrong on our side. Please try again.", "Terjadi kesalahan di sisi kami. Silakan coba lagi."],
} as const;

/** The pages of the server itself, in both languages because the reader's choice is known only to the app. */
export function answerPage({ res, requestId }: Exchange, status: keyof typeof words): void {
  const [english, indonesian] = words[status];
  const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${english}</title></head>
<body><main><h1>${english}</h1><p lang="id">${indonesian}</p><p>${status} · ${requestId}</p></main></body>
</html>
`;
  answer(res, status, "text/html; charset=utf-8", page);
}

export function answerText(res: Exchange["res"], status: number, text: string): void {
  answer(res, status, "text/plain; charset=utf-8", text);
}

function answer(res: Exchange["res"], status: number, type: string, body: string): void {
  res.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  res.end(body);
}
