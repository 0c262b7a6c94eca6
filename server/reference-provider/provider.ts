import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { Challenges } from "./auth/x-token.ts";
import { Throttle } from "./auth/throttle.ts";
import { Tokens } from "./auth/tokens.ts";
import { fileMode } from "./data-dir.ts";
import { Database } from "./database/open.ts";
import { Mailer } from "./domain/mailer.ts";
import { Signals } from "./domain/signals.ts";
import { openKeys, type Keys } from "./keys.ts";
import { Media } from "./media.ts";
import type { Settings } from "./settings.ts";

/** What the handlers of a running provider share. */
export interface Provider {
  readonly settings: Settings;
  readonly db: Database;
  readonly keys: Keys;
  readonly challenges: Challenges;
  readonly tokens: Tokens;
  readonly media: Media;
  readonly signals: Signals;
  readonly mailer: Mailer;
  /** Password attempts: logins by address and user name, resets by address and mail, changes by account. */
  readonly logins: Throttle;
}

/** Opens keys, database and media under the data directory. */
export function openProvider(settings: Settings): Provider {
  const keys = openKeys(settings.dataDir);
  const db = openDatabase(settings.dataDir);
  return {
    settings,
    db,
    keys,
    challenges: new Challenges(keys.privateKeyPem, settings.challengeLife),
    tokens: new Tokens(db, keys.tokenSecret, {
      access: settings.accessTokenLife,
      refresh: settings.refreshTokenLife,
      grace: settings.refreshGrace,
    }),
    media: new Media(join(settings.dataDir, "media")),
    signals: new Signals(),
    mailer: new Mailer(db, {
      smtpUrl: settings.smtpUrl,
      mailKey: keys.mailKey,
      sender: `portal@${new URL(settings.portalOrigin).hostname}`,
    }),
    logins: new Throttle(settings.loginFailures, settings.loginWindow),
  };
}

/** SQLite creates its additional files with the mode of the database file. */
function openDatabase(dataDir: string): Database {
  const file = join(dataDir, "provider.sqlite");
  closeSync(openSync(file, "a", fileMode(dataDir)));
  return new Database(file);
}
