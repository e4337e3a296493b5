import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { documents, history } from "../tables/documents.ts";
import { selecting } from "./prepared.ts";

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
  return {
    yachts: () => yachts.iterate(),
    profiles: () => profiles.iterate(),
  };
}
