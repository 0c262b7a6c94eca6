import type { Readable } from "node:stream";
import sirv from "sirv";
import type { Exchange } from "./exchange.ts";

/** Answers with a file, or calls `next` if there is none. */
export type Files = (req: Exchange["req"], res: Exchange["res"], next: () => void) => void;

/**
 * The client's files with their .br and .gz from compress.ts. Only files with a hash in their name may be cached for
 * ever.
 */
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
    // A file that existed at the start may have been deleted: only its connection ends.
    res.once("pipe", (file: Readable) => file.once("error", () => res.destroy()));
    serve(req, res, () => {
      if (range) req.headers.range = range;
      next();
    });
  };
}
