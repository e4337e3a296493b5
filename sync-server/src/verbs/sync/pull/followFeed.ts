import { placeOf } from "shared-schema/sync/address";
import type { Collection, StreamEvent } from "shared-schema/sync/wire";
import type { Bus } from "../../../ports/bus.ts";
import type { FeedEvent } from "../../../store/queries/feed.ts";
import type { Actor, Deps } from "../../base/context.ts";

/** More than this behind, a client pulls rather than listens. */
export const CATCH_UP = 500;

export interface Follower {
  /** Returns the events since the last call, in order; each names its predecessor, so that a lost one shows. */
  next(): StreamEvent[];
  /** The last event that was told. */
  position(): number;
  subscribe(listener: () => void): () => void;
}

/** A part of a feed as it was read last. */
interface Read {
  moves: number;
  user: number;
  after: number;
  rows: FeedEvent[];
}

const lastReads = new WeakMap<Bus, Read>();

/** Reads a feed once for all streams of a user that wait at the same place: most of them do. */
function readFeed({ bus, store }: Pick<Deps, "bus" | "store">, user: number, after: number): FeedEvent[] {
  const moves = bus.moves();
  const last = lastReads.get(bus);
  if (last?.moves === moves && last.user === user && last.after === after) return last.rows;
  const rows = store.feed.since(user, after, CATCH_UP + 1);
  lastReads.set(bus, { moves, user, after, rows });
  return rows;
}

/**
 * Follows a user's feed from a position; without one, from now on.
 * Far behind, it tells the newest event alone: its `prev` does not fit, and the client pulls.
 */
export function followFeed(deps: Deps, actor: Actor, since: number | null): Follower {
  const { feed } = deps.store;
  let position = since ?? feed.lastSeq(actor.user_id);
  const tell = (row: FeedEvent, prev: number): StreamEvent => {
    position = row.seq;
    // The feed's collections are those that commitDocument was given.
    return { prev, seq: row.seq, ...placeOf({ collection: row.collection as Collection, id: row.id }) };
  };
  return {
    next() {
      const rows = readFeed(deps, actor.user_id, position);
      if (rows.length <= CATCH_UP) return rows.map((row) => tell(row, position));
      const [last, former] = feed.lastTwo(actor.user_id);
      return last ? [tell(last, former?.seq ?? 0)] : [];
    },
    position: () => position,
    subscribe: (listener) => deps.bus.subscribe(actor.user_id, listener),
  };
}
