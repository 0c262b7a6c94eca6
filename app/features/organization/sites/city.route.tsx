import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalImage } from "~/forms/files.server";
import { requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { id, mediaPath, text } from "~/provider/rows.server";
import { m } from "./messages";

const row = z.object({ id, cityname: text, image: mediaPath });

const source = crudSource({
  family: "cities",
  referredToBy: [{ family: "datacenters", filter: "cities" }],
  permission: "view_organization_city_admin",
  row,
  form: (t) => z.object({ cityname: requiredText(t, m.city), image: optionalImage(t) }),
});

const screen: CrudScreen<z.output<typeof row>> = {
  path: "/admin/organization/city",
  title: m.city,
  noun: nouns.cities,
  create: m.createCity,
  edit: m.editCity,
  ordering: "cityname",
  columns: [
    { key: "cityname", label: m.city, value: (city) => city.cityname },
    {
      key: "image",
      label: m.image,
      unsorted: true,
      isPicture: true,
      value: (city) => city.image,
      cell: ({ image }) => image && <img className="list-image" src={`/media/${image}`} alt="" loading="lazy" />,
    },
  ],
  sections: [
    {
      title: m.city,
      note: m.cityNote,
      fields: [
        { as: "text", name: "cityname", label: m.city, required: true },
        { as: "image", name: "image", label: m.image, hint: m.imageHint },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
