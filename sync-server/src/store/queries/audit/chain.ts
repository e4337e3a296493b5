import { isNotNull, sql } from "drizzle-orm";
import { NO_HASH } from "shared-schema/base/auditChain";
import { type DigestedRevision, revisionDigest } from "../../chain.ts";
import type { Db } from "../../database.ts";
import { auditEvents } from "../../tables/audit.ts";
import { history } from "../../tables/documents.ts";
import { selecting } from "../prepared.ts";

/** The newest entry of the trail: whoever holds it can tell whether anything before it was rewritten. */
export interface Head {
  /** Number of the entry; 0 where there is none. */
  number: number;
  /** SHA-256 in hex. */
  hash: string;
}

const NO_HEAD: Head = { number: 0, hash: NO_HASH };
const { placeholder } = sql;

/** The end of the hash chain, and the revisions that its next entry will cover. */
export function chainQueries(db: Db, newSalt: () => string) {
  const last = selecting(
    db,
    db
      .select({
        number: sql<number>`${auditEvents.number}`.as("number"),
        hash: sql<string>`${auditEvents.hash}`.as("hash"),
      })
      .from(auditEvents)
      .where(isNotNull(auditEvents.hash))
      .orderBy(sql`${auditEvents.id} desc`)
      .limit(1),
  );
  const exists = selecting(
    db,
    db
      .select({ found: sql<number>`1`.as("found") })
      .from(history)
      .where(sql`revision = ${placeholder("revision")}`),
  );
  /** Digests of the revisions that were written since the last entry of the open transaction. */
  const pending = new Map<number, string>();
  /** Read once in a transaction: another process may add to the chain in between. */
  let head: Head | null = null;
  /** A savepoint has ended, and may have been taken back: the revisions of one that was have numbers that no one has. */
  let isDoubtful = false;
  let lastWrite: string | null = null;
  const seal = (revision: number, row: DigestedRevision, salt: string) => {
    pending.set(revision, revisionDigest(row, salt));
    lastWrite = row.at;
  };
  return {
    newSalt,
    head: (): Head => head ?? last.get() ?? NO_HEAD,
    /** The entry that was just added, and what it covers, are done with. */
    advance(next: Head): void {
      head = db.$client.inTransaction ? next : null;
      pending.clear();
    },
    /** Has a revision covered by the next entry. */
    seal,
    /** Returns the revisions that the next entry covers, as JSON; null where there are none. */
    covered(): string | null {
      // Written by hand: numbers and hex need no escapes, and an object whose keys are high numbers is slow to make.
      let text = "";
      for (const [revision, digest] of pending) {
        if (isDoubtful && !exists.get({ revision })) continue;
        text += `${text === "" ? "{" : ","}"${revision}":"${digest}"`;
      }
      return text === "" ? null : `${text}}`;
    },
    /** When the last revision was written that waits to be covered, UTC; null where none does. */
    waitingSince: () => (pending.size > 0 ? lastWrite : null),
    /** A transaction or a savepoint has ended. */
    forget(): void {
      head = null;
      isDoubtful = db.$client.inTransaction;
    },
    /** A transaction has ended. */
    drop: () => pending.clear(),
  };
}

export type ChainQueries = ReturnType<typeof chainQueries>;
