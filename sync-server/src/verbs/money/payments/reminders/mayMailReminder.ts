import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor, Tx } from "../../../base/context.ts";
import { DAY_MS, movedBy } from "../../../base/instants.ts";
import type { WrittenDebtor } from "./debtorsToWrite.ts";

/** The most mails of reminders that an account sends within a day, those that it took back included. */
const MOST_A_DAY = 100;
/** The most that go to one address within a day, whoever sends them. */
const MOST_TO_AN_ADDRESS = 10;

/**
 * Whether an account may mail a reminder to these clients. Without a confirmed address of its own it writes to no one: it may have typed
 * the clients' addresses itself.
 */
export function mayMailReminder(tx: Tx, actor: Actor, to: readonly WrittenDebtor[]): Result<null> {
  const { users, mails } = tx.store;
  const sender = users.byId(actor.user_id);
  if (!sender || sender.confirmed_at === null) return refused("account.unconfirmed");
  const since = movedBy(tx.now, -DAY_MS);
  if (mails.remindersBy(sender.id, since) + to.length > MOST_A_DAY) {
    return refused("call-reminder.too-many", { most: MOST_A_DAY });
  }
  if (to.some(({ email }) => mails.remindersTo(email, since) >= MOST_TO_AN_ADDRESS)) {
    return refused("call-reminder.too-many", { most: MOST_TO_AN_ADDRESS });
  }
  return done(null);
}
