import { formatDay } from "~/language/dates";
import { type Language, translator } from "~/language/language";
import type { SessionUser } from "~/provider/rows.server";
import { formatIdentityNumber } from "~/ui/phone";
import type { Signature } from "~/ui/print-sheet";
import { m } from "./rack-report-messages";

/** The NOC's signature: the signed-in person, in Jakarta, on the day of printing (spec 2 §1, §2). */
export function nocSignature(
  user: Pick<SessionUser, "first_name" | "identity_no">,
  now: string,
  language: Language,
): Signature {
  const t = translator(language);
  return {
    lines: [t(m.place, { day: formatDay(now, language) }), t(m.noc)],
    name: user.first_name,
    detail: t(m.identity, { number: formatIdentityNumber(user.identity_no) }),
  };
}
