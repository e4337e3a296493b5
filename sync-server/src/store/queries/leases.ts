import { and, desc, eq, gt, gte, lte, sql } from "drizzle-orm";
import type { LeaseKind } from "shared-schema/sync/wire";
import type { Db } from "../database.ts";
import { leases } from "../tables/sync.ts";
import { selecting, writing } from "./prepared.ts";

const { placeholder } = sql;

interface LeaseRow {
  kind: LeaseKind;
  first_id: number;
  last_id: number;
  user_id: number;
  device: string | null;
  at: string;
}

type Block = Pick<LeaseRow, "first_id" | "last_id" | "user_id">;

/** The blocks of ids and their users. */
export function leaseQueries(db: Db) {
  const { $client: sqlite } = db;
  const add = writing(
    db,
    db.insert(leases).values({
      kind: placeholder("kind"),
      first_id: placeholder("first_id"),
      last_id: placeholder("last_id"),
      user_id: placeholder("user_id"),
      device: placeholder("device"),
      at: placeholder("at"),
    }),
  );
  const ofKind = eq(leases.kind, placeholder("kind"));
  const blockOf = selecting(
    db,
    db
      .select({ first_id: leases.first_id, last_id: leases.last_id, user_id: leases.user_id })
      .from(leases)
      .where(and(ofKind, lte(leases.first_id, placeholder("id")), gte(leases.last_id, placeholder("id"))))
      .orderBy(desc(leases.first_id))
      .limit(1),
  );
  const unused = selecting(
    db,
    db
      .select({
        ids: sql<number>`coalesce(sum(${leases.last_id} - ${leases.first_id} + 1 - ${leases.used}), 0)`.as("ids"),
      })
      .from(leases)
      .where(and(ofKind, eq(leases.user_id, placeholder("user")), gt(leases.at, placeholder("since")))),
  );
  const use = writing(
    db,
    db
      .update(leases)
      .set({ used: sql`${leases.used} + ${placeholder("count")}` })
      .where(and(ofKind, eq(leases.first_id, placeholder("first_id")))),
  );
  /** The block that was found last: the ids of one push mostly lie side by side. Known until the transaction ends. */
  let known: (Block & { kind: LeaseKind }) | null = null;
  const find = (kind: LeaseKind, id: number): Block | undefined => {
    if (known?.kind === kind && known.first_id <= id && id <= known.last_id) return known;
    const block = blockOf.get({ kind, id });
    if (block && sqlite.inTransaction) known = { ...block, kind };
    return block;
  };
  /** Used in the open transaction; counted once for each block, at its end. */
  let used: { kind: LeaseKind; id: number }[] = [];
  return {
    add: (row: LeaseRow) => void add({ ...row }),
    /** The user in whose block an id lies. */
    holderOf: (kind: LeaseKind, id: number) => find(kind, id)?.user_id,
    /** Counts the unused ids of the blocks that a user has been given since a moment. */
    unusedSince: (kind: LeaseKind, user: number, since: string) => unused.get({ kind, user, since })?.ids ?? 0,
    /** Notes that an id out of a block names a document now. */
    countUse: (kind: LeaseKind, id: number) => void used.push({ kind, id }),
    /** Writes what a transaction has counted, before it commits. */
    keep(): void {
      for (let rest = used; rest[0]; ) {
        const { kind, id } = rest[0];
        const block = find(kind, id) ?? { first_id: id, last_id: id };
        const isOutside = (other: (typeof used)[number]) =>
          other.kind !== kind || other.id < block.first_id || other.id > block.last_id;
        const outside = rest.filter(isOutside);
        use({ count: rest.length - outside.length, kind, first_id: block.first_id });
        rest = outside;
      }
      used = [];
    },
    /** Forgets what a transaction that was taken back has counted. */
    drop(): void {
      used = [];
    },
    forget(): void {
      known = null;
    },
  };
}
