import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const LYNX = "/usr/bin/lynx";

/** Whether there is a lynx; it is installed if Debian has it. */
export function hasLynx(): boolean {
  const isDebian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (!existsSync(LYNX) && isDebian) {
    try {
      execFileSync("sh", ["-c", "apt-get update -q && apt-get install -y -q --no-install-recommends lynx"]);
    } catch {
      // Without a network there is none.
    }
  }
  return existsSync(LYNX);
}

const ENTER = "^J";
const TOP = "^A";
const typed = (text: string) => [...text].map((letter) => (letter === " " ? "<space>" : letter));

/**
 * Somebody who reads the portal in lynx, with the keyboard alone. Actions are recorded as keys, which a single lynx plays back; every
 * saved page is then available as the text on the screen.
 */
export class LynxScript {
  readonly #keys: string[] = [];
  readonly #kept: string[] = [];

  open(url: string): this {
    return this.#press("g", "^U", ...typed(url), ENTER);
  }

  /** Goes to the link with this text, else to the first link or field after it, and presses it. */
  press(words: string): this {
    return this.#press(TOP, "/", ...typed(words), ENTER, ENTER);
  }

  /** The same at the text's second occurrence: a row's check box has the row's name. */
  pressSecond(words: string): this {
    return this.#press(TOP, "/", ...typed(words), ENTER, "n", ENTER);
  }

  fill(label: string, text: string): this {
    return this.press(label).#press(...typed(text), "<tab>");
  }

  /** Fills in the field after the last one that was filled in. */
  fillNext(text: string): this {
    return this.#press(ENTER, ...typed(text), "<tab>");
  }

  choose(label: string, choice: string): this {
    return this.press(label).#press("/", ...typed(choice), ENTER, ENTER);
  }

  /** Saves the page as a text file, as lynx prints it. */
  keep(name: string): this {
    this.#kept.push(name);
    return this.#press("p", ENTER, "^U", ...typed(name), ENTER);
  }

  /** Runs it all, beginning at an address; returns the saved pages by name. */
  async run(url: string): Promise<Record<string, string>> {
    const folder = await mkdtemp(path.join(tmpdir(), "lynx-"));
    try {
      const keys = [...this.#keys, "q", "y"].map((key) => `key ${key}\n`);
      await writeFile(path.join(folder, "keys"), keys.join(""));
      const options = [
        "-cfg=/dev/null",
        "-display_charset=utf-8",
        "-accept_all_cookies",
        "-nopause",
        "-tna",
        "-cmd_script=keys",
      ];
      const env = { ...process.env, HOME: folder, TERM: "vt100", LANG: "C.UTF-8", LINES: "24", COLUMNS: "100" };
      const lynx = promisify(execFile)(LYNX, [...options, url], { cwd: folder, env, timeout: 120_000 });
      lynx.child.stdin?.end();
      await lynx;
      const pages = this.#kept.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")]);
      return Object.fromEntries(await Promise.all(pages)) as Record<string, string>;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  #press(...keys: string[]): this {
    this.#keys.push(...keys);
    return this;
  }
}
