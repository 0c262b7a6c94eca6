import { Link } from "@remix-run/react";
import { nameOrId } from "~/language/language";
import { useT } from "~/language/context";
import { deletePath, rackShareListPath } from "~/paths";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { rowAction } from "~/lists/data-table";
import { m } from "~/inventory/racks/drawing-messages";
import type { RackShare } from "~/inventory/racks/rows.server";

interface RackSharesProps {
  rack: number;
  shares: RackShare[];
  tenantPath: RecordPath;
}

/** The tenants that a rack is shared with, each with a link to end the sharing, and a link to share it with another. */
export function RackShares({ rack, shares, tenantPath }: RackSharesProps) {
  const t = useT();
  return (
    <>
      {shares.length === 0 && t(m.notShared)}
      <ul>
        {shares.map(({ id, tenant, tenantName }) => {
          const name = nameOrId(tenantName, tenant);
          return (
            <li key={id}>
              {recordLink(name, tenant, tenantPath)}{" "}
              <span className="actions">
                {rowAction({
                  to: deletePath(rackShareListPath, id),
                  icon: "trash",
                  label: t(m.endShare, { tenant: name }),
                })}
              </span>
            </li>
          );
        })}
      </ul>
      <Link className="screen-only" to={`${rackShareListPath}/form?rack=${rack}`}>
        {t(m.share)}
      </Link>
    </>
  );
}
