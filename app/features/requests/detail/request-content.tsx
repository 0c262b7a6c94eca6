import { requestKindOf } from "../request-kinds";
import type { ContentProps } from "../request-kind";

/** What a request is about: devices, a cable, work or a ticket. Nothing if the kind has no content of its own. */
export function RequestContent(props: ContentProps<unknown>) {
  const { Content } = requestKindOf(props.request.kind);
  // The content was read by the reader of the same kind (request-kinds.server.ts).
  return Content && <Content {...props} content={props.content as never} />;
}
