/** The URLs of the lists around email templates. */
export const templateSetPath = "/admin/configuration/templateset";
export const templatesPath = `${templateSetPath}/templates`;
export const templateTypesPath = `${templateSetPath}/types`;
