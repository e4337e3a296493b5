import { desc, eq } from "drizzle-orm";
import { authorities, revocationLists } from "./tables.ts";
import type { TrustDb } from "./trustDb.ts";

export type AuthorityRow = typeof authorities.$inferSelect;
export type AuthorityKind = AuthorityRow["kind"];
type RevocationListRow = typeof revocationLists.$inferSelect;

/** The service's own certificates, and their lists of revoked ones. */
export function authorityQueries(db: TrustDb) {
  return {
    /** The one in use: the newest of its kind. */
    newest: (kind: AuthorityKind) =>
      db.select().from(authorities).where(eq(authorities.kind, kind)).orderBy(desc(authorities.not_before)).get(),
    bySerial: (serial: string) => db.select().from(authorities).where(eq(authorities.serial, serial)).get(),
    all: () => db.select().from(authorities).orderBy(authorities.not_before).all(),
    add: (row: AuthorityRow) => void db.insert(authorities).values(row).run(),
    revocationList: (issuer: string) =>
      db.select().from(revocationLists).where(eq(revocationLists.issuer_serial, issuer)).get(),
    keepRevocationList: (row: RevocationListRow) =>
      void db
        .insert(revocationLists)
        .values(row)
        .onConflictDoUpdate({ target: revocationLists.issuer_serial, set: row })
        .run(),
  };
}
