import { type Deps, transact } from "./context.ts";

/** Longer than a device is at sea. What comes back later finds its way without what is forgotten here. */
const KEPT_MS = 180 * 86_400_000;

/**
 * Forgets the tombstones that every device has had half a year to fetch: one that was away for longer finds by the digest what
 * it should no longer hold.
 * @returns how many there were
 */
export function pruneFeed(deps: Deps): number {
  return transact(deps, ({ store, now }) => store.feed.pruneGone(longAgo(now)));
}

/**
 * Forgets what was answered that long ago to edits that wrote nothing; of the others the history knows the names. One that is
 * sent again after that is decided anew: it finds what stands, or clashes with it, and overwrites nothing.
 * @returns how many there were
 */
export function pruneAnswers(deps: Deps): number {
  return transact(deps, ({ store, now }) => store.ledger.forgetResults(longAgo(now)));
}

function longAgo(now: string): string {
  return new Date(Date.parse(now) - KEPT_MS).toISOString();
}
