import { fileTypeFromBlob } from "file-type";
import { z } from "zod";
import type { Translate } from "~/language/language";
import { m } from "./messages";

/** The largest file that a form takes, in bytes (spec 2 §9). */
export const MAX_FILE = 10 * 1024 * 1024;

const images = new Set(["image/jpeg", "image/png"]);

async function isImage(file: File): Promise<boolean> {
  return images.has((await fileTypeFromBlob(file))?.mime ?? "");
}

/** An optional upload that is a jpg or png by its content, whatever its name says, of 10 MB at most (spec 2 §5 "Site"). */
export const optionalImage = (t: Translate) =>
  z
    .file()
    .max(MAX_FILE, { error: t(m.imageSize) })
    .refine(isImage, { error: t(m.imageType) })
    .optional();
