import type { SessionUser } from "~/provider/rows.server";
import { phoneNumber } from "~/ui/phone.server";
import type { Signer } from "./signature";

/** The signed-in person as a document's signer. */
export const signerOf = ({ name, identityNumber, phone }: SessionUser): Signer => ({
  name,
  identityNumber,
  phone: phoneNumber(phone).shown,
});
