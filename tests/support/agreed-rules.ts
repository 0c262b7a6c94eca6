/** Passwords, and whether they meet the rule of spec 2 §5; characters are counted as people count them. */
export const passwords: readonly (readonly [what: string, password: string, isStrong: boolean])[] = [
  ["all that is asked for", "Rahasia-2024!", true],
  ["ten characters", "aB3$567890", true],
  ["a sentence with a special character", "Kata 1 sandi!", true],
  ["letters beyond ASCII", "Äß1-äääääää", true],
  ["a long sentence", `Aa1-${"kuda baterai staples ".repeat(8)}.`, true],
  ["nine characters", "aB3$56789", false],
  ["nine characters, one of them an emoji", "aB3$5678😀", false],
  ["no lower-case letter", "RAHASIA-2024", false],
  ["no upper-case letter", "rahasia-2024", false],
  ["no digit", "Rahasia-duaribu", false],
  ["no special character", "Rahasia2024x", false],
  ["nothing special but a space", "Rahasia 2024", false],
  ["nothing special but a letter beyond ASCII", "Rahasiaé2024", false],
];

/** Names of cable types, and whether they are fiber (spec 2 §5 "Cross Connect"). */
export const cableTypes: readonly (readonly [name: string, isFiber: boolean])[] = [
  ["FIBER OPTIC", true],
  ["Single-mode fiber", true],
  ["Fibre multi mode", true],
  ["UTP", false],
  ["Cat6 UTP/STP", false],
  ["COAXIAL", false],
];

const largest = 10 * 1024 * 1024;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const pdf = "%PDF-1.7\n";
const bytes = (content: string | readonly number[], length = content.length) => {
  const file = new Uint8Array(length);
  file.set(typeof content === "string" ? new TextEncoder().encode(content) : content);
  return file;
};

/** Attachments of a ticket, and whether they are accepted: a PDF, JPEG or PNG by its content, of at most 10 MB. */
export const attachments: readonly (readonly [what: string, content: Uint8Array<ArrayBuffer>, isTaken: boolean])[] = [
  ["a pdf", bytes(pdf), true],
  ["a jpg", bytes([0xff, 0xd8, 0xff, 0xe0]), true],
  ["a png", bytes(png), true],
  ["a pdf of 10 MB", bytes(pdf, largest), true],
  ["a pdf of more than 10 MB", bytes(pdf, largest + 1), false],
  ["an empty file", bytes(""), false],
  ["plain text", bytes("It is broken."), false],
  ["a web page", bytes("<script></script>"), false],
  ["a program", bytes([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), false],
  ["a gif", bytes("GIF89a"), false],
];
