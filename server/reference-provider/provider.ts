import { join } from "node:path";
import { Challenges } from "./auth/x-token.ts";
import { Throttle } from "./auth/throttle.ts";
import { Tokens } from "./auth/tokens.ts";
import { Database } from "./database/open.ts";
import { Signals } from "./domain/signals.ts";
import { openKeys, type Keys } from "./keys.ts";
import { Media } from "./media.ts";
import type { Settings } from "./settings.ts";

/** What the handlers of one running provider share. */
export interface Provider {
  readonly settings: Settings;
  readonly db: Database;
  readonly keys: Keys;
  readonly challenges: Challenges;
  readonly tokens: Tokens;
  readonly media: Media;
  readonly signals: Signals;
  /** Failed logins by address and user name. */
  readonly logins: Throttle;
}

/** Opens keys, database and media under the data directory. */
export function openProvider(settings: Settings): Provider {
  const keys = openKeys(settings.dataDir);
  const db = new Database(join(settings.dataDir, "provider.sqlite"));
  return {
    settings,
    db,
    keys,
    challenges: new Challenges(keys.privateKeyPem, settings.challengeLife),
    tokens: new Tokens(db, keys.tokenSecret, { access: settings.accessTokenLife, refresh: settings.refreshTokenLife }),
    media: new Media(join(settings.dataDir, "media")),
    signals: new Signals(),
    logins: new Throttle(settings.loginFailures, settings.loginWindow),
  };
}
