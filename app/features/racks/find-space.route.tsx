import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import { formatTime } from "~/language/dates";
import { ListPage } from "~/lists/list-page";
import { listTitle } from "~/lists/list-title";
import { requireSide } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { titled } from "~/ui/title";
import { spaceScreen } from "./find-space";
import { m } from "./find-space-messages";
import { readFoundSpace } from "./read-found-space.server";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) =>
  data ? listTitle(spaceScreen(data.role, false), data.list, t) : t(m.findSpace),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireSide(args, { admin: "view_rack_rack_admin", tenant: "view_my_rack_tenant" });
  const { role, user } = context;
  return {
    ...(await readFoundSpace(context)),
    role,
    mayBringGoods: role === "tenant" && user.isTenantConfirmed && allowed(user, "view_goods_in_tenant"),
  };
}

export default function FindSpace() {
  const t = useT();
  const language = useLanguage();
  const { list, role, mayBringGoods, at, isCut, unread, nothing, notSearched } = useLoaderData<typeof loader>();
  return (
    <>
      <ListPage screen={spaceScreen(role, mayBringGoods)} data={list} nothing={nothing} notSearched={notSearched} />
      {unread > 0 && <p className="notice notice-wait">{t(m.unread, { n: unread })}</p>}
      {isCut && <p className="notice notice-wait">{t(m.cut)}</p>}
      <p className="dimmed">{t(m.asOf, { time: formatTime(at, language) })}</p>
    </>
  );
}
