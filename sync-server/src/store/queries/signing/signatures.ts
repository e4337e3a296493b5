import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { signatures } from "../../tables/signing.ts";
import { selecting, writing } from "../prepared.ts";

export type SignatureRow = typeof signatures.$inferSelect;
/** What changes as a signature goes through its steps. */
export type SignatureChange = Omit<
  SignatureRow,
  | "id"
  | "cruise_id"
  | "version"
  | "user_id"
  | "parties"
  | "name"
  | "consent"
  | "consent_sha256"
  | "started_at"
  | "address"
  | "identity"
>;

const { placeholder } = sql;
const given = (name: string) => sql`${placeholder(name)}`;

/** Signatures, under way and complete. Moments are UTC. */
export function signatureQueries(db: Db) {
  const byId = eq(signatures.id, placeholder("id"));
  const ofVersion = and(
    eq(signatures.cruise_id, placeholder("cruise")),
    eq(signatures.version, placeholder("version")),
  );
  const changing = {
    status: given("status"),
    changed_at: given("changed_at"),
    cause: given("cause"),
    token: given("token"),
    sad: given("sad"),
    handle: given("handle"),
    credential: given("credential"),
    prepared: given("prepared"),
    base: given("base"),
    value: given("value"),
    revision: given("revision"),
    signed_at: given("signed_at"),
    proof: given("proof"),
  };
  const agreed = {
    parties: given("parties"),
    name: given("name"),
    consent: given("consent"),
    consent_sha256: given("consent_sha256"),
    started_at: given("started_at"),
    address: given("address"),
    identity: given("identity"),
  };
  const add = writing(
    db,
    db.insert(signatures).values({
      id: placeholder("id"),
      cruise_id: placeholder("cruise_id"),
      version: placeholder("version"),
      user_id: placeholder("user_id"),
      ...agreed,
      ...changing,
    }),
  );
  const restart = writing(
    db,
    db
      .update(signatures)
      .set({ ...agreed, ...changing })
      .where(byId),
  );
  // A step is written once: whoever comes second finds another status, or another attempt.
  const change = writing(
    db,
    db
      .update(signatures)
      .set(changing)
      .where(and(byId, eq(signatures.status, placeholder("from")), eq(signatures.started_at, placeholder("attempt")))),
  );
  const one = selecting(db, db.select().from(signatures).where(byId));
  const all = selecting(db, db.select().from(signatures).where(ofVersion).orderBy(signatures.revision, signatures.id));
  const open = selecting(
    db,
    db
      .select({ id: signatures.id })
      .from(signatures)
      .where(sql`status not in ('SIGNED', 'FAILED')`)
      .orderBy(signatures.changed_at),
  );
  const openOf = selecting(
    db,
    db
      .select()
      .from(signatures)
      .where(and(eq(signatures.cruise_id, placeholder("cruise")), sql`status not in ('SIGNED', 'FAILED')`)),
  );
  const toRevoke = selecting(
    db,
    db
      .select()
      .from(signatures)
      .where(and(sql`status = 'FAILED'`, isNotNull(signatures.token))),
  );
  const waitingOf = selecting(
    db,
    db
      .select()
      .from(signatures)
      .where(and(sql`status = 'WAITING'`, eq(signatures.user_id, placeholder("user"))))
      .orderBy(sql`changed_at desc`),
  );
  const forgetFailed = writing(
    db,
    db
      .delete(signatures)
      .where(and(sql`status = 'FAILED'`, isNull(signatures.token), lt(signatures.changed_at, placeholder("before")))),
  );
  const forgetToken = writing(db, db.update(signatures).set({ token: null }).where(byId));
  return {
    add: (row: SignatureRow) => void add({ ...row }),
    /** Begins a failed one again. */
    restart: (row: SignatureRow) => void restart({ ...row }),
    /** @returns whether the signature was still at the step, and in the attempt, that it is to leave */
    change: (
      { id, status: from, started_at: attempt }: Pick<SignatureRow, "id" | "status" | "started_at">,
      to: SignatureChange,
    ): boolean => change({ ...to, id, from, attempt }).changes === 1,
    byId: (id: string): SignatureRow | undefined => one.get({ id }),
    /** In the order of their revisions; those without one first. */
    of: (cruise: number, version: number): SignatureRow[] => all.all({ cruise, version }),
    /** Those that are neither complete nor failed. */
    open: (): string[] => open.all().map(({ id }) => id),
    openOf: (cruise: number): SignatureRow[] => openOf.all({ cruise }),
    /** Those that wait for a person, the newest first. */
    waitingOf: (user: number): SignatureRow[] => waitingOf.all({ user }),
    /** Failed ones whose token may still be worth something. */
    toRevoke: (): SignatureRow[] => toRevoke.all(),
    /** Forgets those that failed before a time. @returns their number */
    forgetFailed: (before: string): number => forgetFailed({ before }).changes,
    forgetToken: (id: string) => void forgetToken({ id }),
  };
}
