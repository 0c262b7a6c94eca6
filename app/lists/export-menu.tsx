import { useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import { EXPORT, SEPARATOR } from "~/session/file-params";
import { Icon } from "~/ui/icon";
import { drop } from "./drop";
import { withParams } from "./list-query";
import { m } from "./messages";

const csvInExcel = {
  en: "For Excel choose XLSX: in CSV it rounds 16-digit numbers and drops leading zeros.",
  id: "Untuk Excel pilih XLSX: dari CSV, angka 16 digit dibulatkan, nol di depan hilang.",
};

/**
 * Exports of everything that matches search and filters; spreadsheets with Indonesian settings need semicolons. A CSV
 * file has every digit, but Excel takes identity and serial numbers in it for numbers, of which it keeps 15 digits: the
 * menu says so. `count` is null if the provider's count includes other rows.
 */
export function ExportMenu({ count }: { count: number | null }) {
  const t = useT();
  const [params] = useSearchParams();
  const files = [
    { kind: "xlsx", separator: "", label: m.xlsx },
    { kind: "csv", separator: ",", label: m.csvComma },
    { kind: "csv", separator: ";", label: m.csvSemicolon },
  ];
  const rowsOf = count === null ? m.fittingRowsOf : count === 1 ? m.oneRowOf : m.allRowsOf;
  return (
    <details {...drop}>
      <summary className="button">
        <Icon name="download" />
        {t(m.export)}
      </summary>
      <ul className="menu-list">
        {files.map(({ kind, separator, label }) => (
          <li key={t(label)}>
            <a href={withParams(params, { [EXPORT]: kind, [SEPARATOR]: separator })}>
              <Icon name="download" />
              {t(rowsOf, { file: t(label), count: count ?? "" })}
            </a>
          </li>
        ))}
        <li className="dimmed">{t(csvInExcel)}</li>
      </ul>
    </details>
  );
}
