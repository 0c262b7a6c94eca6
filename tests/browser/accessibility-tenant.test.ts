import { describePages, pagesOf } from "../support/axe.ts";
import { publicPaths } from "../support/other-paths.ts";

describePages("a guest", null, "admin", [...publicPaths, "/nothing-here"]);
describePages("a tenant", "tenant1", "tenant", pagesOf("tenant"));
