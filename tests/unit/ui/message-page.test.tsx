import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MessagePage } from "~/ui/message-page";

it("has a red title where something failed, and only there", () => {
  const page = (failed?: boolean) =>
    renderToStaticMarkup(
      <MessagePage icon="stop" title="The data service is not responding" failed={failed}>
        <p>Try again.</p>
      </MessagePage>,
    );
  expect(page(true)).toContain('<h1 class="message-failed">');
  expect(page()).toContain("<h1>");
});
