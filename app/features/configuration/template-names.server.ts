import type { NameSources } from "~/lists/names.server";

/** The names of a template's set and type, where its row tells their ids only. */
export const templateNames: NameSources = {
  setName: { of: "templateset", family: "templateset", label: "name" },
  typeName: { of: "templatetype", family: "templatetype", label: "name" },
};
