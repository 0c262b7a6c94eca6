/** The lists that template email is made of. */
export const templateSetPath = "/admin/configuration/templateset";
export const templatesPath = `${templateSetPath}/templates`;
export const templateTypesPath = `${templateSetPath}/types`;
