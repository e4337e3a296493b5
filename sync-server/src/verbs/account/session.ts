import { createHash } from "node:crypto";
import type { LoginAnswer, LoginRequest } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/result";
import type { Passwords } from "../../ports/passwords.ts";
import { type Actor, type Deps, transact } from "../context.ts";
import { describeUser } from "./describeUser.ts";

const SESSION_DAYS = 30;
/** A hash that no password fits: an unknown address takes as long to refuse as a wrong password. */
let decoy: Promise<string> | null = null;

/** Opens a session. An unknown address and a wrong password are answered alike. */
export async function logIn(deps: Deps & { passwords: Passwords }, input: LoginRequest): Promise<Result<LoginAnswer>> {
  const user = deps.store.users.byEmail(input.email.trim());
  decoy ??= deps.passwords.hash(deps.ids.token());
  const fits = await deps.passwords.verify(user?.password_hash ?? (await decoy), input.password);
  if (!user || !fits) return refused("unauthorised", "The e-mail address or the password is wrong.");
  const access_token = deps.ids.token();
  transact(deps, (tx) => {
    const expires = new Date(Date.parse(tx.now) + SESSION_DAYS * 86_400_000).toISOString();
    tx.store.users.expireSessions(tx.now);
    tx.store.users.openSession(tokenHash(access_token), user.id, tx.now, expires);
    const nothing = { collection: null, document_id: null, detail: null };
    tx.store.ledger.addAudit({ at: tx.now, user_id: user.id, action: "login", ...nothing });
  });
  return done({ access_token, user: describeUser(deps, { user_id: user.id, is_admin: user.is_admin === 1 }, user.id) });
}

/** Closes the session of a token. */
export function logOut(deps: Deps, token: string): void {
  deps.store.users.closeSession(tokenHash(token));
}

/** Who a bearer token speaks for; null when it is unknown or has expired. */
export function authenticate(deps: Deps, token: string): Actor | null {
  const session = deps.store.users.session(tokenHash(token), deps.clock.now().toISOString());
  return session ? { user_id: session.user_id, is_admin: session.is_admin === 1 } : null;
}

function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
