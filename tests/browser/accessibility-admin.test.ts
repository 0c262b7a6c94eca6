import { describePages, pagesOf } from "../support/axe.ts";

describePages("an admin", "noc", "admin", [...pagesOf("admin"), "/print-report-rack?racks=1;A&racks=2;B"]);
