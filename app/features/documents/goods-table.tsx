import { placeText } from "~/inventory/devices/device";
import type { GoodsInRead } from "~/features/requests/kinds/goods-in/read-content.server";
import type { GoodsOutRead } from "~/features/requests/kinds/goods-out/read-content.server";
import { useLanguage, useT } from "~/language/context";
import { type Message, NOTHING, type Translate } from "~/language/language";
import { formatQuantity } from "~/language/numbers";
import { TableBox } from "~/ui/table-box";
import { m as documentWords } from "./document-messages";
import { m } from "./goods-letter-messages";

/** The goods of a request, as listed in a letter. */
export type GoodsContent = ({ of: "goods-in" } & GoodsInRead) | ({ of: "goods-out" } & GoodsOutRead);

/** The quantity is always 1: every device has its own line (spec 2 §9). */
const QUANTITY = 1;

interface Line {
  name: string;
  serialNumber: string;
  units: string;
  weight: number | null;
  power: number | null;
  rack: string;
}

function linesOf(content: GoodsContent, t: Translate): Line[] {
  const ofWhole = content.goods?.rackName ?? "";
  if (content.of === "goods-in") {
    return content.devices.map((device) => ({
      name: device.name,
      serialNumber: device.serialNumber,
      units: placeText(device, t),
      weight: device.weight,
      power: device.power,
      rack: device.rackName || ofWhole,
    }));
  }
  return content.devices.map(({ name, serialNumber, height, weight, power, rackName }) => ({
    name,
    serialNumber,
    units: height === null ? "" : t(m.unitCount, { n: height }),
    weight,
    power,
    rack: rackName || ofWhole,
  }));
}

/** A sum; null if one of the numbers is unknown. */
const sumOf = (numbers: (number | null)[]): number | null =>
  numbers.reduce((sum, number) => (sum === null || number === null ? null : sum + number), 0);

/** The devices that come in or go out, one per line, their totals, and the remark of their request. */
export function GoodsTable({ content }: { content: GoodsContent }) {
  const t = useT();
  const language = useLanguage();
  const label = t(content.of === "goods-in" ? m.goodsIn : m.goodsOut);
  const lines = linesOf(content, t);
  const quantity = (amount: number | null, unit: string) => formatQuantity(amount, unit, language) || NOTHING;
  const numeric = (head: Message) => ({ words: t(head), number: true }) as const;
  const heads = [
    numeric(m.no),
    t(documentWords.device),
    t(documentWords.serialNumber),
    numeric(m.quantity),
    t(m.units),
    numeric(m.weight),
    numeric(m.power),
    t(documentWords.rack),
  ];
  const remark = content.goods?.remark;
  return (
    <>
      <h2>{label}</h2>
      <TableBox label={label} heads={heads}>
        {lines.length === 0 && (
          <tr>
            <td colSpan={heads.length}>{t(m.noData)}</td>
          </tr>
        )}
        {lines.map((line, row) => (
          <tr key={row}>
            <td className="number">{row + 1}</td>
            <td>
              <b>{line.name || NOTHING}</b>
            </td>
            <td className="code">{line.serialNumber || NOTHING}</td>
            <td className="number">{QUANTITY}</td>
            <td>{line.units || NOTHING}</td>
            <td className="number">{quantity(line.weight, "Kg")}</td>
            <td className="number">{quantity(line.power, "A")}</td>
            <td>{line.rack || NOTHING}</td>
          </tr>
        ))}
        {lines.length > 1 && (
          <tr>
            <th scope="row" colSpan={3}>
              {t(m.together)}
            </th>
            <td className="number">{lines.length * QUANTITY}</td>
            <td />
            <td className="number">{quantity(sumOf(lines.map(({ weight }) => weight)), "Kg")}</td>
            <td className="number">{quantity(sumOf(lines.map(({ power }) => power)), "A")}</td>
            <td />
          </tr>
        )}
      </TableBox>
      {remark && (
        <p>
          {t(documentWords.remark)}: {remark}
        </p>
      )}
    </>
  );
}
