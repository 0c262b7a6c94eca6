import type { Readable } from "node:stream";
import sirv from "sirv";
import type { Exchange } from "./exchange.ts";

/** Answers a file, or calls `next` when there is none. */
export type Files = (req: Exchange["req"], res: Exchange["res"], next: () => void) => void;

/** The client's files with the .br and .gz made by compress.ts. Only what carries a hash in its name may be kept for ever. */
export function staticFiles(directory: string): Files {
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, path) {
      const caching = path.startsWith("/assets/") ? "max-age=31536000, immutable" : "max-age=3600";
      res.setHeader("Cache-Control", `public, ${caching}`);
    },
  });
  return (req, res, next) => {
    const { range } = req.headers;
    delete req.headers.range;
    // A file that was there at the start may be gone: only its connection ends.
    res.once("pipe", (file: Readable) => file.once("error", () => res.destroy()));
    serve(req, res, () => {
      if (range) req.headers.range = range;
      next();
    });
  };
}
