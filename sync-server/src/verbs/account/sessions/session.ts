import type { LoginAnswer, LoginRequest } from "shared-schema/api/account";
import type { SecondStep } from "shared-schema/api/account/factor";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Passwords } from "../../../ports/passwords/passwords.ts";
import type { UserRow } from "../../../store/queries/account/users.ts";
import { idleSince } from "../../base/account/idleSince.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, type Deps, reading, type Tx, transact } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { describeUser } from "../describeUser.ts";
import { beginSecondStep } from "../factor/challenges.ts";
import { isProved } from "../factor/isProved.ts";
import { openLink } from "../links/tokens.ts";

/** A session ends that long after its log-in, however much it is used. */
const SESSION_MS = 90 * DAY_MS;
/** Its last use is written no more often than this. */
const USE_NOTED_MS = 5 * 60_000;
/** Characters of a device's name. */
const MOST_DEVICE = 80;

/** The origin of a request. */
export interface Origin {
  /** The network address. */
  address: string;
  /** Browser and system, as they name themselves. */
  device: string;
}

/** A hash that no password fits: an unknown address takes as long to refuse as a wrong password. */
let decoy: Promise<string> | null = null;

/** The answer to a password: a session, or the log-in that a second factor completes. */
export type Entered = LoginAnswer | SecondStep;

/**
 * Opens a session, or begins a log-in to an account with a second factor. An unknown account and a wrong password are answered alike. The password is tried on the account that the address
 * belongs to and on the newest that was only opened with it, or on nothing: two hashes, whatever there is. A link that confirms the
 * address names another of those that were opened with it.
 */
export async function logIn(
  deps: Deps & { passwords: Passwords },
  { email, password, recovery_token }: LoginRequest,
  { address, device }: Origin,
): Promise<Result<{ user: UserRow; entered: Entered }>> {
  const { users } = deps.store;
  const typed = email.trim();
  const known = [users.byEmail(typed), unconfirmedOf(deps, typed, recovery_token) ?? users.unconfirmedByEmail(typed)];
  decoy ??= deps.passwords.hash(deps.ids.token()).catch((cause) => {
    decoy = null;
    throw cause;
  });
  const none = await decoy;
  const fits = await Promise.all(known.map((each) => deps.passwords.verify(each?.password_hash ?? none, password)));
  const user = known.find((each, index) => each !== undefined && fits[index]);
  if (!user || user.deactivated_at !== null) {
    const user_id = (user ?? known[0] ?? known[1])?.id ?? null;
    transact(deps, (tx) => noteEvent(tx, { verb: "account.login_failed", user_id }, address));
    return refused(user ? "session.deactivated" : "session.wrong-password");
  }
  const entry = transact(deps, (tx) => {
    // It may have been given another password, or deactivated, while the hash was made.
    const current = tx.store.users.byId(user.id);
    if (current?.password_hash !== user.password_hash || current.deactivated_at !== null) return null;
    tx.store.sessions.expire(tx.now, idleSince(tx.now));
    return enter(tx, user.id, { address, device });
  });
  return entry === null ? refused("session.wrong-password") : done({ user, entered: entered(deps, user, entry) });
}

/** The account that a link was mailed for to confirm an address, while it has that address and has not confirmed it. */
function unconfirmedOf(deps: Deps, email: string, token: string | undefined): UserRow | undefined {
  const link = token === undefined ? null : openLink(reading(deps), token, ["confirmation"]);
  const user = link?.ok && link.value.user_id !== null ? deps.store.users.byId(link.value.user_id) : undefined;
  return user?.confirmed_at === null && user.email === email.toLowerCase() ? user : undefined;
}

/** Opens a session, or begins a log-in of two steps, once the password was right. @returns the token of the session */
export function enter(tx: Tx, user_id: number, { address, device }: Origin): string | SecondStep {
  if (tx.store.factors.any(user_id)) {
    noteEvent(tx, { verb: "account.login_begun", user_id }, address);
    return beginSecondStep(tx, user_id);
  }
  const token = openSession(tx, user_id, device);
  noteEvent(tx, { verb: "account.login", user_id }, address);
  return token;
}

/** The answer to a right password. */
export function entered(deps: Deps, { id, is_admin }: UserRow, entry: string | SecondStep): Entered {
  if (typeof entry !== "string") return entry;
  return { access_token: entry, user: describeUser(deps, { user_id: id, is_admin: is_admin === 1 }, id) };
}

/** Writes a session. The verb notes the event. @returns its token */
export function openSession(tx: Tx, user_id: number, device: string): string {
  const token = tx.ids.token();
  const expires_at = movedBy(tx.now, SESSION_MS);
  tx.store.sessions.open({
    ...{ id: tx.ids.uuid(), token_hash: tokenHash(token), user_id, device: device.slice(0, MOST_DEVICE) },
    ...{ at: tx.now, expires_at },
  });
  return token;
}

/** Closes the session of a token, and its event streams with it. */
export function logOut(deps: Deps, actor: Actor, token: string, address: string): void {
  transact(deps, (tx) => {
    tx.store.sessions.close(tokenHash(token));
    noteEvent(tx, { verb: "account.logout", user_id: actor.user_id }, address);
  });
  deps.bus.endSession(token);
}

/**
 * Returns the user that a bearer token stands for; null when it is unknown or has ended. Marks the token as used now.
 */
export function authenticate(deps: Deps, token: string): Actor | null {
  const now = deps.clock.now().toISOString();
  const session = openedBy(deps, token, now);
  if (!session) return null;
  if (Date.parse(now) - Date.parse(session.used_at) > USE_NOTED_MS) {
    deps.store.sessions.use(tokenHash(token), now);
  }
  const { user_id, is_admin, may_create_agreements, confirmed_at, proved_at } = session;
  return {
    ...{ user_id, is_admin: is_admin === 1, may_create_agreements: may_create_agreements === 1 },
    is_confirmed: confirmed_at !== null,
    is_proved: isProved(proved_at, now),
  };
}

/** Whether the session of a token is still open. Asking does not count as use: a forgotten tab does not keep a session alive. */
export function hasOpenSession(deps: Deps, token: string): boolean {
  return openedBy(deps, token, deps.clock.now().toISOString()) !== undefined;
}

function openedBy(deps: Deps, token: string, now: string) {
  return deps.store.sessions.get(tokenHash(token), now, idleSince(now));
}
