import { useLocation, useNavigation } from "@remix-run/react";
import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from "react";
import { UPDATE } from "~/forms/form-state";
import type { ListQuery } from "./list-query";

const QueryInForm = createContext<URLSearchParams | null>(null);

/**
 * For a list inside a form: search, order, page and page size become fields and buttons of the form, so that nothing
 * typed into it is lost.
 */
export function ListInForm({ query, children }: { query: ListQuery; children: ReactNode }) {
  const { search, ordering, limit, page } = query;
  const kept = { ordering, limit: String(limit), page: String(page) };
  return (
    <QueryInForm.Provider value={new URLSearchParams({ search, ...kept })}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </QueryInForm.Provider>
  );
}

/**
 * The parameters of the surrounding list, of which a next change makes others: those of its form, or of the address. While
 * an answer for the list is on its way it is the coming address, so that a change does not undo the one before it.
 */
export function useListParams(): URLSearchParams {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  return useContext(QueryInForm) ?? new URLSearchParams(search);
}

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;

interface ListLinkProps extends Pick<Anchor, "rel" | "aria-current" | "aria-label" | "children"> {
  /** The query of the changed list's URL, with "?". */
  to: string;
  /** "top": the changed list is shown from its beginning; otherwise the page stays where it is. */
  stay?: "top";
}

/** Changes the surrounding list: a plain link, or inside a form a button whose value is the query (`listAsked`). */
export function ListLink({ to, rel, stay, children, ...props }: ListLinkProps) {
  const isInForm = useContext(QueryInForm) !== null;
  return isInForm ? (
    <button className="link-button" name={UPDATE} value={to} {...props}>
      {children}
    </button>
  ) : (
    <a href={to} rel={rel} data-stay={stay ?? ""} {...props}>
      {children}
    </a>
  );
}

/** The value of the button that searches a list in a form. */
export const SEARCH = "search";

/** The parameters of a list inside a form, as the pressed button requests; a new search starts at the first page. */
export function listAsked(params: URLSearchParams): URLSearchParams {
  const pressed = params.get(UPDATE);
  if (pressed?.startsWith("?")) return new URLSearchParams(pressed);
  const asked = new URLSearchParams(params);
  if (pressed === SEARCH) asked.delete("page");
  return asked;
}
