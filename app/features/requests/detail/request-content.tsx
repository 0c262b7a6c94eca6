import { createElement } from "react";
import type { ContentProps, RequestContents } from "../request-kind";

const folders = import.meta.glob<RequestContents>("../kinds/*/content.tsx", { eager: true, import: "contents" });

/** The contents of all folders in kinds/, by activity type. */
export const contents = new Map(Object.values(folders).flatMap((one) => Object.entries(one)));

/** What a request is about: devices, a cable, work or a ticket. Nothing if the kind has no content of its own. */
export function RequestContent(props: ContentProps<unknown>) {
  const Content = contents.get(props.request.kind);
  // The content was read by the reader of the same kind (request-kinds.server.ts).
  return Content && createElement(Content, { ...props, content: props.content as never });
}
