import { Link, useFormAction } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useT } from "~/language/context";
import { RackKey, RackPatterns } from "~/inventory/racks/rack-key";
import { TextareaField } from "~/forms/fields";
import { FieldsForm, FormSection, RequiredNote, SaveDraft, SubmitButton, useSending } from "~/forms/form";
import { quantityIn } from "~/forms/quantity";
import { type FormState, UPDATE } from "~/forms/form-state";
import { m as uiWords } from "~/ui/messages";
import { Icon } from "~/ui/icon";
import { toPlace } from "~/ui/to-place";
import { m as requestWords } from "../../messages";
import { DeviceFields } from "./device-fields";
import { EMPTY, heights, RESET, SUBMITS } from "./device-form";
import { m } from "./device-form-messages";
import { projectedUsage, type RackState } from "./placement";
import { ProjectedUsage } from "./projected-usage";
import { MAX_AT_ONCE, numberedNames, quantityOf, serialLines } from "./several";
import { UnitPicker } from "./unit-picker";
import { useProposals } from "./use-proposals";
import "./placement.css";

interface AddDeviceFormProps {
  state: FormState;
  rack: string;
  rackState: RackState;
  /** The number of devices in the request so far. */
  count: number;
  /** The draft being edited; null when adding. */
  changed: string | null;
  /** A draft was to fill the form, which holds something that is not saved. */
  isRefused: boolean;
  /** The target of Back. */
  back: string;
  /** The devices in the request so far, shown above. */
  children: ReactNode;
}

/**
 * The form for the next device, with its position and the rack's projected usage, and for the request as a whole: the
 * first button adds the device, the last one submits the request.
 */
export function AddDeviceForm({
  state,
  rack,
  rackState,
  count,
  changed,
  isRefused,
  back,
  children,
}: AddDeviceFormProps) {
  const t = useT();
  const { formData: isSending } = useSending();
  // The page with the placement is opened at this section.
  const here = `${useFormAction()}#add`;
  const [typed, setTyped] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(Object.entries(state.values).map(([name, [value]]) => [name, value])),
  );
  const follow = (form: HTMLFormElement) =>
    setTyped((before) => ({ ...before, ...Object.fromEntries(new FormData(form)) }));
  const hidden = useProposals(state, follow);
  const number = (name: string) => Number(typed[name]) || 0;
  const text = (name: string) => String(typed[name] ?? "").trim();
  const height = heights.includes(String(typed.jumlahu)) ? number("jumlahu") : 1;
  const quantity = Math.min(MAX_AT_ONCE, quantityOf(text("quantity"), serialLines(text("serialnumber"))));
  const names = numberedNames(text("devicename") || t(m.newDevice), quantity);
  const [first = "", last = first] = [names[0], names.at(-1)];
  const isNamed = text("devicename") !== "";
  const device = quantity === 1 ? first : t(m.fromTo, { first, last });
  const added = Number(state.values.added?.[0]) || 0;
  const place = (unit: number | null) => setTyped((before) => ({ ...before, up_front: unit }));
  const addStep = changed === null ? t(m.addStep) : t(m.changeStep, { name: changed });
  const sends = count === 0 ? m.sendsNone : count === 1 ? m.sendsOne : m.sendsSeveral;
  return (
    <FieldsForm state={state} onChange={follow}>
      {count > 0 && (
        <>
          <a className="skip-link" href="#add" onClick={toPlace}>
            {addStep}
          </a>{" "}
          <a className="skip-link" href="#send" onClick={toPlace}>
            {t(m.submitStep)}
          </a>
        </>
      )}
      {children}
      <section className="section" aria-labelledby="add">
        <div className="section-head">
          <h2 id="add" tabIndex={-1}>
            {addStep}
          </h2>
          <RequiredNote />
        </div>
        {added > 0 && (
          <p className="notice notice-wait" role="status">
            <Icon name="warn" />
            {t(m.addedOf, { added: t(added === 1 ? m.oneDevice : m.nDevices, { n: added }) })}
          </p>
        )}
        {isRefused && (
          <p className="notice notice-wait" role="status">
            <Icon name="warn" />
            {t(m.notFilled)}
          </p>
        )}
        {hidden}
        <div className="split split-placement">
          <DeviceFields layout={text("port_types")} isChanged={changed !== null} />
          <div className="placement">
            <RackPatterns />
            <UnitPicker
              rack={rack}
              drawing={rackState.drawing}
              height={height}
              devices={names}
              unit={number("up_front") || null}
              onChoose={place}
            />
            <RackKey own="yours" />
          </div>
          <div className="stack">
            <ProjectedUsage
              device={isNamed || quantity > 1 ? device : t(m.theDevice)}
              {...projectedUsage(rackState, {
                height: height * quantity,
                weight: quantityIn(text("weight")) * quantity,
                power: quantityIn(text("power")) * quantity,
              })}
            />
            <div className="actions-row">
              <button className="button without-script" formAction={here} name={UPDATE} value="placement">
                {t(m.showPlacement)}
              </button>{" "}
              <button
                className="button"
                formAction={here}
                name={UPDATE}
                value={RESET}
                onClick={(event) => {
                  event.preventDefault();
                  if (!isSending) place(null);
                }}
              >
                {t(m.resetPosition)}
              </button>{" "}
              <button className="button" formAction={here} name={UPDATE} value={EMPTY}>
                {t(changed === null ? m.emptyForm : m.stopChanging)}
              </button>
            </div>
          </div>
        </div>
      </section>
      <div id="send" tabIndex={-1} data-sends={SUBMITS}>
        <FormSection title={m.submitStep}>
          <TextareaField name="remark" label={requestWords.remark} wide />
        </FormSection>
      </div>
      <div className="action-bar action-bar-kept">
        <SubmitButton
          className="button button-accent"
          icon={changed === null ? "plus" : "check"}
          label={t(changed !== null ? m.saveDevice : quantity === 1 ? m.addDevice : m.addDevices, { n: quantity })}
        />{" "}
        <SubmitButton label={m.submitRequest} name={SUBMITS} value="1" />{" "}
        <Link className="button" to={back}>
          {t(uiWords.back)}
        </Link>{" "}
        <SaveDraft /> <span className="dimmed">{t(sends, { n: count })}</span>
      </div>
    </FieldsForm>
  );
}
