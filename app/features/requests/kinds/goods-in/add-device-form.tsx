import { Link, useFormAction } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useT } from "~/language/context";
import { RackKey, RackPatterns } from "~/inventory/racks/rack-drawing";
import { TextareaField } from "~/forms/fields";
import { FieldsForm, FormSection, type FormState, RequiredNote, SubmitButton, UPDATE } from "~/forms/form";
import { m as page } from "~/ui/messages";
import { Icon } from "~/ui/icon";
import { m as words } from "../../messages";
import { DeviceFields } from "./device-fields";
import { EMPTY, heights, RESET, SUBMITS } from "./device-form";
import { m } from "./messages";
import { projectedUsage, type RackState } from "./placement";
import { ProjectedUsage } from "./projected-usage";
import { UnitPicker } from "./unit-picker";
import "./placement.css";

interface AddDeviceFormProps {
  state: FormState;
  rack: string;
  situation: RackState;
  /** How many devices the request has by now. */
  count: number;
  /** Where Back leads. */
  back: string;
  /** The devices that the request has by now, which stand above. */
  children: ReactNode;
}

/**
 * The form of one more device, with its position and what the rack would carry, and of the whole request: its first button adds
 * the device, its last one submits the request.
 */
export function AddDeviceForm({ state, rack, situation, count, back, children }: AddDeviceFormProps) {
  const t = useT();
  // The page that shows the placement is entered at this part of it.
  const here = `${useFormAction()}#add`;
  const [typed, setTyped] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(Object.entries(state.values).map(([name, [value]]) => [name, value])),
  );
  const number = (name: string) => Number(typed[name]) || 0;
  const text = (name: string) => String(typed[name] ?? "").trim();
  const height = heights.includes(String(typed.jumlahu)) ? number("jumlahu") : 1;
  const device = text("devicename");
  const place = (unit: number | null) => setTyped((before) => ({ ...before, up_front: unit }));
  const sends = count === 0 ? m.sendsNone : count === 1 ? m.sendsOne : m.sendsSeveral;
  return (
    <FieldsForm
      state={state}
      onChange={(form) => setTyped((before) => ({ ...before, ...Object.fromEntries(new FormData(form)) }))}
    >
      {children}
      <section className="section" aria-labelledby="add">
        <div className="section-head">
          <h2 id="add">{t(m.addStep)}</h2>
          <RequiredNote />
        </div>
        <div className="split split-placement">
          <DeviceFields layout={text("port_types")} />
          <div className="placement">
            <RackPatterns />
            <UnitPicker
              rack={rack}
              drawing={situation.drawing}
              height={height}
              device={device || t(m.newDevice)}
              unit={number("up_front") || null}
              onChoose={place}
            />
            <RackKey own="yours" />
          </div>
          <div className="stack">
            <ProjectedUsage
              device={device || t(m.theDevice)}
              {...projectedUsage(situation, { height, weight: number("weight"), power: number("power") })}
            />
            <div className="page-actions-start">
              <button className="button button-accent">
                <Icon name="plus" />
                {t(m.addDevice)}
              </button>{" "}
              <button className="button" formAction={here} name={UPDATE} value="placement">
                {t(m.showPlacement)}
              </button>{" "}
              <button
                className="button"
                formAction={here}
                name={UPDATE}
                value={RESET}
                onClick={(event) => {
                  event.preventDefault();
                  place(null);
                }}
              >
                {t(m.resetPosition)}
              </button>{" "}
              <button className="button" formAction={here} name={UPDATE} value={EMPTY}>
                {t(m.emptyForm)}
              </button>
            </div>
          </div>
        </div>
      </section>
      <FormSection title={m.submitStep}>
        <TextareaField name="remark" label={words.remark} wide />
        <div className="field-wide page-actions-start">
          <SubmitButton label={m.submitRequest} name={SUBMITS} />{" "}
          <Link className="button" to={back}>
            {t(page.back)}
          </Link>{" "}
          <span className="dimmed">{t(sends, { n: count })}</span>
        </div>
      </FormSection>
    </FieldsForm>
  );
}
