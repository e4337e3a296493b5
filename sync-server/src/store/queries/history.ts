import { and, between, desc, eq, gt, isNotNull, lt, lte, notExists, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import type { StoredBody } from "../storedBody.ts";
import { history } from "../tables/documents.ts";
import { ops, recoveredRevisions } from "../tables/sync.ts";
import { selecting, writing } from "./prepared.ts";

export interface HistoryRow {
  revision: number;
  collection: string;
  id: string;
  rev: number;
  user_id: number | null;
  op: string;
  schema: number;
  deleted: number;
  at: string;
  body: StoredBody;
  salt: string | null;
}

export type Written = Pick<HistoryRow, "revision" | "user_id" | "at">;

/** A row of the history without its body. */
export type Touched = Pick<HistoryRow, "revision" | "collection" | "id" | "user_id">;

const { placeholder } = sql;
const OF_DOCUMENT = and(eq(history.collection, placeholder("collection")), eq(history.id, placeholder("id")));
const UP_TO = and(OF_DOCUMENT, lte(history.rev, placeholder("rev")));

/** The append-only tables: every revision, every answered edit. */
export function historyQueries(db: Db) {
  const revisionsWhere = () => db.select().from(history);
  const revisions = selecting(db, revisionsWhere().where(OF_DOCUMENT).orderBy(history.rev));
  const latest = selecting(
    db,
    revisionsWhere().where(OF_DOCUMENT).orderBy(desc(history.rev)).limit(placeholder("limit")),
  );
  const revision = selecting(db, revisionsWhere().where(UP_TO).orderBy(desc(history.rev)).limit(1));
  const isVersion = sql`json_extract(${history.body}, '$.version') = ${placeholder("version")}`;
  const ofVersion = selecting(
    db,
    revisionsWhere()
      .where(and(OF_DOCUMENT, eq(history.deleted, 0), isVersion))
      .orderBy(desc(history.revision))
      .limit(1),
  );
  const upToRevision = selecting(
    db,
    revisionsWhere()
      .where(and(OF_DOCUMENT, lte(history.revision, placeholder("revision"))))
      .orderBy(desc(history.rev))
      .limit(1),
  );
  const after = selecting(
    db,
    db
      .select({ revision: history.revision, user_id: history.user_id, at: history.at })
      .from(history)
      .where(and(OF_DOCUMENT, gt(history.revision, placeholder("revision"))))
      .orderBy(history.rev),
  );
  const before = selecting(
    db,
    db
      .select({ revision: history.revision, user_id: history.user_id, at: history.at })
      .from(history)
      .where(and(OF_DOCUMENT, lt(history.revision, placeholder("revision"))))
      .orderBy(desc(history.rev))
      .limit(1),
  );
  const following = selecting(
    db,
    db
      .select({ revision: history.revision })
      .from(history)
      .where(and(OF_DOCUMENT, gt(history.revision, placeholder("revision"))))
      .orderBy(history.rev)
      .limit(1),
  );
  const next = selecting(
    db,
    db
      .select({
        revision: history.revision,
        collection: history.collection,
        id: history.id,
        user_id: history.user_id,
      })
      .from(history)
      .where(and(gt(history.revision, placeholder("revision")), lte(history.at, placeholder("until"))))
      .orderBy(history.revision)
      .limit(placeholder("most")),
  );
  const byNumber = selecting(db, revisionsWhere().where(eq(history.revision, placeholder("revision"))));
  const numbers = selecting(db, db.select({ revision: history.revision }).from(history).orderBy(history.revision));
  const count = selecting(db, db.select({ count: sql<number>`count(*)`.as("count") }).from(history));
  const newest = selecting(
    db,
    db.select({ revision: sql<number | null>`max(${history.revision})`.as("revision") }).from(history),
  );
  const isBack = and(
    eq(recoveredRevisions.collection, placeholder("collection")),
    eq(recoveredRevisions.id, placeholder("id")),
    between(recoveredRevisions.rev, placeholder("from"), placeholder("to")),
  );
  const anyBack = selecting(
    db,
    db.select({ rev: recoveredRevisions.rev }).from(recoveredRevisions).where(isBack).limit(1),
  );
  const held = selecting(
    db,
    db
      .select({ rev: recoveredRevisions.rev, body: sql<StoredBody>`${recoveredRevisions.body}`.as("body") })
      .from(recoveredRevisions)
      .where(and(isBack, isNotNull(recoveredRevisions.body)))
      .orderBy(desc(recoveredRevisions.rev))
      .limit(1),
  );
  const noteRecovered = writing(
    db,
    db
      .insert(recoveredRevisions)
      .values({
        collection: placeholder("collection"),
        id: placeholder("id"),
        rev: placeholder("rev"),
        body: placeholder("body"),
      })
      .onConflictDoNothing(),
  );
  // Of an edit that was simply taken the history says it. The first row is read, without a limit: a bound one takes 8 µs, not 1.
  const result = selecting(
    db,
    db
      .select({ result: ops.result })
      .from(ops)
      .where(
        and(
          eq(ops.user_id, placeholder("user")),
          eq(ops.document, placeholder("document")),
          eq(ops.op, placeholder("op")),
        ),
      )
      .unionAll(
        db
          .select({ result: sql<string>`'{"outcome":"taken"}'`.as("result") })
          .from(history)
          .where(and(OF_DOCUMENT, eq(history.op, placeholder("op")), eq(history.user_id, placeholder("user")))),
      ),
  );
  const anyKept = selecting(
    db,
    db
      .select({ op: ops.op })
      .from(ops)
      .where(eq(ops.user_id, placeholder("user")))
      .limit(1),
  );
  /** Accounts to whose edits no answer is kept: asked with each new document, and only this process keeps them. */
  const withoutResults = new Set<number>();
  // In the order in which they were written, so that `at` needs no index. An answer that the history alone would report
  // as simply taken, though it was more than that, is kept as long as the history.
  const written = db
    .select({ rev: history.rev })
    .from(history)
    .where(
      and(
        sql`${history.collection} = substr(${ops.document}, 1, instr(${ops.document}, '/') - 1)`,
        sql`${history.id} = substr(${ops.document}, instr(${ops.document}, '/') + 1)`,
        eq(history.op, ops.op),
        eq(history.user_id, ops.user_id),
      ),
    );
  const firstKept = sql`(select rowid from ${ops} where ${ops.at} >= ${placeholder("before")} order by rowid limit 1)`;
  const forget = writing(
    db,
    db.delete(ops).where(and(sql`rowid < coalesce(${firstKept}, 1 << 62)`, notExists(written))),
  );
  const keep = writing(
    db,
    db
      .insert(ops)
      .values({
        user_id: placeholder("user"),
        document: placeholder("document"),
        op: placeholder("op"),
        result: placeholder("result"),
        at: placeholder("at"),
      })
      .onConflictDoNothing(),
  );
  return {
    /** A row of the history by its number. */
    rowOf: (revision: number): HistoryRow | undefined => byNumber.get({ revision }),
    /** The number of every row, in order, one by one. */
    *numbers(): Generator<number> {
      for (const { revision } of numbers.iterate()) yield revision;
    },
    /** Counts the rows. */
    count: () => count.get()?.count ?? 0,
    /** The number of the newest row; 0 where there is none. */
    newest: (): number => newest.get()?.revision ?? 0,
    revisionsOf: (collection: string, id: string): HistoryRow[] => revisions.all({ collection, id }),
    /** The newest revision up to a number: where a restore took that one away, the last that was left before it. */
    revisionUpTo: (collection: string, id: string, rev: number): HistoryRow | undefined =>
      revision.get({ collection, id, rev }),
    /**
     * Returns the revision of a document that was current when the history had come to one of its rows, of any
     * document.
     */
    asOf: (collection: string, id: string, revision: number): HistoryRow | undefined =>
      upToRevision.get({ collection, id, revision }),
    /** Lists the authors of a document after a row of the history, in order. */
    writtenAfter: (collection: string, id: string, revision: number): Written[] =>
      after.all({ collection, id, revision }),
    /** The author of a document's last revision before a row of the history. */
    lastBefore: (collection: string, id: string, revision: number): Written | undefined =>
      before.get({ collection, id, revision }),
    /** The number of a document's first revision after a row of the history. */
    firstAfter: (collection: string, id: string, revision: number): number | undefined =>
      following.get({ collection, id, revision })?.revision,
    /** The rows after one of the history that were written up to a moment, in order. */
    rowsAfter: (revision: number, until: string, most: number): Touched[] => next.all({ revision, until, most }),
    /** Returns the last revision under a version number of the document's own. */
    lastOfVersion: (collection: string, id: string, version: number): HistoryRow | undefined =>
      ofVersion.get({ collection, id, version }),
    /** Whether one of some revisions that a restore took away has been brought back. */
    wasRecovered: (collection: string, id: string, from: number, to: number) =>
      anyBack.get({ collection, id, from, to }) !== undefined,
    /** The newest of some revisions that were brought back, as it was held. */
    heldUpTo: (collection: string, id: string, from: number, to: number) => held.get({ collection, id, from, to }),
    noteRecovered: (collection: string, id: string, rev: number, body: string | null) =>
      void noteRecovered({ collection, id, rev, body }),
    /** The newest first, read one by one; nothing is written meanwhile. */
    newestRevisions: (collection: string, id: string, limit: number): IterableIterator<HistoryRow> =>
      latest.iterate({ collection, id, limit }),
    /** Returns the answer to an edit, as JSON text. */
    resultOf: (user: number, collection: string, id: string, op: string) =>
      result.get({ user, collection, id, document: `${collection}/${id}`, op })?.result,
    /** Whether any answer to an account's edits is kept beside the history; true also once all of them were forgotten. */
    keepsResultsOf(user: number): boolean {
      if (withoutResults.has(user)) return false;
      const keeps = anyKept.get({ user }) !== undefined;
      if (!keeps) withoutResults.add(user);
      return keeps;
    },
    /** Forgets the answers that were given before a moment. @returns their number */
    forgetResults: (before: string) => forget({ before }).changes,
    keepResult(user: number, collection: string, id: string, op: string, json: string, at: string): void {
      withoutResults.delete(user);
      keep({ user, document: `${collection}/${id}`, op, result: json, at });
    },
  };
}
