import { createHash } from "node:crypto";
import type { LoginAnswer, LoginRequest } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Passwords } from "../../ports/passwords/passwords.ts";
import { noteEvent } from "../core/audit.ts";
import { type Actor, type Deps, transact } from "../core/context.ts";
import { describeUser } from "./describeUser.ts";

const DAY_MS = 86_400_000;
/** A session ends that long after its log-in, however much it is used, and after so many days without use (decision 25). */
const SESSION_DAYS = 90;
const IDLE_DAYS = 30;
/** Its last use is written no more often than this. */
const USE_NOTED_MS = 5 * 60_000;
/** A hash that no password fits: an unknown address takes as long to refuse as a wrong password. */
let decoy: Promise<string> | null = null;

/**
 * Opens a session. An unknown account and a wrong password are answered alike.
 * @param address the network address that asks
 */
export async function logIn(
  deps: Deps & { passwords: Passwords },
  input: LoginRequest,
  address: string,
): Promise<Result<LoginAnswer>> {
  const user = deps.store.users.byEmail(input.email.trim());
  decoy ??= deps.passwords.hash(deps.ids.token());
  const fits = await deps.passwords.verify(user?.password_hash ?? (await decoy), input.password);
  if (!user || !fits) {
    transact(deps, (tx) => noteEvent(tx, { verb: "account.login_failed", user_id: user?.id ?? null }, address));
    return refused("session.wrong-password");
  }
  const access_token = deps.ids.token();
  transact(deps, (tx) => {
    const expires_at = moved(tx.now, SESSION_DAYS);
    tx.store.users.expireSessions(tx.now, moved(tx.now, -IDLE_DAYS));
    tx.store.users.openSession({ token_hash: tokenHash(access_token), user_id: user.id, at: tx.now, expires_at });
    noteEvent(tx, { verb: "account.login", user_id: user.id }, address);
  });
  return done({ access_token, user: describeUser(deps, { user_id: user.id, is_admin: user.is_admin === 1 }, user.id) });
}

/** Closes the session of a token, and its event streams with it. */
export function logOut(deps: Deps, actor: Actor, token: string, address: string): void {
  transact(deps, (tx) => {
    tx.store.users.closeSession(tokenHash(token));
    noteEvent(tx, { verb: "account.logout", user_id: actor.user_id }, address);
  });
  deps.bus.endSession(token);
}

/**
 * Returns the user that a bearer token stands for; null when it is unknown or has ended. Marks the token as used now.
 */
export function authenticate(deps: Deps, token: string): Actor | null {
  const now = deps.clock.now().toISOString();
  const session = openSession(deps, token, now);
  if (!session) return null;
  if (Date.parse(now) - Date.parse(session.used_at) > USE_NOTED_MS) {
    deps.store.users.useSession(tokenHash(token), now);
  }
  const { user_id, is_admin, may_create_agreements } = session;
  return { user_id, is_admin: is_admin === 1, may_create_agreements: may_create_agreements === 1 };
}

/** Whether the session of a token is still open. Asking does not count as use: a forgotten tab does not keep a session alive. */
export function hasOpenSession(deps: Deps, token: string): boolean {
  return openSession(deps, token, deps.clock.now().toISOString()) !== undefined;
}

function openSession(deps: Deps, token: string, now: string) {
  return deps.store.users.session(tokenHash(token), now, moved(now, -IDLE_DAYS));
}

function moved(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
