import { restoreData } from "./kept-data.ts";
import { portal } from "./own-portal.ts";
import { forgetSignIns } from "./person.ts";

// Before each file: what the files before it have stored is gone.
await restoreData(portal.dataDir);
forgetSignIns();
