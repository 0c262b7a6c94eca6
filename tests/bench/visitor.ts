import { Pool } from "undici";
import { Person, signIn } from "../support/person.ts";
import type { Program } from "./programs.ts";

/** Somebody who opens one page over and over, with scripts or in lite mode. */
export class Visitor {
  readonly person: Person;
  readonly #program: Program;
  readonly #pool: Pool;

  private constructor(program: Program, person: Person) {
    this.#program = program;
    this.person = person;
    this.#pool = new Pool(program.url, { connections: 1 });
  }

  static guest = (program: Program) => new Visitor(program, new Person(program.url));
  static noc = async (program: Program) => new Visitor(program, await signIn(program.url, "noc", "admin"));

  /**
   * Milliseconds of the program's processor time that the page takes, opened `times` times, one after the other. With scripts the browser asks
   * for the routes behind the page's links too.
   */
  async cost(path: string, lite: boolean, times: number): Promise<number> {
    const { person } = this;
    if (lite) person.cookies.set("lite", "true");
    else person.cookies.delete("lite");
    // What a browser keeps of each answer: a session that was renewed, and when it was last used.
    await person.open(path);
    const cookie = person.cookieHeader;
    const paths = [path, ...(lite ? [] : discoveryOf(person))];
    const before = this.#program.cpu();
    for (let time = 0; time < times; time += 1) for (const one of paths) await this.#take(one, cookie);
    return (this.#program.cpu() - before) / times;
  }

  async #take(path: string, cookie: string): Promise<void> {
    const headers = { "accept-encoding": "gzip", cookie };
    const { statusCode, body } = await this.#pool.request({ path, method: "GET", headers });
    await body.dump({ limit: 10_000_000 });
    if (statusCode !== 200) throw new Error(`${this.#program.url}${path} was answered with ${statusCode}`);
  }

  leave = (): Promise<void> => this.#pool.close();
}

/** The address at which Remix's script asks for the routes behind the links of this page; none if it does not ask. */
function discoveryOf({ document, body, base }: Person): string[] {
  const links = document.querySelectorAll("a[data-discover], form[data-discover]");
  const paths = new Set(
    links.map((link) => new URL(link.getAttribute("href") ?? link.getAttribute("action") ?? "", base).pathname),
  );
  const [, version] = /version\W+([\w-]+)/.exec(body.slice(body.indexOf("window.__remixManifest"))) ?? [];
  if (paths.size === 0 || !version) return [];
  return [
    `/__manifest?${new URLSearchParams([...[...paths].sort().map((path) => ["p", path]), ["version", version]])}`,
  ];
}
