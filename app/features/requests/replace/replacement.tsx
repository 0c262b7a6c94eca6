import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { addDevicePath } from "~/paths";
import { Icon } from "~/ui/icon";
import { Status } from "~/ui/status";
import type { Goods } from "../detail/content";
import { type Request, requestName, requestPagePath } from "../request";
import { type Part, stateOf } from "../transitions";
import { m } from "./messages";
import { hasFailed } from "./transfers";

interface ReplacementProps {
  /** The Goods Out Replace. */
  request: Request;
  goods: Goods | null;
  /** The Goods In Replace that answers it. */
  answer: Request | null;
  part: Part;
}

/** The second step of a replacement, on the page of the first: the request of the new device, or the way to bring it in. */
export function Replacement({ request, goods, answer, part }: ReplacementProps) {
  const t = useT();
  if (!answer && hasFailed(request)) return null;
  return (
    <section className="section" aria-labelledby="replacement">
      <h2 id="replacement">{t(m.newDevice)}</h2>
      {answer ? <Answer request={answer} part={part} /> : <BringIn request={request} goods={goods} part={part} />}
    </section>
  );
}

function Answer({ request, part }: Pick<ReplacementProps, "request" | "part">) {
  const t = useT();
  return (
    <p>
      {t(m.comesInBy)}{" "}
      <Link to={requestPagePath(part === "admin" ? "admin" : "tenant", request)}>{requestName(request)}</Link>{" "}
      <Status code={stateOf(request)} />
    </p>
  );
}

function BringIn({ request, goods, part }: Omit<ReplacementProps, "answer">) {
  const t = useT();
  const scope = goods?.scope === "IN" ? "IN" : "EX";
  return (
    <div className="next-step">
      <Icon name="swap" />
      <p>{t(part === "owner" ? m.bringInNote : m.notBroughtIn)}</p>
      {part === "owner" && goods?.racks && (
        <Link
          className="button button-primary"
          to={addDevicePath({ racks: goods.racks, scope, replaceGoodsOut: request.id })}
        >
          <Icon name="in" />
          {t(m.bringIn)}
        </Link>
      )}
    </div>
  );
}
