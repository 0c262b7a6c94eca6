import { throttled } from "../engine/errors.ts";

/** Counts failures by key in a sliding window, in the process. */
export class Throttle {
  readonly #failures = new Map<string, number[]>();
  readonly #most: number;
  readonly #window: number;

  /** `window` in seconds. */
  constructor(most: number, window: number) {
    this.#most = most;
    this.#window = window * 1000;
  }

  /** 429 while the key has failed too often. */
  check(key: string): void {
    const recent = this.#recent(key);
    const [oldest] = recent;
    if (oldest === undefined || recent.length < this.#most) return;
    throw throttled(Math.max(1, Math.ceil((oldest + this.#window - Date.now()) / 1000)));
  }

  fail(key: string): void {
    for (const known of this.#failures.keys()) if (known !== key) this.#recent(known);
    this.#failures.set(key, [...this.#recent(key), Date.now()]);
  }

  /** Forgets the failures of a key, or all. */
  clear(key?: string): void {
    if (key === undefined) this.#failures.clear();
    else this.#failures.delete(key);
  }

  #recent(key: string): number[] {
    const since = Date.now() - this.#window;
    const recent = (this.#failures.get(key) ?? []).filter((moment) => moment > since);
    if (recent.length === 0) this.#failures.delete(key);
    return recent;
  }
}
