import { Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useT } from "~/language/context";
import { deletePath, formPath } from "~/paths";
import { m } from "./messages";
import { Icon } from "./icon";

/** Back, as a button on a record's page: to the page it was opened from, even after the page's data was reloaded. */
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
  /** The record's list; its URL is the prefix of the URLs of the record's forms. */
  list: string;
  id: number;
  /** The target of Back: the list with its state. */
  back: string;
  /** Further actions. */
  children?: ReactNode;
}

/** The actions of a record's page: back to its list, edit, delete. */
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
