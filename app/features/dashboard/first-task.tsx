import { Link } from "@remix-run/react";
import { kindLabel } from "~/inventory/requests/kinds";
import { requestName, requestPagePath, standsSince } from "~/inventory/requests/request";
import { stateOf } from "~/inventory/requests/transitions";
import { useLanguage, useT } from "~/language/context";
import { formatAgo } from "~/language/dates";
import { Icon } from "~/ui/icon";
import { m } from "./messages";
import type { ListedRequest } from "~/inventory/requests/rows.server";

/** The sentence and button for a request that waits for its tenant, by the request's state. */
const tasks = {
  WD: { sentence: m.asksToConnect, button: m.reviewRequest },
  AP1: { sentence: m.isDone, button: m.checkAndClose },
} as const;
const otherTask = { sentence: m.needsYou, button: m.openRequest };

/** What a tenant has to do for a request that waits for it. */
export function taskOf(request: Parameters<typeof stateOf>[0]) {
  const state = stateOf(request);
  return state === "WD" || state === "AP1" ? tasks[state] : otherTask;
}

/** The request that has waited longest for a tenant, in a sentence with a link. */
export function FirstTask({ request, now }: { request: ListedRequest; now: string }) {
  const t = useT();
  const language = useLanguage();
  const { sentence, button } = taskOf(request);
  const values = {
    tenant: request.tenantName,
    kind: t(kindLabel(request.kind)),
    number: requestName(request),
    ago: formatAgo(standsSince(request), language, Date.parse(now)),
  };
  return (
    <div className="notice notice-task">
      <Icon name="hand" />
      <span>{t(sentence, values)}</span>{" "}
      <Link className="button button-primary" to={requestPagePath("tenant", request)}>
        {t(button)}
      </Link>
    </div>
  );
}
