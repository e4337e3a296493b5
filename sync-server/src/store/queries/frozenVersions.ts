import { and, eq, sql } from "drizzle-orm";
import type { Collection } from "shared-schema/sync/wire";
import type { Db } from "../database.ts";
import { frozenVersions } from "../tables/documents.ts";
import { selecting, writing } from "./prepared.ts";

const { placeholder } = sql;

/** The highest version of each yacht and profile that a generated contract has frozen. */
export function frozenVersionQueries(db: Db) {
  const { collection, id, version } = frozenVersions;
  const found = selecting(
    db,
    db
      .select({ version })
      .from(frozenVersions)
      .where(and(eq(collection, placeholder("collection")), eq(id, placeholder("id")))),
  );
  const note = writing(
    db,
    db
      .insert(frozenVersions)
      .values({ collection: placeholder("collection"), id: placeholder("id"), version: placeholder("version") })
      .onConflictDoUpdate({ target: [collection, id], set: { version: sql`max(${version}, excluded.version)` } }),
  );
  return {
    of: (collection: Collection, id: string): number | null => found.get({ collection, id })?.version ?? null,
    note: (collection: Collection, id: string, version: number): void => void note({ collection, id, version }),
  };
}
