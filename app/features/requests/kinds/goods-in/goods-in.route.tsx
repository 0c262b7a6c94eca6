import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { m as formWords } from "~/forms/messages";
import { useT } from "~/language/context";
import { addDevicePagePath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { ChoicesField, SelectField } from "~/forms/fields";
import { FormSection, PortalForm, RequiredNote, wholeList } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { m as uiWords } from "~/ui/messages";
import { Icon } from "~/ui/icon";
import { ProblemSummary } from "~/forms/problem-summary";
import { titled } from "~/ui/title";
import { readRacks, noRackHint } from "../../read-racks.server";
import { requestsPath } from "../../requests-path";
import { requestAndSite } from "~/inventory/requests/request";
import { m as requestWords } from "../../messages";
import { m } from "./messages";
import { readReplaced } from "./replaced.server";
import { scopeChoices, scopes } from "./scopes";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) => {
  const title = t(m.goodsIn);
  return data?.problems.length ? t(uiWords.error, { title }) : title;
});

/** A URL with an empty rack means that the form was submitted without one. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_goods_in_tenant", { confirmed: true });
  const { searchParams: params } = context.url;
  const replaces = params.get("replace_goodsout");
  const [racks, replaced] = await Promise.all([readRacks(context), replaces ? readReplaced(context, replaces) : null]);
  const problem =
    params.get("racks") === "" ? context.t(formWords.required, { field: context.t(requestWords.rack) }) : null;
  const errors: FormState["errors"] = problem ? { racks: [problem] } : {};
  return {
    up_front: params.get("up_front"),
    replace_goodsout: replaces,
    replaced: replaced && requestAndSite(replaced),
    noRack: noRackHint(wholeList(racks), context),
    back: requestsPath(context.user),
    problems: problem ? [{ field: "racks", message: problem }] : [],
    state: {
      values: { racks: params.getAll("racks"), scope: [params.get("scope") ?? "EX"] },
      errors,
      choices: { racks: wholeList(racks) },
    },
  };
}

export default function GoodsIn() {
  const t = useT();
  const { up_front, replace_goodsout, replaced, problems, noRack, back, state } = useLoaderData<typeof loader>();
  const kept = Object.entries({ up_front, replace_goodsout });
  return (
    <>
      <ProblemSummary problems={problems} />
      <div className="page-head">
        <h1>{t(m.goodsIn)}</h1>
        {!noRack && <RequiredNote />}
      </div>
      {replaced && (
        <p className="notice">
          <Icon name="swap" />
          <span>{t(m.replaces, { number: replaced })}</span>
        </p>
      )}
      {up_front && <p className="notice">{t(m.fromPlace, { unit: up_front })}</p>}
      <PortalForm state={state} stop={noRack} method="get" action={addDevicePagePath} submit={m.continue} back={back}>
        {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <FormSection title={requestWords.rack} note={m.goodsNote}>
          <SelectField name="racks" label={requestWords.rack} empty={m.chooseRack} required />
          <ChoicesField name="scope" label={requestWords.scope} options={scopeChoices} required />
          <ul className="field-wide stack hint">
            {Object.values(scopes).map(({ label, note }) => (
              <li key={t(label)}>
                <b>{t(label)}:</b> {t(note)}
              </li>
            ))}
          </ul>
        </FormSection>
      </PortalForm>
    </>
  );
}
