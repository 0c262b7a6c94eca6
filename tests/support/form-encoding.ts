export type Entry = [name: string, value: string | File];

const BOUNDARY = "----portal-of-the-tests-7ma4ywxk";

/** A form's entries as a browser sends them. FormData would send a file field without a file as text. */
export function encoded(entries: Entry[], enctype: string | null | undefined): URLSearchParams | Blob {
  if (enctype !== "multipart/form-data") return inText(entries);
  const quoted = (text: string) => text.replaceAll('"', "%22").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const parts = entries.flatMap(([name, value]) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
    if (!(value instanceof File)) return [`${head}\r\n\r\n${value}\r\n`];
    const type = value.type || "application/octet-stream";
    return [`${head}; filename="${quoted(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, "\r\n"];
  });
  return new Blob([...parts, `--${BOUNDARY}--\r\n`], { type: `multipart/form-data; boundary=${BOUNDARY}` });
}

/** As they are in an address or a URL-encoded form: a file is its name. */
export const inText = (entries: Entry[]): URLSearchParams =>
  new URLSearchParams(entries.map(([name, value]) => [name, value instanceof File ? value.name : value]));
