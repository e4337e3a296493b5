import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { certificates, credentials } from "./tables.ts";
import type { TrustDb } from "./trustDb.ts";

export type CredentialRow = typeof credentials.$inferSelect;
export type CertificateRow = typeof certificates.$inferSelect;

/** Signing keys of people, and the certificates of these keys. */
export function credentialQueries(db: TrustDb) {
  return {
    byId: (id: string) => db.select().from(credentials).where(eq(credentials.id, id)).get(),
    /** The person's own credential, locked or not; a person has one at a time. */
    ofSubject: (subject: string) =>
      db
        .select()
        .from(credentials)
        .where(and(eq(credentials.subject, subject), ne(credentials.status, "retired")))
        .get(),
    add: (row: CredentialRow) => void db.insert(credentials).values(row).run(),
    retire: (id: string) => void db.update(credentials).set({ status: "retired" }).where(eq(credentials.id, id)).run(),
    /**
     * Counts an attempt before its PIN is looked at, so that many at once are no way round.
     * @returns whether it may be looked at
     */
    beginAttempt: (id: string, most: number): boolean =>
      db
        .update(credentials)
        .set({ attempts: sql`${credentials.attempts} + 1` })
        .where(and(eq(credentials.id, id), eq(credentials.status, "enabled"), lt(credentials.attempts, most)))
        .run().changes === 1,
    /** The PIN was right. @returns false where the credential was locked meanwhile */
    forgetAttempts: (id: string): boolean =>
      db
        .update(credentials)
        .set({ attempts: 0 })
        .where(and(eq(credentials.id, id), eq(credentials.status, "enabled")))
        .run().changes === 1,
    /** @returns whether it was open until now */
    lock: (id: string): boolean =>
      db
        .update(credentials)
        .set({ status: "locked" })
        .where(and(eq(credentials.id, id), eq(credentials.status, "enabled")))
        .run().changes === 1,
    addCertificate: (row: CertificateRow) => void db.insert(certificates).values(row).run(),
    /** The newest certificate of a credential. */
    certificateOf: (credential: string) =>
      db
        .select()
        .from(certificates)
        .where(eq(certificates.credential_id, credential))
        .orderBy(desc(certificates.not_before), desc(sql`rowid`))
        .get(),
    revokeCertificates: (credential: string, at: string) =>
      void db
        .update(certificates)
        .set({ revoked_at: at })
        .where(and(eq(certificates.credential_id, credential), isNull(certificates.revoked_at)))
        .run(),
    /** Ends the keys of a person for good: what is wrapped goes, certificates are revoked, and how the person was identified is forgotten. */
    forget(subject: string, at: string): void {
      const own = db.select({ id: credentials.id }).from(credentials).where(eq(credentials.subject, subject));
      db.update(certificates)
        .set({ revoked_at: at })
        .where(and(inArray(certificates.credential_id, own), isNull(certificates.revoked_at)))
        .run();
      db.update(certificates).set({ identity: "{}" }).where(inArray(certificates.credential_id, own)).run();
      db.update(credentials)
        .set({ status: "retired", wrapped_key: Buffer.alloc(0), salt: Buffer.alloc(0) })
        .where(eq(credentials.subject, subject))
        .run();
    },
    revokedBy: (issuer: string) =>
      db
        .select({ serial: certificates.serial, revoked_at: certificates.revoked_at })
        .from(certificates)
        .where(and(eq(certificates.issuer_serial, issuer), isNotNull(certificates.revoked_at)))
        .all(),
  };
}
