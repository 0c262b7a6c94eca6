import { useLoaderData } from "@remix-run/react";
import { isScope, scopes } from "~/features/requests/kinds/goods-in/scopes";
import { readRequestWithApplicant } from "~/features/requests/read-request.server";
import { kindOf } from "~/inventory/requests/kinds";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import { stateStyle } from "~/inventory/requests/status";
import { stateOf } from "~/inventory/requests/transitions";
import { formatTime, formatWrittenDay, isDayAlone } from "~/language/dates";
import { type Language, NOTHING, translator } from "~/language/language";
import { phoneNumber } from "~/ui/phone.server";
import { wholeNames } from "~/ui/whole-names";
import { documentLoader } from "./document-loader.server";
import { m as documentWords } from "./document-messages";
import { documentMeta, DocumentSheet } from "./document-sheet";
import { documentsOfRequest, includes } from "~/inventory/documents/documents";
import { m } from "./goods-letter-messages";
import { GoodsTable } from "./goods-table";
import { nocLines, nocSignature, signatureOf } from "~/inventory/documents/signature";
import { signedByHand, TickBox } from "./paper-parts";
import { readGoods } from "./read-goods.server";

export const handle = { print: true };

export const meta = documentMeta("goodsLetter");

export const loader = documentLoader("goodsLetter", async (context, id) => {
  const { role } = context;
  const { request, applicant } = await readRequestWithApplicant(context, id);
  if (!includes(documentsOfRequest(request, null), "goodsLetter")) return null;
  return {
    record: "activities",
    id: request.id,
    number: requestName(request),
    tenant: request.tenantName,
    close: requestPagePath(role, request),
    content: {
      request,
      applicant: { ...applicant, name: request.filedBy, phone: phoneNumber(applicant.phone).shown },
      goods: await readGoods(context, request),
      isNoc: role === "admin",
    },
  };
});

/** The day of a planned visit, with the hour if there is one. */
function plannedText(planned: string | null, language: Language): string | null {
  const day = planned && formatWrittenDay(planned, language);
  return planned && !isDayAlone(planned) ? `${day}, ${formatTime(planned, language)}` : day;
}

export default function PrintGoodsLetter() {
  const { page, content } = useLoaderData<typeof loader>();
  const { language, operator } = page;
  const { request, applicant, goods, isNoc } = content;
  const t = translator(language);
  const way = kindOf(request.kind)?.goods;
  const isReplacement = request.kind.endsWith("Replace");
  const comesIn = isReplacement || way === "in";
  const goesOut = isReplacement || way === "out";
  const ofRequest = way === "in" ? "goods-in" : "goods-out";
  const { scope = "", rackName: rack = "" } = goods.find(({ of }) => of === ofRequest)?.goods ?? {};
  // Internal goods stay in the building.
  const passesGate = goods.some(({ goods }) => goods?.scope !== "IN");
  const wish = comesIn && goesOut ? m.mayBeReplaced : comesIn ? m.mayComeIn : m.mayGoOut;
  return (
    <DocumentSheet
      page={page}
      facts={[
        [t(documentWords.tenant), request.tenantName],
        [t(m.address), applicant.address],
        [t(m.applicant), applicant.name],
        [t(m.identityNumber), applicant.identityNumber],
        [t(m.phone), applicant.phone],
        [t(m.site), request.siteName],
        [t(documentWords.rack), rack],
        [t(m.scope), isScope(scope) ? t(scopes[scope].label) : scope],
        [t(m.planned), plannedText(request.plannedFor, language)],
        [t(m.status), t(stateStyle(stateOf(request)).word)],
        [
          t(m.goods),
          <>
            <TickBox ticked={comesIn} /> {t(m.in)} <TickBox ticked={goesOut} /> {t(m.out)}
          </>,
        ],
      ]}
      signatures={[
        signatureOf(applicant, [t(m.applicant), request.tenantName], language),
        isNoc ? nocSignature(page) : signedByHand(nocLines(page), language),
        ...(passesGate ? [signedByHand([t(m.checkedBy), t(m.security)], language, m.time)] : []),
      ]}
    >
      <p>
        {t(m.to)}
        <br />
        <b>{t(documentWords.noc)}</b>
        <br />
        {operator}
      </p>
      <p>{t(m.salutation)}</p>
      <p>
        {wholeNames(
          t(wish, {
            tenant: request.tenantName || NOTHING,
            site: request.siteName || NOTHING,
            rack: rack || NOTHING,
          }),
        )}
      </p>
      {goods.map((content) => (
        <GoodsTable key={content.of} content={content} />
      ))}
      {isScope(scope) && (comesIn || scope === "IN") && <p>{t(scopes[scope].note)}</p>}
      <p>{t(m.closing)}</p>
    </DocumentSheet>
  );
}
