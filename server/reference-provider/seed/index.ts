import { hashPassword } from "../auth/passwords.ts";
import { encrypt } from "../auth/user-cipher.ts";
import type { Provider } from "../provider.ts";
import { demoPassword, seedAccounts, storePermissions } from "./accounts.ts";
import { Random, type Ground } from "./ground.ts";
import { seedInventory } from "./inventory.ts";
import { seedLarge } from "./large.ts";
import { seedLogs } from "./logs.ts";
import { seedMessages } from "./messages.ts";
import { seedOrganization } from "./organization.ts";
import { seedRequests } from "./requests.ts";
import { seedServices } from "./services.ts";
import { seedTemplates } from "./templates.ts";
import { seedVisits } from "./visits.ts";

/**
 * Fills an empty database with demo data. The records are the same every time, their dates count back from now. All of it is
 * one transaction: a start that is cut short leaves the database empty.
 */
export async function seed({ db, keys, media, settings }: Provider): Promise<void> {
  db.transaction(() => storePermissions(db));
  if (db.get("SELECT 1 FROM user")) return;
  const password = await hashPassword(demoPassword);
  const ground: Ground = { db, media, now: new Date(), random: new Random(20_261_120) };
  db.transaction(() => {
    const organization = seedOrganization(ground);
    const accounts = seedAccounts(ground, organization, password);
    const inventory = seedInventory(ground, organization);
    seedServices(ground, organization, inventory);
    seedRequests(ground, organization, accounts, inventory);
    seedMessages(ground, organization, accounts);
    seedVisits(ground, organization, inventory);
    seedTemplates(ground, (text) => encrypt(text, keys.mailKey).toString("base64"));
    seedLogs(ground, accounts);
    if (settings.demoSize === "large") seedLarge(db, password, ground.now);
  });
  db.run("ANALYZE");
}
