import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { history } from "../tables/documents.ts";
import { selecting } from "./prepared.ts";

const { placeholder } = sql;
const OF_DOCUMENT = and(eq(history.collection, placeholder("collection")), eq(history.id, placeholder("id")));

/** Questions about what old revisions hold, answered inside SQLite: their bodies are not handed over. */
export function historySearchQueries(db: Db) {
  const parties = sql<number>`exists (select 1 from json_each(${placeholder("keys")}) as wanted
    where json_type(${history.body}, '$.parties."' || wanted.value || '"') is not null)`;
  const withParties = selecting(
    db,
    db
      .select({
        revision: history.revision,
        bytes: sql<number>`octet_length(${history.body})`.as("bytes"),
        has: parties.as("has"),
      })
      .from(history)
      .where(OF_DOCUMENT)
      .orderBy(desc(history.rev)),
  );
  const yacht = sql<number | null>`json_extract(${history.body}, '$.yacht_id')`;
  const yachts = selecting(
    db,
    db
      .selectDistinct({ yacht: yacht.as("yacht") })
      .from(history)
      .where(and(OF_DOCUMENT, gte(history.revision, placeholder("from")))),
  );
  const newest = selecting(
    db,
    db
      .select({ revision: history.revision })
      .from(history)
      .where(and(OF_DOCUMENT, lte(history.at, placeholder("at"))))
      .orderBy(desc(history.rev))
      .limit(1),
  );
  const isArchived = sql`json_extract(${history.body}, '$.status') = 'ARCHIVED'`;
  const archived = selecting(
    db,
    db
      .select({ revision: history.revision })
      .from(history)
      .where(and(OF_DOCUMENT, eq(history.deleted, 0), isArchived))
      .orderBy(history.rev)
      .limit(1),
  );
  const collection = "agreements";
  return {
    /** The number of the revision that archived an agreement. Nothing leads back. */
    archivedAt: (id: string) => archived.get({ collection, id })?.revision,
    /**
     * Tells of each revision of an agreement whether it has one of some parties (1 or 0), and the size of its body. The newest
     * comes first; they are read one by one, and nothing is written meanwhile.
     */
    revisionsWithParties: (id: string, keys: readonly string[]) =>
      withParties.iterate({ collection, id, keys: JSON.stringify(keys) }),
    /** Returns the number of the newest revision of an agreement's approvals that was written up to a moment, UTC. */
    approvalsUpTo: (id: string, at: string) => newest.get({ collection: "approvals", id, at })?.revision,
    /** Lists the yachts that an agreement has had since a row of the history. */
    yachtsSince: (id: string, from: number): number[] =>
      yachts.all({ collection, id, from }).flatMap((row) => (row.yacht === null ? [] : [row.yacht])),
  };
}
