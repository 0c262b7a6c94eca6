import { z } from "zod";
import { fetchOutside, isOutside } from "~/provider/outside-file.server";
import { filePath, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { providerFile } from "~/session/provider-file.server";
import { optional } from "~/session/optional.server";
import { nullIf } from "~/session/thrown-answer";

const setting = z.object({ value: text });

/**
 * The role's manual that a setting names: a PDF below the provider's media/, or on the public internet, which the
 * portal fetches. Null if there is none or it cannot be read: then the portal's own guide is shown.
 */
export async function readManual(context: SignedIn, request: Request): Promise<Response | null> {
  const { provider, role } = context;
  const reading = provider.read(`setting/get/manual_${role}_url`, setting);
  const read = await optional("the manual's setting", nullIf(reading, "missing", "refused"));
  const address = read?.value.trim() ?? "";
  const path = filePath.parse(address);
  if (address && path && !isOutside(address)) return optional("the manual", providerFile(context, path, request));
  const file = isOutside(address) ? await fetchOutside(address, "pdf") : null;
  return file && new Response(new Uint8Array(file.bytes), { headers: { "Content-Type": file.type } });
}
