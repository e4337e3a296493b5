import { type Deps, transact } from "./context.ts";

/** A device that was away for longer finds by the digest what it should no longer hold. */
const KEPT_MS = 180 * 86_400_000;

/** Forgets the tombstones that every device has had half a year to fetch. @returns how many there were */
export function pruneFeed(deps: Deps): number {
  return transact(deps, ({ store, now }) => store.feed.pruneGone(new Date(Date.parse(now) - KEPT_MS).toISOString()));
}
