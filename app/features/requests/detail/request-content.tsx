import { requestKindOf } from "../request-kinds";
import type { ContentProps } from "../request-kind";

/** What a request is about: devices, a cable, work or a ticket. Nothing where the kind has no part of its own. */
export function RequestContent(props: ContentProps<unknown>) {
  const { Content } = requestKindOf(props.request.kind);
  // What is shown was read by the reader of the same kind (request-kinds.server.ts).
  return Content && <Content {...props} content={props.content as never} />;
}
