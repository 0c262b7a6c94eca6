import { useT } from "~/language/context";
import { NumberField, SelectField, TextareaField, TextField } from "~/forms/fields";
import { useField } from "~/forms/form";
import { UpdateChoices } from "~/forms/update-choices";
import { heights } from "./device-form";
import { m } from "./device-form-messages";
import { m as draftWords } from "./messages";
import { CONTINUE_ETHERNET, layoutNames, layouts, startsOf } from "./ports";
import { fromField } from "./proposal";

const heightChoices = heights.map((n) => ({ value: n, label: { en: `${n}U`, id: `${n}U` } }));
const starts = [
  { value: "0", label: m.start0 },
  { value: "1", label: m.start1 },
];
const sfpStarts = [...starts, { value: CONTINUE_ETHERNET, label: m.continueEthernet }];
const DECIDING = ["devices_manufacture", "devicetypes"];

interface Props {
  layout: string;
  isChanged: boolean;
}

/**
 * The fields of a device except its position. The style sheet shows only the ports of the chosen layout; SFP ports can
 * continue Ethernet numbers only in a layout with Ethernet ports.
 */
export function DeviceFields({ layout, isChanged }: Props) {
  const t = useT();
  const { values: proposed } = useField("proposed");
  const { as } = fromField(proposed[0] ?? "");
  const isAlone = layoutNames.includes(layout) && !startsOf(layout, { type: "SFP" }).includes(CONTINUE_ETHERNET);
  const { choices } = useField("devicetypes");
  return (
    <div className="fields">
      <TextField name="devicename" label={draftWords.deviceName} required />
      {isChanged ? (
        <TextField name="serialnumber" label={draftWords.serialNumber} />
      ) : (
        <>
          <NumberField name="quantity" label={m.quantity} />
          <TextareaField name="serialnumber" label={draftWords.serialNumber} hint={m.serialHint} rows={1} wide />
        </>
      )}
      <SelectField name="devices_manufacture" label={m.manufacture} empty={m.chooseManufacture} />
      <SelectField
        name="devicetypes"
        label={draftWords.type}
        empty={choices?.choices.length ? m.chooseType : m.chooseManufactureFirst}
      />
      <div className="field-wide without-script">
        <UpdateChoices after={DECIDING} />
      </div>
      <p className="hint field-wide" role="status">
        {as && t(m.proposed, { name: as })}
      </p>
      <NumberField name="weight" label={m.weight} unit="Kg" required />
      <NumberField name="power" label={m.power} unit="A" required />
      <SelectField name="jumlahu" label={m.height} empty={m.chooseHeight} options={heightChoices} required />
      <div className="field">
        <span className="label">{t(m.devicePosition)}</span> <span>{t(m.fullRack)}</span>
      </div>
      <div className="field-wide">
        <SelectField name="port_types" label={m.portTypes} empty={m.choosePortTypes} options={layouts} required />
      </div>
      <div className="ports-eth">
        <NumberField name="eth" label={m.ethernetPorts} required />
        <SelectField name="eth_start" label={m.ethernetStart} empty={m.chooseStart} options={starts} required />
      </div>
      <div className="ports-fib">
        <NumberField name="fib" label={m.fiberPorts} required />
        <SelectField name="fib_start" label={m.fiberStart} empty={m.chooseStart} options={starts} required />
      </div>
      <div className="ports-sfp">
        <NumberField name="sfp" label={m.sfpPorts} required />
        <SelectField
          name="sfp_start"
          label={m.sfpStart}
          empty={m.chooseStart}
          options={isAlone ? starts : sfpStarts}
          required
        />
      </div>
      <TextareaField name="des" label={m.description} wide />
    </div>
  );
}
