import { z } from "zod";
import { typedHtml } from "~/forms/sanitize.server";
import { flag, id, mediaPath, moment, text } from "~/provider/rows.server";

/** A news item as news/ reads it (contract §3); its content is clean HTML. */
export const newsRow = z
  .object({
    id,
    title: text,
    content: text.transform(typedHtml),
    image: mediaPath,
    published: flag,
    created_at: moment,
  })
  .transform(({ published: isPublished, created_at: createdAt, ...row }) => ({ ...row, isPublished, createdAt }));
export type NewsRow = z.output<typeof newsRow>;
