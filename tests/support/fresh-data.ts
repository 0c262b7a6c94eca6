import { restoreData } from "./kept-data.ts";
import { portal } from "./own-portal.ts";
import { forgetSignIns } from "./person.ts";

// Before each file: removes what earlier files have stored.
await restoreData(portal.dataDir);
forgetSignIns();
