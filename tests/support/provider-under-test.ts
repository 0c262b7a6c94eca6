interface Fault {
  /** The start of a path, e.g. `/api/racks/`. */
  path: string;
  method?: string;
  kind: "delay" | "html500" | "html502" | "drop" | "expired" | "throttled" | "answer";
  times?: number;
  /** Milliseconds, for a delay. */
  delay?: number;
  /** For the kind `answer`. */
  status?: number;
  body?: string;
}

interface Mail {
  /** The one-time code in it; empty if there is none. */
  code: string;
  /** The first link in it; empty if there is none. */
  link: string;
}

/** The reference provider's test routes: they make it misbehave and return its mails. */
export class ProviderUnderTest {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  fail(fault: Fault): Promise<unknown> {
    return this.#post("faults", fault);
  }

  /** Whether every fault has met all the calls that it was for. */
  async hasFailed(): Promise<boolean> {
    const answer = await fetch(`${this.#url}/_test/faults`);
    return ((await answer.json()) as { faults: unknown[] }).faults.length === 0;
  }

  async heal(): Promise<void> {
    await fetch(`${this.#url}/_test/faults`, { method: "DELETE" });
  }

  notify(user: number, message: string, request?: number): Promise<unknown> {
    return this.#post("notify", { user_id: user, message, activities_id: request });
  }

  cutWebSockets(): Promise<unknown> {
    return this.#post("cut-websockets", {});
  }

  /** The number of open notification sockets. */
  async countWebSockets(): Promise<number> {
    const answer = await fetch(`${this.#url}/_test/websockets`);
    return ((await answer.json()) as { open: number }).open;
  }

  setActive(username: string, isActive: boolean): Promise<unknown> {
    return this.#post(`users/${username}`, { is_active: isActive });
  }

  /** Applies to tokens issued from now on. */
  setAccessTokenLife(seconds: number): Promise<unknown> {
    return this.#post("access-token-life", { seconds });
  }

  forgiveLogins(): Promise<unknown> {
    return this.#post("forgive-logins", {});
  }

  /** The newest mail, or text message, to an address. */
  async lastMail(to: string): Promise<Mail> {
    const response = await fetch(`${this.#url}/_test/mails?to=${encodeURIComponent(to)}`);
    const [mail] = (await response.json()) as { body: string }[];
    if (!mail) throw new Error(`nothing was mailed to ${to}`);
    const found = (pattern: RegExp) => pattern.exec(mail.body)?.[1] ?? "";
    return { code: found(/<strong>(\d{6})</), link: found(/href="([^"]+)"/) };
  }

  async #post(what: string, body: object): Promise<unknown> {
    const response = await fetch(`${this.#url}/_test/${what}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/_test/${what} answered ${response.status}`);
    return response.json();
  }
}
