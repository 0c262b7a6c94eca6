import { useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { Facts } from "~/ui/facts";
import { Phone, type PhoneNumber } from "~/ui/phone";
import { recordLink } from "~/ui/record-link";
import { DayOrMomentText } from "../day-or-moment-text";
import { m } from "../messages";
import type { Queue } from "../read-queue.server";
import { requestName, requestTypeName } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateOf } from "~/inventory/requests/transitions";
import { linksFor, type Reader } from "~/inventory/reader-links";

interface Props {
  request: RequestRow;
  /** What the reader is told of whoever filed it. */
  applicant: { phone: PhoneNumber | null; identityNumber: string };
  queue: Queue | null;
  reader: Reader;
}

/** Who requests what, where and when, and why it was refused or put on hold. */
export function RequestFacts({ request, applicant, queue, reader }: Props) {
  const t = useT();
  const { tenant, tenantName, filedBy } = request;
  const { phone, identityNumber } = applicant;
  const state = stateOf(request);
  const requested = request.requestedFor ?? request.createdAt;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t(m.facts)}
      </h2>
      <Facts
        facts={[
          [t(m.number), requestName(request)],
          [t(m.tenant), recordLink(tenantName, tenant, linksFor(reader).tenantPath)],
          [
            t(m.filedBy),
            filedBy && (
              <>
                {filedBy}
                {phone && (
                  <>
                    <br />
                    <Phone number={phone} />
                  </>
                )}
              </>
            ),
          ],
          [t(m.identityNumber), identityNumber],
          [t(m.site), request.siteName],
          [t(m.requestDate), requested ? <DayOrMomentText at={requested} /> : NOTHING],
          [t(m.plannedDate), request.plannedFor && <DayOrMomentText at={request.plannedFor} />],
          [t(m.type), request.serviceChange && t(requestTypeName(request.serviceChange))],
          [t(m.queue), queue && t(queue.total ? m.queuePlace : m.queueNumber, { n: queue.number, total: queue.total })],
          [t(m.other), request.other],
          [t(m.suspendReason), state === "SU" && request.suspendReason],
          [t(m.reason), (state === "RJ" || state === "CN") && request.reason],
        ]}
      />
    </section>
  );
}
