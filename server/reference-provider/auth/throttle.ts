import { throttled } from "../engine/errors.ts";

/** Counts attempts by key in a sliding window, within the process. */
export class Throttle {
  readonly #tries = new Map<string, number[]>();
  readonly #most: number;
  readonly #window: number;

  /** `window` in seconds. */
  constructor(most: number, window: number) {
    this.#most = most;
    this.#window = window * 1000;
  }

  /**
   * Counts an attempt before its outcome is known, so that simultaneous attempts cannot slip through; 429 if there were
   * too many.
   */
  take(key: string): void {
    for (const known of this.#tries.keys()) this.#recent(known);
    const recent = this.#recent(key);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= this.#most) {
      throw throttled(Math.max(1, Math.ceil((oldest + this.#window - Date.now()) / 1000)));
    }
    this.#tries.set(key, [...recent, Date.now()]);
  }

  /** Clears the attempts of a key, or all. */
  clear(key?: string): void {
    if (key === undefined) this.#tries.clear();
    else this.#tries.delete(key);
  }

  #recent(key: string): number[] {
    const since = Date.now() - this.#window;
    const recent = (this.#tries.get(key) ?? []).filter((moment) => moment > since);
    if (recent.length === 0) this.#tries.delete(key);
    return recent;
  }
}
