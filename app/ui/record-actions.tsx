import { Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useT } from "~/language/context";
import { deletePath, formPath } from "~/paths";
import { m } from "./messages";
import { Icon } from "./icon";

/** Back, as the button of a page that is read: to where it led when the page was opened, whatever of it is read anew. */
export function BackLink({ to }: { to: string }) {
  const t = useT();
  const [back] = useState(to);
  return (
    <Link className="button" to={back}>
      <Icon name="left" />
      {t(m.back)}
    </Link>
  );
}

interface RecordActionsProps {
  /** The list that the record stands in; its URL begins those of the record's forms. */
  list: string;
  id: number;
  /** Where Back leads: the list as it was. */
  back: string;
  /** What else can be done with the record. */
  children?: ReactNode;
}

/** What can be done on the page of a record: back to its list, edit it, delete it. */
export function RecordActions({ list, id, back, children }: RecordActionsProps) {
  const t = useT();
  return (
    <>
      <BackLink to={back} /> {children}{" "}
      <Link className="button" to={formPath(list, id)}>
        <Icon name="edit" />
        {t(m.edit)}
      </Link>{" "}
      <Link className="button button-danger" to={deletePath(list, id)}>
        <Icon name="trash" />
        {t(m.delete)}
      </Link>
    </>
  );
}
