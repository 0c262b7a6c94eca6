import { GoodsInContent } from "../goods-in/content";
import { GoodsOutContent } from "../goods-out/content";
import type { ContentProps, RequestContents } from "../../request-kind";
import type { GoodsInReplaceRead, GoodsOutReplaceRead } from "./read-content.server";
import { Replacement } from "./replacement";
import { stateOf, turnOf } from "~/inventory/requests/transitions";
import { TransferTable } from "./transfer-table";
import { usesToMove } from "./transfers";

/** The outgoing device, and the second step: the request that brings in the new one. */
function GoodsOutReplaceContent(props: ContentProps<GoodsOutReplaceRead>) {
  const { content, request, participant } = props;
  return (
    <>
      <GoodsOutContent {...props} />
      <Replacement {...content} request={request} participant={participant} />
    </>
  );
}

/** The incoming device, and the ports that are transferred to it. */
function GoodsInReplaceContent(props: ContentProps<GoodsInReplaceRead>) {
  const { content, request, participant, reader } = props;
  const isWaiting = usesToMove(content).length > 0;
  return (
    <>
      <GoodsInContent {...props} />
      <TransferTable
        request={request}
        read={content.transfers}
        participant={participant}
        reader={reader}
        isWaiting={isWaiting}
        isNext={isWaiting && turnOf(request.kind, stateOf(request)) === "admin"}
      />
    </>
  );
}

export const contents: RequestContents = {
  "Goods Out Replace": GoodsOutReplaceContent,
  "Goods In Replace": GoodsInReplaceContent,
};
