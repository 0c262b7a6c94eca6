/** Events that a click may cause, for tests that wait for them. */
export class Events<T> {
  #waiting: { resolve: (value: T) => void; reject: (error: Error) => void }[] = [];
  readonly #nothing: string;

  constructor(nothing: string) {
    this.#nothing = nothing;
  }

  next(): Promise<T> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  happened(value: T): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve(value);
  }

  /** The click has caused no such event. */
  passed(where: string): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(`${this.#nothing}\n${where}`));
  }
}
