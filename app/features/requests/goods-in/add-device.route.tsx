import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { m as formWords } from "~/crud/messages";
import { optionalText } from "~/crud/schema";
import { submit } from "~/crud/submit.server";
import { today } from "~/language/dates";
import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { addDevicePath, goodsInChoicePath, myRackPath } from "~/paths";
import { Rejected } from "~/provider/errors";
import { readForm } from "~/session/form-data.server";
import { requireTenant } from "~/session/guards.server";
import { Icon } from "~/ui/icon";
import { KeptNotice } from "~/ui/kept-notice";
import { ProblemSummary } from "~/ui/problem-summary";
import { useReturnedForm } from "~/ui/returned";
import { titled } from "~/ui/title";
import { fileRequest } from "../file-request.server";
import { m as replaceWords } from "../replace/messages";
import { AddDeviceForm } from "./add-device-form";
import { deviceForm, holdsDevice, isSubmitting } from "./device-form";
import { DraftTable } from "./draft-table";
import { chosenGoods, type Goods, readAddDevice } from "./goods.server";
import { m } from "./messages";
import { draftRow } from "./rows.server";
import { scopes } from "./scopes";

export const meta = titled(m.title);

/** A device that was refused shows the rack as it stands by now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 400 || defaultShouldRevalidate;
}

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  return readAddDevice(context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  const { provider, user, t } = context;
  const { racks, scope, replaces } = await chosenGoods(context);
  const ofRack = { tenant: user.tenant, racks };

  const form = await readForm(args.request.clone());
  if (typeof form !== "number" && isSubmitting(form)) {
    const notAdded = { path: ["devicename"], error: t(m.notAdded) };
    const schema = z.object({ remark: optionalText() }).refine(() => !holdsDevice(form), notAdded);
    return fileRequest(context, args.request, schema, {
      kind: replaces ? "Goods In Replace" : "Goods In",
      send: async ({ remark }) => {
        const drafts = await provider.list("goodsindetail", draftRow, { racks_id: racks, limit: 1 });
        if (drafts.count === 0) throw new Rejected(400, [t(m.pleaseAddDevice)]);
        return provider.create("goodsin", { ...ofRack, scope, remark, replace_goodsout: replaces ?? undefined });
      },
    });
  }
  return submit(context, args.request, deviceForm(t), {
    send: (device) => provider.create("goodsindetail", { ...ofRack, ...device, date_in: today() }),
    then: (sent) => pathOf({ racks, scope, replaces }, String(sent.get("remark") ?? "")),
    toast: formWords.created,
  });
}

/** The page of a goods in as it begins, with what was said of the whole. */
const pathOf = ({ racks, scope, replaces }: Goods, remark: string): string =>
  addDevicePath({ racks, scope, replaceGoodsOut: replaces ?? undefined, remark });

export default function AddDevice() {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  const { goods, rack, replaced, mayOpenRack, situation, drafts, list, ...loaded } = useLoaderData<typeof loader>();
  const { state, ...returned } = useReturnedForm(loaded.state);
  const { weight_used, weight_max, power_used, powercapacity } = situation.rack;
  const load = (used: number | null, max: number | null) => ({
    used: formatNumber(used, language),
    max: formatNumber(max, language),
  });
  const chosen = [...params].filter(([name]) => ["racks", "scope", "replace_goodsout"].includes(name));
  const choice = `${goodsInChoicePath}?${new URLSearchParams(chosen)}`;
  return (
    <>
      <ProblemSummary {...returned} />
      <KeptNotice />
      <div className="page-head">
        <h1>{t(m.title)}</h1>
        <p>
          {t(m.inRack, { rack: rack.name, site: rack.site })}
          <br />
          {t(m.weightUsed, load(weight_used, weight_max))}, {t(m.powerUsed, load(power_used, powercapacity))}
        </p>
        <div className="page-acts">
          {mayOpenRack && (
            <Link className="button" to={myRackPath(rack.id)}>
              <Icon name="rack" />
              {t(m.rackDrawing)}
            </Link>
          )}{" "}
          <Link className="button" to={choice}>
            <Icon name="edit" />
            {t(m.changeRack)}
          </Link>
        </div>
      </div>
      <div className="stack">
        {replaced && (
          <p className="notice">
            <Icon name="swap" />
            <span>
              {t(m.replaces, { number: replaced.number })}{" "}
              {replaced.pending && t(replaceWords.oldPlace, { number: replaced.number })}{" "}
              {drafts.length > 0 && t(m.draftsGoAlong)}
            </span>
          </p>
        )}
        <p className="notice">
          <Icon name="info" />
          <span>
            <b>{t(scopes[goods.scope].label)}:</b> {t(scopes[goods.scope].note)}
          </span>
        </p>
      </div>
      <DraftTable list={list} count={drafts.length} totals={situation.drafts} />
      <AddDeviceForm
        // A device that was added leaves an empty form behind.
        key={drafts.join()}
        rack={rack.name}
        situation={situation}
        state={state}
        count={drafts.length}
        emptyPath={(remark) => pathOf(goods, remark)}
        back={choice}
      />
    </>
  );
}
