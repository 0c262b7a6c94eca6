import type { Translate } from "~/language/language";
import { ProviderError, Unavailable, WrongCredentials } from "~/provider/errors";
import type { Tokens } from "~/provider/index.server";
import { waitText } from "~/language/wait";
import { type FormProblem, outage, tooManyTries } from "./form-problem";
import { m } from "./messages";
import type { Role } from "~/session/permissions";
import { logFailure } from "~/session/error-pages.server";
import { clientOf, createThrottle, type Tries } from "~/session/throttle.server";

const throttle = createThrottle("login", 5);
/** Of all user names together: whoever tries one password with each must not go on for ever. */
const throttleOfClient = createThrottle("client-login", 50);

interface Attempt {
  role: Role;
  username: string;
  address: string | null;
  t: Translate;
}

/** A user name as letters and digits alone: the provider may take names that differ in anything else for the same. */
const folded = (username: string): string =>
  username
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/**
 * One attempt to log in; a client may be refused 5 times in 5 minutes with a user name, and 50 times altogether. Returns
 * the tokens, or the message.
 */
export async function attemptLogin(
  { role, username, address, t }: Attempt,
  authenticate: () => Promise<Tokens>,
): Promise<{ tokens: Tokens } | { problem: FormProblem }> {
  const from = clientOf(address);
  const key = `${from} ${folded(username)}`;
  const place = await takeBoth(from, key);
  if (place === "open") return { problem: { message: t(m.earlierTriesOpen), status: 503 } };
  if (place !== "admitted") return { problem: tooManyTries(place.wait, t) };
  try {
    const tokens = await authenticate();
    await Promise.all([throttle.forget(key), throttleOfClient.giveBack(from)]);
    return { tokens };
  } catch (error) {
    if (error instanceof WrongCredentials) {
      const [counted] = await Promise.all([throttle.refuse(key), throttleOfClient.refuse(from)]);
      return { problem: wrongCredentials(error, role, counted, t) };
    }
    await Promise.all([throttle.giveBack(key), throttleOfClient.giveBack(from)]);
    if (!(error instanceof ProviderError)) throw error;
    error.call ??= "POST authentication";
    if (error instanceof Unavailable) logFailure(error);
    return { problem: outage(error, t) };
  }
}

async function takeBoth(from: string, key: string): ReturnType<typeof throttle.take> {
  const ofClient = await throttleOfClient.take(from);
  if (ofClient !== "admitted") return ofClient;
  const place = await throttle.take(key);
  if (place !== "admitted") await throttleOfClient.giveBack(from);
  return place;
}

/** The same message for a wrong password, an unknown user and an account of the other role (contract §2, §9.1). */
function wrongCredentials({ code }: WrongCredentials, role: Role, counted: Tries, t: Translate): FormProblem {
  if (code === "user_inactive") return { message: t(m.inactive), status: 401 };
  const wrong = t(role === "admin" ? m.wrongAdminLogin : m.wrongTenantLogin);
  return { message: `${wrong} ${triesText(counted, t)}`, status: 401 };
}

function triesText({ left, wait }: Tries, t: Translate): string {
  if (left === 0) return t(m.tooManyTries, { wait: waitText(wait, t) });
  return left === 1 ? t(m.oneTryLeft) : t(m.triesLeft, { count: left });
}
