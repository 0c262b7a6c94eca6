import { z } from "zod";
import { decimal, flag, id, mediaPath, numberText, reference, text } from "~/provider/rows.server";
import { phoneNumber } from "~/ui/phone.server";

/** A site as datacenters/ reads it (contract §3). */
export const siteRow = z
  .object({
    id,
    name: text,
    longitude: decimal,
    latitude: decimal,
    phone: numberText,
    address: text,
    cities: reference,
    cities_name: text,
    cities_image: mediaPath,
    mapimage: mediaPath,
    status: flag,
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    longitude: row.longitude,
    latitude: row.latitude,
    phone: row.phone,
    telephone: phoneNumber(row.phone),
    address: row.address,
    city: row.cities,
    cityName: row.cities_name,
    cityImage: row.cities_image,
    mapImage: row.mapimage,
    isActive: row.status,
  }));
export type Site = z.output<typeof siteRow>;
