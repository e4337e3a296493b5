import { type Deps, transact } from "../base/context.ts";
import { GIVEN_UP_MS } from "../notify/mail/sendMails.ts";

/** Longer than a device is at sea. A device that comes back later manages without the rows deleted here. */
export const KEPT_MS = 180 * 86_400_000;
/** Longer than the same cause can come again. */
const ALERTS_KEPT_MS = 400 * 86_400_000;
const MAILS_KEPT_MS = 90 * 86_400_000;
/** Time for an administrator to have a mail sent again that was given up. */
const LETTERS_KEPT_MS = 14 * 86_400_000;

/**
 * Forgets the tombstones that every device has had half a year to fetch: one that was away for longer finds by the digest what
 * it should no longer hold.
 * @returns their number
 */
export function pruneFeed(deps: Deps): number {
  return transact(deps, ({ store, now }) => store.feed.pruneGone(longAgo(now)));
}

/**
 * Forgets what was answered that long ago to edits that wrote nothing; of the others the history knows the names. One that is
 * sent again after that is decided again: it finds the current state, or conflicts with it, and overwrites nothing.
 * @returns their number
 */
export function pruneAnswers(deps: Deps): number {
  return transact(deps, ({ store, now }) => store.history.forgetResults(longAgo(now)));
}

/** Forgets failed log-ins of that long ago. @returns their number */
export function pruneFailures(deps: Deps): number {
  return transact(deps, ({ store, now }) => store.audit.forgetFailures(longAgo(now)));
}

/**
 * Gives up mails that have waited too long, where no mail can leave too; erases the letters of those that were given up some time
 * ago; and forgets mails of three months ago that were sent or given up, their recipients' addresses with them.
 * @returns the number of deleted mails
 */
export function pruneMails(deps: Deps): number {
  return transact(deps, ({ store, now }) => {
    store.mails.giveUp(longAgo(now, GIVEN_UP_MS));
    store.mails.eraseLetters(longAgo(now, LETTERS_KEPT_MS));
    return store.mails.forget(longAgo(now, MAILS_KEPT_MS));
  });
}

/** Forgets the news of more than a year ago, and alerts that were dismissed then. @returns their number */
export function pruneAlerts(deps: Deps): number {
  return transact(deps, ({ store, now }) => {
    const before = longAgo(now, ALERTS_KEPT_MS);
    return store.alerts.forget(before) + store.alertMarks.forget(before);
  });
}

/** Forgets mailed links that expired three months ago, the addresses that they went to with them. @returns their number */
export function pruneLinks(deps: Deps): number {
  return transact(deps, ({ store, now }) => {
    const before = longAgo(now, MAILS_KEPT_MS);
    return store.accountTokens.forget(before) + store.passengerLinks.forget(before);
  });
}

/** Forgets the buyers of orders that were not paid within three months. @returns their number */
export function pruneBuyers(deps: Deps): number {
  return transact(deps, ({ store, now }) => store.billing.orders.forgetOldBuyers(longAgo(now, MAILS_KEPT_MS)));
}

function longAgo(now: string, ms = KEPT_MS): string {
  return new Date(Date.parse(now) - ms).toISOString();
}
