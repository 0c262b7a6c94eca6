import { sealData } from "iron-session";
import { changeData, restoreData } from "./kept-data.ts";
import { base, portal } from "./own-portal.ts";
import { forgetSignIns } from "./person.ts";
import { SESSION_SECRET } from "./portal.ts";

// Before each file: removes what earlier files have stored, and what they have left half typed in the form that most of them try.
await restoreData(portal.dataDir);
forgetSignIns();
const noc = changeData(portal.dataDir, (database) =>
  Number(database.prepare("SELECT id FROM user WHERE username = 'noc'").get()?.id),
);
// After a session's end, too, its person may discard drafts.
const ended = await sealData({ expiredUser: noc }, { password: { "1": SESSION_SECRET }, ttl: 0 });
await fetch(`${base}/session/form-draft?of=/admin/rack/rack-type/form`, {
  method: "POST",
  headers: { Origin: base, Cookie: `portal=${ended}` },
  body: new URLSearchParams(),
  redirect: "manual",
});
