import { useLanguage, useT } from "~/language/context";
import { formatDayOrMoment } from "~/language/dates";
import { tenantPath } from "~/paths";
import { Facts } from "~/ui/facts";
import { formatIdentityNumber, Phone, type PhoneNumber } from "~/ui/phone";
import { recordLink } from "~/ui/record-link";
import { m } from "../messages";
import type { Queue } from "../read-queue.server";
import { requestName, requestTypeName } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateOf } from "~/inventory/requests/transitions";
import type { Reader } from "../reader-links";

interface Props {
  request: RequestRow;
  /** Of whoever filed it. */
  phone: PhoneNumber | null;
  queue: Queue | null;
  reader: Reader & { maySeeTenants: boolean };
}

/** Who asks for what, where and when; why it was refused or put on hold. */
export function RequestFacts({ request, phone, queue, reader }: Props) {
  const t = useT();
  const language = useLanguage();
  const { tenant, tenant_name, requestby_name, requestby_identity_no } = request;
  const state = stateOf(request);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t(m.facts)}
      </h2>
      <Facts
        facts={[
          [t(m.number), requestName(request)],
          [t(m.tenant), recordLink(tenant_name, tenant, reader.maySeeTenants ? tenantPath : undefined)],
          [
            t(m.filedBy),
            requestby_name && (
              <>
                {requestby_name}
                {phone && (
                  <>
                    <br />
                    <Phone number={phone} />
                  </>
                )}
              </>
            ),
          ],
          [
            t(m.identityNumber),
            reader.role === "admin" && requestby_identity_no && formatIdentityNumber(requestby_identity_no),
          ],
          [t(m.site), request.datacenter_name],
          [t(m.requestDate), formatDayOrMoment(request.request_date ?? request.created_at, language)],
          [t(m.plannedDate), request.dateactivities && formatDayOrMoment(request.dateactivities, language)],
          [t(m.type), request.type_request && t(requestTypeName(request.type_request))],
          [
            t(m.queue),
            queue &&
              t(queue.queue_total ? m.queuePlace : m.queueNumber, {
                n: queue.waiting_number,
                total: queue.queue_total,
              }),
          ],
          [t(m.other), request.other],
          [t(m.suspendReason), state === "SU" && request.reason_suspend],
          [t(m.reason), (state === "RJ" || state === "CN") && request.reason],
        ]}
      />
    </section>
  );
}
