import { fileTypeFromBlob } from "file-type";
import { z } from "zod";
import type { Message, Translate } from "~/language/language";
import { LIMITS } from "~/limits";
import { m } from "./messages";
import { withoutMetadata } from "./picture-metadata";
import { pixelsOf } from "./picture-size";

const images = ["image/jpeg", "image/png"];
const documents = [...images, "application/pdf"];

/** Whether browsers can show it: a picture of a few kilobytes may take gigabytes of everybody's memory who sees it. */
const isShowable = (picture: Uint8Array): boolean => (pixelsOf(picture) ?? 0) <= LIMITS.pixels;

/** The name without its end, and nothing but words in it. */
function stemOf(name: string): string {
  const stem = (name.split(/[\\/]/).at(-1) ?? "")
    .replace(/\.\w*$/, "")
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, "")
    .replace(/^[ .]+/, "");
  return [...stem].slice(0, LIMITS.fileName).join("") || "file";
}

/**
 * An optional upload of at most 10 MB whose content is of one of these types, whatever its name says; it is sent with
 * the type and the end of its name that its content has, a picture without its metadata.
 */
const optionalFile = (t: Translate, types: readonly string[], otherType: Message) =>
  z
    .file()
    .min(1, { error: t(m.emptyFile), abort: true })
    .max(LIMITS.file, { error: t(m.tooLarge), abort: true })
    .transform(async (file, context) => {
      const { mime, ext } = (await fileTypeFromBlob(file)) ?? { mime: "", ext: "" };
      const refuse = (message: Message) => {
        context.addIssue({ code: "custom", message: t(message) });
        return z.NEVER;
      };
      if (!types.includes(mime)) return refuse(otherType);
      const named = (content: BlobPart) => new File([content], `${stemOf(file.name)}.${ext}`, { type: mime });
      if (!images.includes(mime)) return named(file);
      const picture = withoutMetadata(Buffer.from(await file.arrayBuffer()));
      return isShowable(picture) ? named(picture) : refuse(m.tooManyPixels);
    })
    .optional();

/** An optional upload of at most 10 MB that is a jpg or png by its content (spec 2 §5 "Site"). */
export const optionalImage = (t: Translate) => optionalFile(t, images, m.imageType);

/** An optional upload of at most 10 MB that is a pdf, jpg or png by its content. */
export const optionalDocument = (t: Translate) => optionalFile(t, documents, m.documentType);
