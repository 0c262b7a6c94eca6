import type { NameSources } from "~/lists/names.server";

/** The names of a template's set and type, for rows that only have their ids. */
export const templateNames: NameSources = {
  setName: { of: "templateset", family: "templateset", label: "name" },
  typeName: { of: "templatetype", family: "templatetype", label: "name" },
};
