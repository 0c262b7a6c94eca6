import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

/** A bare server that returns the compressed bytes that were posted to an address: the cost of sending alone. */

const kept = new Map<string | undefined, Buffer>();

createServer((req, res) => {
  if (req.method === "POST") void buffer(req).then((bytes) => res.end(kept.set(req.url, bytes).size.toString()));
  else
    res
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" })
      .end(kept.get(req.url));
}).listen(Number(process.env.PORT), "127.0.0.1");
