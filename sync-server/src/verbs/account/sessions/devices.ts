import type { SessionView } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/base/result";
import { idleSince } from "../../base/account/idleSince.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading, transact } from "../../base/context.ts";

/** The devices on which an account is logged in, the last used first. @param token of the session that asks */
export function listDevices(deps: Deps, { user_id }: Actor, token: string): SessionView[] {
  const { store, now } = reading(deps);
  const own = store.sessions.get(tokenHash(token), now, idleSince(now));
  return store.sessions.ofUser(user_id, now, idleSince(now)).map((row) => ({ ...row, is_current: row.id === own?.id }));
}

/** Logs out one device of the account. */
export function endDevice(deps: Deps, { user_id }: Actor, id: string): Result<object> {
  const ended = attempt(deps, (tx) => {
    const hash = tx.store.sessions.hashOf(user_id, id);
    if (hash === undefined) return refused("session.not-found");
    tx.store.sessions.close(hash);
    noteEvent(tx, { verb: "account.end_sessions", user_id, details: { sessions: 1 } }, null);
    return done(hash);
  });
  if (!ended.ok) return ended;
  deps.bus.endUser(user_id, (session) => tokenHash(session) === ended.value);
  return done({});
}

/** Logs out every other device of the account. @param token of the session that stays */
export function endOtherDevices(deps: Deps, { user_id }: Actor, token: string): Result<object> {
  transact(deps, (tx) => {
    const sessions = tx.store.sessions.closeOthers(user_id, tokenHash(token));
    noteEvent(tx, { verb: "account.end_sessions", user_id, details: { sessions } }, null);
  });
  deps.bus.endUser(user_id, (session) => session !== token);
  return done({});
}
