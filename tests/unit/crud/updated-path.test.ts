import { expect, test } from "vitest";
import { updatedPath } from "~/crud/open-form.server";
import { TOKEN, UPDATE } from "~/ui/form";

test("a form that is shown anew has all that was typed in its address, but no password, no file and no token", () => {
  const form = new FormData();
  form.append("name", "Rack & roll");
  form.append("devices", "4");
  form.append("devices", "7");
  form.append("remark", "");
  form.append("", "of a field without a name");
  form.append("new_password", "secret");
  form.append("image", new File(["x"], "x.png"));
  form.append(TOKEN, "one");
  form.append(UPDATE, "choices");
  expect(updatedPath("/request/goodsout", form)).toBe(
    "/request/goodsout?name=Rack+%26+roll&devices=4&devices=7&remark=&update=choices",
  );
});
