import { Link } from "@remix-run/react";
import type { PortUse } from "~/inventory/devices/ports";
import { portText } from "~/inventory/interconnections/port-text";
import { useT } from "~/language/context";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { StyledStatusBadge } from "~/ui/status";
import type { Goods } from "../../goods-rows.server";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isOpen, stateStyle } from "~/inventory/requests/status";
import { isPending, type Participant, roleOf, stateOf } from "~/inventory/requests/transitions";
import { bringInPath } from "./bring-in";
import { m } from "./messages";
import { hasFailed } from "./transfers";

interface ReplacementProps {
  /** The Goods Out Replace. */
  request: RequestRow;
  goods: Goods | null;
  /** The Goods In Replace that answers it. */
  answer: RequestRow | null;
  /** The ports that the new device takes over. */
  ports: PortUse[];
  participant: Participant;
  mayBringIn: boolean;
}

/**
 * The second step of a replacement, on the page of the first: the request for the new device, or a link to file it. Once
 * the first is closed, its next step already links there.
 */
export function Replacement({ answer, ports, ...step }: ReplacementProps) {
  const { request, participant } = step;
  const t = useT();
  if (!answer && hasFailed(request)) return null;
  const takenOver = <PortList ports={ports} />;
  return (
    <section className="section" aria-labelledby="replacement">
      <h2 id="replacement">{t(m.newDevice)}</h2>
      {ports.length > 0 && <Facts facts={[[t(m.takesOver), takenOver]]} />}
      {answer ? <Answer request={answer} participant={participant} /> : isOpen(request.status) && <BringIn {...step} />}
    </section>
  );
}

/** "SFP port 12, CC-0007", line by line. */
function PortList({ ports }: Pick<ReplacementProps, "ports">) {
  const t = useT();
  return ports.map((use) => (
    <div key={`${use.portType} ${use.port}`}>
      {portText(use, t)}, {use.name}
    </div>
  ));
}

function Answer({ request, participant }: Pick<ReplacementProps, "request" | "participant">) {
  const t = useT();
  return (
    <p>
      {t(m.comesInBy)} <Link to={requestPagePath(roleOf(participant), request)}>{requestName(request)}</Link>{" "}
      <StyledStatusBadge status={stateStyle(stateOf(request))} />
    </p>
  );
}

function BringIn({ request, goods, participant, mayBringIn }: Omit<ReplacementProps, "answer" | "ports">) {
  const t = useT();
  const path = bringInPath({ goods, mayBringIn }, request);
  return (
    <div className="next-step">
      <Icon name="swap" />
      <p>
        {t(participant === "owner" ? m.bringInNote : m.notBroughtIn)}{" "}
        {participant === "owner" && isPending(stateOf(request)) && t(m.oldPlace, { number: requestName(request) })}
      </p>
      {path && (
        <Link className="button button-primary" to={path}>
          <Icon name="in" />
          {t(m.bringIn)}
        </Link>
      )}
    </div>
  );
}
