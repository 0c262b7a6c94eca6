import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import {
  type Caller,
  claims,
  type Client,
  SessionExpired,
  type Tokens,
  Unavailable,
  WrongCredentials,
} from "~/provider/index.server";
import { allowed, type Role, rolePermission } from "~/session/permissions";

interface Credentials {
  username: string;
  password: string;
}

/** Reads user name and password from a request that has them as its form. */
class PasswordStrategy extends Strategy<Tokens, Credentials> {
  override name = "password";

  override async authenticate(request: Request): Promise<Tokens> {
    const form = await request.formData();
    return this.verify({ username: String(form.get("username")), password: String(form.get("password")) });
  }
}

/**
 * The two logins, one strategy per role, calling the provider as this caller. They throw WrongCredentials (with the
 * provider's code if it gives one), also for an account of the other role (contract §2), and the provider's other
 * errors unchanged.
 */
export function createAuthenticator(client: Pick<Client, "signIn" | "as">, caller: Caller): Authenticator<Tokens> {
  const strategyOf = (role: Role) =>
    new PasswordStrategy(async (credentials) => {
      const tokens = await client.signIn(credentials, caller);
      await checkRole(tokens, role);
      return tokens;
    });

  async function checkRole({ access }: Tokens, role: Role): Promise<void> {
    const userId = claims(access)?.userId;
    if (userId === undefined) throw new Unavailable("the access token names no user");
    const user = await client
      .as({ ...caller, access })
      .user(userId)
      .catch((error: unknown) => {
        throw error instanceof SessionExpired ? new WrongCredentials(error.code) : error;
      });
    if (!allowed(user, rolePermission[role])) throw new WrongCredentials();
  }

  return new Authenticator<Tokens>().use(strategyOf("admin"), "admin").use(strategyOf("tenant"), "tenant");
}
