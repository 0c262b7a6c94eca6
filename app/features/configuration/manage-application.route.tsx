import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalImage } from "~/forms/files.server";
import { requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { id, mediaPath, text } from "~/provider/rows.server";
import { m } from "./application-messages";

const row = z.object({ id, name: text, url: text, image: mediaPath });

const source = crudSource({
  family: "application",
  permission: "view_manage_application_admin",
  row,
  form: (t) =>
    z.object({
      name: requiredText(t, m.name),
      url: requiredText(t, m.address).pipe(z.url({ protocol: /^https?$/, error: t(m.addressInvalid) })),
      image: optionalImage(t),
    }),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/configuration/manage-application",
  title: m.applications,
  noun: nouns.applications,
  create: m.createApplication,
  edit: m.editApplication,
  ordering: "name",
  columns: [
    { key: "name", label: m.name, value: (application) => application.name },
    { key: "url", label: m.address, value: (application) => application.url },
    {
      key: "image",
      label: m.image,
      unsorted: true,
      isPicture: true,
      value: (application) => application.image,
      cell: ({ image }) => image && <img className="list-image" src={`/media/${image}`} alt="" loading="lazy" />,
    },
  ],
  sections: [
    {
      title: m.application,
      note: m.applicationNote,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        { as: "text", name: "url", label: m.address, hint: m.addressHint, required: true },
        { as: "image", name: "image", label: m.image, hint: m.imageHint },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
