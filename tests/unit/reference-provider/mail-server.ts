import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** A received mail. */
interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** Header and body as sent, with quoted-printable decoded. */
  readonly text: string;
}

/** A mail server in this process. It refuses each recipient whose address begins with "refused" once. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const logins: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    void converse(socket);
  });

  async function converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let from = "";
    let to = "";
    let text: string[] | undefined;
    say("220 test");
    for await (const line of createInterface({ input: socket })) {
      if (text) {
        if (line !== ".") {
          text.push(line);
          continue;
        }
        mails.push({ from, to, text: readable(text.join("\n")) });
        text = undefined;
        say("250 taken");
      } else if (line.startsWith("EHLO")) {
        say("250-test");
        say("250 AUTH PLAIN");
      } else if (line.startsWith("AUTH PLAIN")) {
        logins.push(Buffer.from(line.slice(11), "base64").toString().replaceAll("\0", " ").trim());
        say("235 welcome");
      } else if (line.startsWith("MAIL FROM")) {
        from = /<(.*)>/.exec(line)?.[1] ?? "";
        say("250 ok");
      } else if (line.startsWith("RCPT TO")) {
        to = /<(.*)>/.exec(line)?.[1] ?? "";
        const isRefused = to.startsWith("refused") && !refused.has(to);
        if (isRefused) refused.add(to);
        say(isRefused ? "550 no such mailbox" : "250 ok");
      } else if (line === "DATA") {
        text = [];
        say("354 go on");
      } else if (line === "QUIT") {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    }
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    logins,
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

const readable = (text: string) =>
  text
    .replaceAll(/=\n/g, "")
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
