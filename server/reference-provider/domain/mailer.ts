import { createTransport, type Transporter } from "nodemailer";
import { decrypt } from "../auth/user-cipher.ts";
import type { Database } from "../database/open.ts";
import { writeSystemLog } from "./system-log.ts";

/** How long a mail server may take to answer. */
const TIMEOUT_MS = 10_000;
const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };

interface QueuedMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly masteremail: number | null;
}

interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly host: string;
  readonly port: number;
}

interface Post {
  /**
   * `smtp://` or `smtps://`. Without it no mail is sent, not even through the accounts' own servers: mails are read in
   * the log.
   */
  readonly smtpUrl: string | undefined;
  /** Decrypts the passwords of the accounts. */
  readonly mailKey: string;
  /** The sender address while no account is active. */
  readonly sender: string;
}

/** Sends the queued mails in the log one by one and records the outcomes. */
export class Mailer {
  readonly #db: Database;
  readonly #post: Post;
  readonly #gateway: Transporter | undefined;
  #isOut = false;
  #closed = false;

  constructor(db: Database, post: Post) {
    this.#db = db;
    this.#post = post;
    this.#gateway = post.smtpUrl === undefined ? undefined : createTransport({ url: post.smtpUrl, ...timeouts });
  }

  /** Starts sending what is queued, unless that is already running. */
  deliver(): void {
    if (!this.#gateway) this.#db.run("UPDATE logemail SET status = 'sent', error = NULL WHERE status = 'queued'");
    else if (!this.#isOut) this.#deliverAll(this.#gateway).catch((error: Error) => process.emitWarning(error));
  }

  /** What is being sent stays queued for the next start. */
  close(): void {
    this.#closed = true;
    this.#gateway?.close();
  }

  async #deliverAll(gateway: Transporter): Promise<void> {
    this.#isOut = true;
    try {
      for (let mail = this.#next(); mail; mail = this.#next()) await this.#deliverOne(gateway, mail);
    } finally {
      this.#isOut = false;
    }
  }

  async #deliverOne(gateway: Transporter, mail: QueuedMail): Promise<void> {
    const error = await this.#send(gateway, mail).then(
      () => null,
      (reason: unknown) => String(reason),
    );
    if (this.#closed) return;
    this.#db.update("logemail", mail.id, { status: error === null ? "sent" : "failed", error });
    if (error !== null) writeSystemLog(this.#db, "WARNING", "mail", `Mail ${mail.id} has failed: ${error}`);
  }

  #next(): QueuedMail | undefined {
    if (this.#closed) return undefined;
    return this.#db.get("SELECT * FROM logemail WHERE status = 'queued' ORDER BY id LIMIT 1");
  }

  async #send(gateway: Transporter, { to, subject, body: html, masteremail }: QueuedMail): Promise<void> {
    if (!to.includes("@")) throw new Error("There is no way to a telephone number.");
    const account = this.#db.get<Account>(
      "SELECT * FROM masteremail WHERE CASE WHEN ?1 IS NULL THEN status = 'Y' ELSE id = ?1 END ORDER BY id",
      masteremail,
    );
    const from = account ? { name: account.name, address: account.email } : this.#post.sender;
    const transport = account && masteremail !== null ? this.#transportOf(account) : gateway;
    await transport.sendMail({ from, to, subject, html });
  }

  /** The account's own server, which a test mail tests. */
  #transportOf({ host, port, email: user, password }: Account): Transporter {
    const pass = decrypt(Buffer.from(password, "base64"), this.#post.mailKey);
    return createTransport({ host, port, secure: port === 465, auth: { user, pass }, ...timeouts });
  }
}
