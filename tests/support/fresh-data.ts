import { DISCARD } from "~/forms/draft-notice";
import { restoreData } from "./kept-data.ts";
import { base, portal } from "./own-portal.ts";
import { forgetSignIns, signIn } from "./person.ts";

// Before each file: removes what earlier files have stored, and what they have left half typed in the form that most of them try.
await restoreData(portal.dataDir);
forgetSignIns();
const noc = await signIn(base, "noc", "admin");
await noc.post("/session/form-draft?of=/admin/rack/rack-type/form", { [DISCARD]: "1" });
