import { z } from "zod";
import { numberText, text } from "~/provider/rows.server";

const told = z.object({ tenant_name: text, identity_no: numberText });

/** People who may enter, as choices; of those of one name each with company and the end of the identity number. */
export const personChoices = {
  family: "userdatacenter",
  label: "name",
  about(person: object): string {
    const { tenant_name: tenant, identity_no: identityNumber } = told.parse(person);
    return [tenant, identityNumber && `…${identityNumber.slice(-4)}`].filter(Boolean).join(", ");
  },
};
