import type { SessionUser } from "~/provider/rows.server";
import { phoneNumber } from "~/ui/phone.server";
import type { Signer } from "./signature";

/** The signed-in person as signer of a document. */
export const signerOf = ({ first_name, identity_no, phone }: SessionUser): Signer => ({
  first_name,
  identity_no,
  phone: phoneNumber(phone).shown,
});
