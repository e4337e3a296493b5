import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { documents, feed, history } from "../schema.ts";
import { selecting } from "./statement.ts";

const { placeholder } = sql;
const ID = sql<number>`cast(${documents.id} as integer)`.as("id");

function field<T extends string | number | null>(name: string) {
  return sql<T>`${history.body} ->> ${sql.raw(`'${name}'`)}`.as(name);
}

/**
 * Reads the names of a collection's live documents, regardless of who may see them. Rows are read one by one; nothing
 * is written meanwhile.
 */
export function searchQueries(db: Db) {
  const standing = (collection: "yachts" | "profiles") =>
    and(
      eq(documents.collection, collection),
      eq(documents.deleted, 0),
      sql`coalesce(${history.body} ->> 'soft_deleted', 0) = 0`,
    );
  const itsRevision = eq(history.revision, documents.revision);
  const yachts = selecting(
    db,
    db
      .select({
        id: ID,
        name: field<string>("name"),
        port_of_registry: field<string>("port_of_registry"),
        flag: field<string | null>("flag"),
        imo_nb: field<string | null>("imo_nb"),
        official_num: field<string | null>("official_num"),
      })
      .from(documents)
      .innerJoin(history, itsRevision)
      .where(standing("yachts"))
      .orderBy(sql`2, 1`),
  );
  const profiles = selecting(
    db,
    db
      .select({
        id: ID,
        first_name: field<string>("first_name"),
        last_name: field<string>("last_name"),
        company_name: field<string | null>("company_name"),
        email: field<string | null>("email"),
        /** 1 or 0. */
        is_company: field<number>("is_company"),
      })
      .from(documents)
      .innerJoin(history, itsRevision)
      .where(standing("profiles"))
      .orderBy(sql`2, 1`),
  );
  const naming = selecting(
    db,
    db
      .select({ id: documents.id })
      .from(feed)
      .innerJoin(documents, and(eq(documents.collection, feed.collection), eq(documents.id, feed.id)))
      .innerJoin(history, itsRevision)
      .where(
        and(
          eq(feed.user_id, placeholder("user")),
          eq(feed.collection, "agreements"),
          isNotNull(feed.sight),
          eq(documents.deleted, 0),
          sql`instr(${history.body}, ${placeholder("name")}) > 0`,
        ),
      ),
  );
  return {
    /** The agreements in a user's feed whose stored text holds a key. To look for it is cheaper than to read them. */
    agreementsNaming: (user: number, key: string): string[] =>
      naming.all({ user, name: `"${key}":` }).map(({ id }) => id),
    yachts: () => yachts.iterate(),
    profiles: () => profiles.iterate(),
  };
}
