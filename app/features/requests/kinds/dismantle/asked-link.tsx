import { Link } from "@remix-run/react";
import type { Asked } from "../../asked";

/** The number of the request, as a link to its page. */
export const askedLink = ({ number, page }: Asked) => (page ? <Link to={page}>{number}</Link> : number);
