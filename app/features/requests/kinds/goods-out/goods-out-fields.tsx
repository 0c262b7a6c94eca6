import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { placeText } from "~/inventory/devices/device";
import { portText } from "~/inventory/interconnections/port-text";
import { useT } from "~/language/context";
import { type Message, NOTHING, type Translate } from "~/language/language";
import { AtLeastOneMark, FieldError, RequiredMark } from "~/forms/field-parts";
import { ChoicesField, SelectField, TextareaField } from "~/forms/fields";
import { FormSection, PortalForm, RequiredNote, useField } from "~/forms/form";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { TableBox } from "~/ui/table-box";
import { UpdateChoices } from "~/forms/update-choices";
import { scopeChoices } from "../goods-in/scopes";
import { m as requestWords } from "../../messages";
import { type GoodsOutDevice, blockerText, SHOWN_RACK } from "./goods-out-form";
import { m } from "./messages";
import type { GoodsOutPage } from "./read-goods-out.server";

const AFTER_RACK = ["racks"];

interface GoodsOutFormProps {
  title: Message;
  /** The note above the devices. */
  note: Message;
  /** Several devices may be chosen, or exactly one. */
  several: boolean;
  /** Content above the form. */
  children?: ReactNode;
}

/** The form for outgoing devices: first the rack, then where the goods go and which of its devices. */
export function GoodsOutForm({ title, note, several, children }: GoodsOutFormProps) {
  const t = useT();
  const { rack, leaving, noRack, back, ...loaded } = useFormPage<GoodsOutPage>();
  const { state, ...returned } = useFormWithResult(loaded.state);
  return (
    <>
      <ProblemSummary {...returned} />
      <div className="page-head">
        <h1>{t(title)}</h1>
        {!noRack && <RequiredNote />}
      </div>
      {children}
      <PortalForm state={state} stop={noRack} back={back}>
        {rack && <input type="hidden" name={SHOWN_RACK} value={rack.value} />}
        <FormSection title={requestWords.rack} note={m.rackNote}>
          <SelectField name="racks" label={requestWords.rack} empty={m.chooseRack} required />
          <UpdateChoices after={AFTER_RACK} />
          <ChoicesField name="scope" label={requestWords.scope} hint={m.scopeNote} options={scopeChoices} required />
          <TextareaField name="remark" label={requestWords.remark} wide />
        </FormSection>
        <DeviceChoice rack={rack?.label ?? null} leaving={leaving} note={note} several={several} />
      </PortalForm>
    </>
  );
}

interface DeviceChoiceProps {
  rack: string | null;
  leaving: GoodsOutDevice[];
  note: Message;
  several: boolean;
}

/** The devices of a rack as a table of check boxes or radio buttons. */
function DeviceChoice({ rack, leaving, note, several }: DeviceChoiceProps) {
  const t = useT();
  const { errors } = useField("devices");
  if (rack === null) return <p className="notice">{t(m.chooseRackFirst)}</p>;
  if (leaving.length === 0) return <p className="notice">{t(m.noDevices, { rack })}</p>;
  const first = leaving.find(({ blocker }) => blocker === null);
  return (
    <fieldset
      className="section"
      aria-describedby={errors.length > 0 ? "devices-error" : "devices-note"}
      {...(!several && { role: "radiogroup", "aria-required": true, "aria-invalid": errors.length > 0 || undefined })}
    >
      <legend className="label">
        {t(requestWords.devices)}
        {several ? <AtLeastOneMark /> : <RequiredMark />}
      </legend>
      <p className="hint" id="devices-note">
        {t(note)}
      </p>
      <FieldError of="devices" errors={errors} />
      <TableBox
        label={t(m.devicesOf, { rack })}
        className="data-table"
        cards
        heads={[
          { words: t(m.choose), silent: true },
          t(requestWords.device),
          t(requestWords.serialNumber),
          t(m.type),
          t(m.position),
          t(m.portsInUse),
        ]}
      >
        {leaving.map((one) => (
          <DeviceLine key={one.device.id} leaving={one} several={several} isFirst={one === first} />
        ))}
      </TableBox>
    </fieldset>
  );
}

/** Why a device cannot be chosen, with a link to the request that takes it out. */
function whyBlocked(leaving: GoodsOutDevice, t: Translate): ReactNode {
  if (!leaving.leavesBy?.page) return blockerText(leaving, t);
  const { number, page } = leaving.leavesBy;
  const [before, after] = t(m.leaving).split("{number}");
  return (
    <>
      {before}
      <Link to={page}>{number}</Link>
      {after}
    </>
  );
}

function DeviceLine({ leaving, several, isFirst }: { leaving: GoodsOutDevice; several: boolean; isFirst: boolean }) {
  const t = useT();
  const { values, first } = useField("devices");
  const { device, uses } = leaving;
  const isBlocked = leaving.blocker !== null;
  return (
    <tr>
      <td className="pick">
        <label>
          <input
            {...(isFirst && { id: "devices", autoFocus: first })}
            type={several ? "checkbox" : "radio"}
            name="devices"
            value={device.id}
            defaultChecked={values.includes(String(device.id))}
            disabled={isBlocked}
          />{" "}
          <span className="sr-only">{t(m.chooseOne, { name: device.name })}</span>
        </label>
      </td>
      <th scope="row">
        {device.name} {isBlocked && <small>{whyBlocked(leaving, t)}</small>}
      </th>
      <td className="code">{device.serialNumber || NOTHING}</td>
      <td>{device.typeName || NOTHING}</td>
      <td className="nowrap">{placeText(device, t) || NOTHING}</td>
      <td className="nowrap">
        {uses.length === 0 && t(m.none)}
        {uses.map((use) => (
          <div key={`${use.portType} ${use.port}`}>
            {t(m.use, { port: portText(use, t), interconnection: use.name })}
          </div>
        ))}
      </td>
    </tr>
  );
}
