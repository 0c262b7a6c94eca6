import { type HTMLElement, parse } from "node-html-parser";

/** A request as it is sent: nothing normalizes its target. */
export interface OddRequest {
  /** What is odd about it. */
  odd: string;
  method: "GET" | "HEAD" | "POST";
  target: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client disconnects when the answer begins. */
  leaves?: true;
}

type Choose = <T>(list: readonly T[]) => T;

/** Random numbers from a seed, so that a run can be repeated (mulberry32). */
export function chooser(seed: number): Choose {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (list) => list[Math.floor(next() * list.length)] as (typeof list)[number];
}

const LONG = "a".repeat(2000);
const oddIds = [
  "-1",
  "0",
  "1.5",
  "1e3",
  "NaN",
  "9".repeat(30),
  "%D9%A1",
  "1;2",
  "..%2f1",
  "%2e%2e",
  "null",
  "%201",
  LONG,
];
const oddQueries = [
  "page=-1&limit=0&ordering=__proto__&search=%00",
  "page=9999999999999999999&limit=500&ordering=-id,name",
  "search=a&search=b&page=1&page=2&limit=5&limit=10",
  `search=${LONG}&x[y][z]=1&__proto__=1&constructor=1&toString=1`,
  "chosen=1&chosen=x&all=1&export=pdf&separator=%22",
  "export=csv&export=xlsx&columns=__proto__&columns=a&view=x",
  "id=x&tab=nothing&racks=x&datacenter=x;y&scope=QQ&to=//evil.example&then=//evil.example&back=//evil.example&of=//x",
  "update=&jumlahu=99&up_front=-5&replace_goodsout=x&crossconnect=x&of=%&lang=xx",
  "%E0%A4%A=%&=&&&",
  "_routes=root,__proto__&index&_data=root",
];
const accepts = ["application/json", "text/event-stream", "*/*;q=0", "\u00ff\u00fe", "image/avif,image/webp"];

/** Odd ways to request a page. */
export const oddReads: Record<string, (path: string, choose: Choose) => Partial<OddRequest> & { target: string }> = {
  "a letter percent-encoded": (path, choose) => {
    const letters = [...path.matchAll(/[a-z]/gi)].filter(({ index }) => !path.slice(0, index).includes("?"));
    if (letters.length === 0) return { target: `${path}%2e` };
    const { index } = choose(letters);
    const code = path.charCodeAt(index).toString(16);
    return { target: `${path.slice(0, index)}%${code}${path.slice(index + 1)}` };
  },
  "double slashes": (path, choose) => {
    const { index } = choose([...path.matchAll(/\//g)]);
    return { target: `${path.slice(0, index)}/${path.slice(index)}` };
  },
  "a trailing slash": (path) => ({ target: path.replace(/\/?(\?|$)/, "/$1") }),
  "upper case": (path) => ({ target: path.toUpperCase() }),
  "a NUL": (path) => ({ target: path.replace(/(\?|$)/, "%00$1") }),
  "a lone %": (path) => ({ target: path.replace(/(\?|$)/, "%$1") }),
  "a long path": (path) => ({ target: path.replace(/(\?|$)/, `/${LONG}$1`) }),
  "an odd id": (path, choose) => ({ target: path.replace(/\d+|(?=\?|$)/, `/${choose(oddIds)}`).replace("//", "/") }),
  "an odd id in the query": (path, choose) => ({ target: `${path.split("?")[0]}?id=${choose(oddIds)}&racks=1` }),
  "an odd query": (path, choose) => ({ target: `${path}${path.includes("?") ? "&" : "?"}${choose(oddQueries)}` }),
  "data alone": (path) => ({ target: path.replace(/\/?(\?|$)/, ".data$1") }),
  "data of an odd query": (path, choose) => ({ target: `${path.split("?")[0]}.data?${choose(oddQueries)}` }),
  "an odd Accept": (path, choose) => ({ target: path, headers: { Accept: choose(accepts) } }),
  "the head alone": (path) => ({ target: path, method: "HEAD" }),
  "a client that leaves": (path) => ({ target: path, leaves: true }),
};

export interface PostForm {
  action: string;
  fields: string[];
  /** The form as a browser would send it. */
  values: [string, string][];
}

/** The forms of a page that use POST. */
export function formsOf(page: HTMLElement, path: string): PostForm[] {
  const isPost = (form: HTMLElement) => form.getAttribute("method")?.toLowerCase() === "post";
  return page
    .querySelectorAll("form")
    .filter(isPost)
    .map((form) => {
      // A saved draft would keep the form from being checked, and be restored in other tests' forms.
      const named = form.querySelectorAll("[name]:not(button[value=draft])");
      const values = named.map((field): [string, string] => [
        field.getAttribute("name") ?? "",
        field.getAttribute("value") ?? field.querySelector("option[selected]")?.getAttribute("value") ?? "",
      ]);
      const action = parse(form.getAttribute("action") ?? path).text || path;
      return {
        action: new URL(action, "http://portal.test").href.slice(18),
        fields: values.map(([name]) => name),
        values,
      };
    });
}

const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=odd" };
const oddNames = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "__intent__",
  "__state__",
  "a[b][c]",
  "a[0].b",
];
const intents = ["{", "validate/x", '{"type":"insert","payload":{"name":"__proto__"}}', "\u0000"];

const encoded = (pairs: Iterable<readonly [string, string]>) =>
  [...pairs].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");
const part = (name: string, value: string, file = "") =>
  `--odd\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

/** Odd ways to send a form. */
export const oddWrites: Record<
  string,
  (form: PostForm, choose: Choose) => Omit<OddRequest, "odd" | "method" | "target">
> = {
  "names that objects have": ({ values }, choose) => ({
    headers: URLENCODED,
    body: encoded([...values, ...oddNames.map((name) => [name, choose(intents)] as const)]),
  }),
  "fields within fields": ({ fields }) => ({
    headers: URLENCODED,
    body: encoded(
      fields.flatMap((name) => [
        [`${name}[0]`, "1"] as const,
        [`${name}.x`, "1"] as const,
        [`${name}[]`, "1"] as const,
      ]),
    ),
  }),
  "every field three times": ({ values }) => ({
    headers: URLENCODED,
    body: encoded([...values, ...values, ...values]),
  }),
  "texts that are none": ({ fields }, choose) => ({
    headers: URLENCODED,
    body: encoded(
      fields.map((name) => [name, choose(["\u0000", "NaN", "-1", "1e999", "🙂".repeat(300), "[object Object]", "%"])]),
    ),
  }),
  "a thousand fields": ({ values }) => ({
    headers: URLENCODED,
    body: encoded([...values, ...Array.from({ length: 1000 }, (_, at) => [`f${at}`, "1"] as const)]),
  }),
  "no body": () => ({ headers: URLENCODED, body: "" }),
  JSON: ({ values }) => ({
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(Object.fromEntries(values)),
  }),
  "no content type": ({ values }) => ({ headers: {}, body: encoded(values) }),
  "broken parts": () => ({ headers: MULTIPART, body: "--odd\r\nContent-Disposition: form-data\r\n\r\n--od" }),
  "a file where text is due": ({ fields }) => ({
    headers: MULTIPART,
    body: `${fields.map((name) => part(name, "x", '; filename="x.txt"\r\nContent-Type: text/plain')).join("")}--odd--\r\n`,
  }),
  "a thousand parts": () => ({ headers: MULTIPART, body: `${part("a", "1").repeat(1000)}--odd--\r\n` }),
};
