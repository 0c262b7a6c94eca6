import { fileTypeFromBlob } from "file-type";
import { z } from "zod";
import type { Message, Translate } from "~/language/language";
import { LIMITS } from "~/limits";
import { m } from "./messages";

const images = ["image/jpeg", "image/png"];
const documents = [...images, "application/pdf"];

/** Whether a file's content is of one of these types, whatever its name says. */
const isOneOf = (types: readonly string[]) => async (file: File) =>
  types.includes((await fileTypeFromBlob(file))?.mime ?? "");

/** An optional upload of at most 10 MB whose content is of one of these types. */
const optionalFile = (t: Translate, types: readonly string[], otherType: Message) =>
  z
    .file()
    .min(1, { error: t(m.emptyFile), abort: true })
    .max(LIMITS.file, { error: t(m.tooLarge), abort: true })
    .refine(isOneOf(types), { error: t(otherType) })
    .optional();

/** An optional upload of at most 10 MB that is a jpg or png by its content (spec 2 §5 "Site"). */
export const optionalImage = (t: Translate) => optionalFile(t, images, m.imageType);

/** An optional upload of at most 10 MB that is a pdf, jpg or png by its content. */
export const optionalDocument = (t: Translate) => optionalFile(t, documents, m.documentType);
