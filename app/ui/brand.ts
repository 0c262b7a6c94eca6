/** The names of the portal and its operator, which are not translated. */
export const portalName = "Titik Temu";
export const operatorName = "Asosiasi Titik Temu Internet Indonesia";

export { version as portalVersion } from "../../package.json";
