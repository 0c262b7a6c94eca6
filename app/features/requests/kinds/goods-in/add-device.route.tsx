import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { z } from "zod";
import { accepted } from "~/crud/accepted.server";
import { m as crudWords } from "~/crud/messages";
import { UPDATE } from "~/forms/form-state";
import { openPage } from "~/forms/open-page.server";
import { optionalText } from "~/forms/schema";
import { submit } from "~/forms/submit.server";
import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { addDevicePagePath, deletePath, goodsInFormPath, myRackPath, transferPath } from "~/paths";
import { ValidationError } from "~/provider/errors";
import { readOwnForm } from "~/session/form-account.server";
import { requireTenant } from "~/session/guards.server";
import { Icon } from "~/ui/icon";
import { DraftNotice } from "~/forms/draft-notice";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { fileRequest } from "../../file-request.server";
import { m as requestWords } from "../../messages";
import { m as replaceWords } from "../replace/messages";
import { addDevices } from "./add-devices.server";
import { AddDeviceForm } from "./add-device-form";
import { DELETES, deviceForm, deviceLabels, EMPTY, holdsDevice, SHOWN, SUBMITS } from "./device-form";
import { DraftTable } from "./draft-table";
import { chosenGoods, goodsPath, saveRemark, saveFormDraft } from "./goods.server";
import { m } from "./device-form-messages";
import { m as goodsWords } from "./messages";
import { readAddDevice } from "./read-add-device.server";
import { readDrafts, shownAs } from "./read-drafts.server";
import { readReplaced, readTakeover } from "./replaced.server";
import { scopes } from "./scopes";

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled(m.title);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  return openPage(context, (params) => readAddDevice(context, params));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  const { provider, user, t } = context;
  const goods = await chosenGoods(context);
  const { racks, scope, replaces } = goods;
  const ofRack = { tenant: user.tenant, racks };
  const page = (params: URLSearchParams) => readAddDevice(context, params);

  const sent = await readOwnForm(context, args.request.clone());
  const deletes = sent.get(DELETES);
  if (deletes !== null) {
    saveFormDraft(context, goods, sent);
    return context.redirect(deletePath(addDevicePagePath, String(deletes)) + context.url.search);
  }
  if (sent.get(UPDATE) === EMPTY) saveRemark(context, goods, String(sent.get("remark") ?? ""));
  if (sent.has(SUBMITS)) {
    const notAdded = { path: ["devicename"], error: t(m.notAdded) };
    const schema = z.object({ remark: optionalText() }).refine(() => !holdsDevice(sent), notAdded);
    let movesPorts = false;
    return fileRequest(context, args.request, schema, {
      then: (id, page) => (movesPorts ? transferPath(id) : page),
      kind: replaces ? "Goods In Replace" : "Goods In",
      page,
      labels: { remark: requestWords.remark },
      send: async ({ remark }) => {
        const drafts = await readDrafts(provider, racks);
        if (sent.has(SHOWN) && sent.get(SHOWN) !== shownAs(drafts)) throw new ValidationError(409, [t(m.listChanged)]);
        if (drafts.length === 0) throw new ValidationError(400, [t(m.pleaseAddDevice)]);
        if (replaces !== null) {
          const { uses, shortages } = await readTakeover(context, await readReplaced(context, replaces), drafts);
          if (shortages.length > 0) throw new ValidationError(400, shortages);
          movesPorts = uses.length > 0;
        }
        const filed = await provider.create("goodsin", {
          ...ofRack,
          scope,
          remark,
          replace_goodsout: replaces ?? undefined,
        });
        saveRemark(context, goods);
        return filed;
      },
    });
  }
  return submit(context, args.request, deviceForm(t), {
    page,
    labels: deviceLabels,
    send: async (devices, form) => {
      const areListed = await addDevices(context, racks, devices, form);
      saveRemark(context, goods, String(form.get("remark") ?? ""));
      return { ...devices, areListed };
    },
    then: goodsPath(goods),
    list: goodsPath(goods),
    toast: ({ draft, each, areListed }) => {
      if (!areListed) return accepted.notShownYet;
      return draft ? m.changed : each.length > 1 ? m.created : crudWords.created;
    },
  });
}

export default function AddDevice() {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  const { goods, rack, replaced, ports, shortages, shown, count, ...page } = useFormPage<typeof loader>();
  const { state, ...returned } = useFormWithResult(page.state);
  const [renewed, setRenewed] = useState(page.renewed);
  if (page.renewed !== null && page.renewed !== renewed) setRenewed(page.renewed);
  const { weightUsed, weightMax, powerUsed, powerCapacity } = page.rackState.rack;
  const load = (used: number | null, max: number | null) => ({
    used: formatNumber(used, language),
    max: formatNumber(max, language),
  });
  const chosen = [...params].filter(([name]) => ["racks", "scope", "replace_goodsout"].includes(name));
  const choice = `${goodsInFormPath}?${new URLSearchParams(chosen)}`;
  return (
    <>
      <ProblemSummary {...returned} />
      <DraftNotice />
      <div className="page-head">
        <h1>{t(m.title)}</h1>
        <p>
          {t(m.inRack, { rack: rack.name, site: rack.site })}
          <br />
          {t(m.weightUsed, load(weightUsed, weightMax))}, {t(m.powerUsed, load(powerUsed, powerCapacity))}
        </p>
        <div className="page-actions">
          {page.mayOpenRack && (
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
              {t(goodsWords.replaces, { number: replaced.at })}{" "}
              {replaced.pending && t(replaceWords.oldPlace, { number: replaced.number })}{" "}
              {ports.length > 0 && t(replaceWords.takesOverPorts, { ports: ports.join("; ") })}{" "}
              {count > 0 && t(m.draftsGoAlong)}
            </span>
          </p>
        )}
        {count > 0 &&
          shortages.map((shortage) => (
            <p key={shortage} className="notice notice-wait">
              <Icon name="warn" />
              <span>{shortage}</span>
            </p>
          ))}
        <p className="notice">
          <Icon name="info" />
          <span>
            <b>{t(scopes[goods.scope].label)}:</b> {t(scopes[goods.scope].note)}
          </span>
        </p>
      </div>
      <AddDeviceForm
        // After a device was added or taken back the form starts empty; a button may have filled it again.
        key={[shown, renewed].join()}
        rack={rack.name}
        rackState={page.rackState}
        state={state}
        count={count}
        changed={page.changed}
        isRefused={page.isRefused}
        back={choice}
      >
        <input type="hidden" name={SHOWN} value={shown} />
        <DraftTable list={page.list} count={count} />
      </AddDeviceForm>
    </>
  );
}
