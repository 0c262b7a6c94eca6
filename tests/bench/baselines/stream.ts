import { createServer } from "node:http";

/** A bare server of event streams: what Node alone needs to open one and to write its first event. */

createServer((req, res) => {
  if (req.url === "/rows") return void res.end();
  res.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" }).write("event: refresh\ndata: \n\n");
}).listen(Number(process.env.PORT), "127.0.0.1");
