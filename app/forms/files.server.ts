import { fileTypeFromBlob } from "file-type";
import { z } from "zod";
import type { Message, Translate } from "~/language/language";
import { LIMITS } from "~/limits";
import { m } from "./messages";
import { pixelsOf } from "./picture-size";

const images = ["image/jpeg", "image/png"];
const documents = [...images, "application/pdf"];

const typeOf = async (file: File) => (await fileTypeFromBlob(file)) ?? { mime: "", ext: "" };

/** Whether a file's content is of one of these types, whatever its name says. */
const isOneOf = (types: readonly string[]) => async (file: File) => types.includes((await typeOf(file)).mime);

/** Whether browsers can show it: a picture of a few kilobytes may take gigabytes of everybody's memory who sees it. */
const isShowable = async (file: File): Promise<boolean> => {
  const isPicture = images.includes((await typeOf(file)).mime);
  return !isPicture || (pixelsOf(new Uint8Array(await file.arrayBuffer())) ?? 0) <= LIMITS.pixels;
};

/** The file with the type and the end of its name that its content has, and in its name nothing but words. */
async function renamed(file: File): Promise<File> {
  const { mime, ext } = await typeOf(file);
  const stem = (file.name.split(/[\\/]/).at(-1) ?? "")
    .replace(/\.\w*$/, "")
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, "")
    .replace(/^[ .]+/, "");
  return new File([file], `${[...stem].slice(0, LIMITS.fileName).join("") || "file"}.${ext}`, { type: mime });
}

/** An optional upload of at most 10 MB whose content is of one of these types. */
const optionalFile = (t: Translate, types: readonly string[], otherType: Message) =>
  z
    .file()
    .min(1, { error: t(m.emptyFile), abort: true })
    .max(LIMITS.file, { error: t(m.tooLarge), abort: true })
    .refine(isOneOf(types), { error: t(otherType), abort: true })
    .refine(isShowable, { error: t(m.tooManyPixels) })
    .transform(renamed)
    .optional();

/** An optional upload of at most 10 MB that is a jpg or png by its content (spec 2 §5 "Site"). */
export const optionalImage = (t: Translate) => optionalFile(t, images, m.imageType);

/** An optional upload of at most 10 MB that is a pdf, jpg or png by its content. */
export const optionalDocument = (t: Translate) => optionalFile(t, documents, m.documentType);
