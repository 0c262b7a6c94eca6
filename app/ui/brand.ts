/** The portal's name and its operator's: proper names, the same in both languages. */
export const portalName = "Titik Temu";
export const operatorName = "Asosiasi Titik Temu Internet Indonesia";

export { version as portalVersion } from "../../package.json";
