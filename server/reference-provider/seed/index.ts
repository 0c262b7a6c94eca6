import { hashPassword } from "../auth/passwords.ts";
import type { Provider } from "../provider.ts";
import { demoPassword, seedAccounts, storePermissions } from "./accounts.ts";
import { Random, type Ground } from "./ground.ts";
import { seedInterconnections } from "./interconnections.ts";
import { seedInventory } from "./inventory.ts";
import { seedMessages } from "./messages.ts";
import { seedOrganization } from "./organization.ts";
import { seedRequests } from "./requests.ts";
import { seedVisits } from "./visits.ts";

/** Fills an empty database with demo data. The records are the same every time, their dates count back from now. */
export async function seed({ db, media }: Provider): Promise<void> {
  db.transaction(() => storePermissions(db));
  if (db.get("SELECT 1 FROM user")) return;
  const password = await hashPassword(demoPassword);
  const ground: Ground = { db, media, now: new Date(), random: new Random(20_261_120) };
  db.transaction(() => {
    const organization = seedOrganization(ground);
    const accounts = seedAccounts(ground, organization, password);
    const inventory = seedInventory(ground, organization);
    const interconnections = seedInterconnections(ground, organization, inventory);
    seedRequests(ground, organization, accounts, inventory, interconnections);
    seedMessages(ground, organization, accounts);
    seedVisits(ground, organization, inventory);
  });
}
