import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalImage } from "~/forms/files.server";
import { requiredHtml } from "~/forms/html.server";
import { requiredOption, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { yesOrNo } from "~/provider/rows.server";
import { momentCells } from "~/ui/date-text";
import { statusCells } from "~/ui/status";
import { m } from "./messages";
import { newsItemPath, newsPath, newsStatusStyle } from "./news";
import { type NewsRow, newsRow } from "./rows.server";

const statuses = [
  { value: "Y", label: m.published },
  { value: "N", label: m.draft },
];

const source = crudSource({
  family: "news",
  permission: "view_news_admin",
  row: newsRow,
  // The list does not need the texts.
  asListed: (news: NewsRow) => ({ ...news, content: "" }),
  form: (t) =>
    z.object({
      title: requiredText(t, m.title),
      content: requiredHtml(t, m.content),
      image: optionalImage(t),
      published: requiredOption(t, m.status, ["Y", "N"]),
    }),
  formValues: ({ isPublished, ...news }) => ({ ...news, published: yesOrNo(isPublished) }),
  filterValues: { published: ({ isPublished }) => yesOrNo(isPublished) },
  defaults: () => ({ published: "N" }),
});

const screen: CrudScreen<NewsRow> = {
  path: "/admin/news",
  title: m.news,
  noun: nouns.news,
  create: m.createNews,
  edit: m.editNews,
  ordering: "-created_at",
  filters: [{ name: "published", label: m.status, options: statuses }],
  linkTo: ({ id }) => newsItemPath(newsPath("admin"), id),
  columns: [
    { key: "title", label: m.title, value: (news) => news.title },
    { key: "published", label: m.status, ...statusCells(newsStatusStyle) },
    {
      key: "created_at",
      label: m.createdAt,
      ...momentCells(({ createdAt }: NewsRow) => createdAt),
    },
    {
      key: "image",
      label: m.image,
      unsorted: true,
      isPicture: true,
      value: (news) => news.image,
      cell: ({ image }) => image && <img className="list-image" src={`/media/${image}`} alt="" loading="lazy" />,
    },
  ],
  sections: [
    {
      title: m.text,
      note: m.textNote,
      fields: [
        { as: "text", name: "title", label: m.title, required: true, wide: true },
        { as: "html", name: "content", label: m.content, required: true },
        { as: "image", name: "image", label: m.image, hint: m.imageHint },
      ],
    },
    {
      title: m.publishing,
      note: m.publishingNote,
      fields: [{ as: "choices", name: "published", label: m.status, options: statuses, required: true }],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
