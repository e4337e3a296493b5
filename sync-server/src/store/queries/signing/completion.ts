import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { signingCertificates, signingTasks } from "../../tables/completion.ts";
import { signatures } from "../../tables/signing.ts";
import { selecting, writing } from "../prepared.ts";

export type SigningTaskRow = typeof signingTasks.$inferSelect;
type SigningTask = SigningTaskRow["task"];
type CertificateRow = typeof signingCertificates.$inferSelect;

const { placeholder } = sql;
const given = (name: string) => sql`${placeholder(name)}`;
const { pdf, ...certificateFacts } = {
  cruise_id: signingCertificates.cruise_id,
  version: signingCertificates.version,
  sha256: signingCertificates.sha256,
  revision: signingCertificates.revision,
  file_name: signingCertificates.file_name,
  pdf: signingCertificates.pdf,
  made_at: signingCertificates.made_at,
};

/** What the server does after the last signature: its tasks, and certificates of completion. Moments are UTC. */
export function completionQueries(db: Db) {
  const isTask = and(
    eq(signingTasks.cruise_id, placeholder("cruise_id")),
    eq(signingTasks.version, placeholder("version")),
    eq(signingTasks.task, placeholder("task")),
  );
  const ofVersion = and(
    eq(signingCertificates.cruise_id, placeholder("cruise")),
    eq(signingCertificates.version, placeholder("version")),
  );
  const begin = writing(
    db,
    db
      .insert(signingTasks)
      .values({
        cruise_id: placeholder("cruise_id"),
        version: placeholder("version"),
        task: placeholder("task"),
        begun_at: placeholder("at"),
        due_at: placeholder("at"),
      })
      .onConflictDoNothing(),
  );
  const change = writing(
    db,
    db
      .update(signingTasks)
      .set({ due_at: given("due_at"), attempts: given("attempts"), cause: given("cause"), found: given("found") })
      .where(isTask),
  );
  const one = selecting(db, db.select().from(signingTasks).where(isTask));
  const due = selecting(
    db,
    db
      .select()
      .from(signingTasks)
      .where(sql`${signingTasks.due_at} <= ${placeholder("now")}`)
      .orderBy(signingTasks.due_at, signingTasks.task),
  );
  const failing = selecting(
    db,
    db.select().from(signingTasks).where(sql`${signingTasks.cause} is not null`).orderBy(signingTasks.begun_at),
  );
  // Signed by someone, and without a task: perhaps by everybody.
  const unnoted = selecting(
    db,
    db
      .selectDistinct({ cruise_id: signatures.cruise_id, version: signatures.version })
      .from(signatures)
      .leftJoin(
        signingTasks,
        and(eq(signingTasks.cruise_id, signatures.cruise_id), eq(signingTasks.version, signatures.version)),
      )
      .where(and(eq(signatures.status, "SIGNED"), sql`${signingTasks.task} is null`)),
  );
  const keep = writing(
    db,
    db.insert(signingCertificates).values({
      cruise_id: placeholder("cruise_id"),
      version: placeholder("version"),
      sha256: placeholder("sha256"),
      revision: placeholder("revision"),
      file_name: placeholder("file_name"),
      pdf: placeholder("pdf"),
      made_at: placeholder("made_at"),
    }),
  );
  const facts = selecting(db, db.select(certificateFacts).from(signingCertificates).where(ofVersion));
  const paper = selecting(db, db.select({ pdf }).from(signingCertificates).where(ofVersion));
  return {
    /** Begins a task, due at once; one that has begun stays as it is. */
    begin: (cruise_id: number, version: number, task: SigningTask, at: string) =>
      void begin({ cruise_id, version, task, at }),
    change: ({ begun_at: _, ...row }: SigningTaskRow) => void change({ ...row }),
    task: (cruise_id: number, version: number, task: SigningTask): SigningTaskRow | undefined =>
      one.get({ cruise_id, version, task }),
    due: (now: string): SigningTaskRow[] => due.all({ now }),
    /** Those whose last attempt has failed. */
    failing: (): SigningTaskRow[] => failing.all(),
    unnoted: () => unnoted.all(),
    /** Fails where there is a certificate already. */
    keepCertificate: (row: CertificateRow) => void keep({ ...row }),
    certificate: (cruise: number, version: number): Omit<CertificateRow, "pdf"> | undefined =>
      facts.get({ cruise, version }),
    certificatePdf: (cruise: number, version: number): Buffer | undefined => paper.get({ cruise, version })?.pdf,
  };
}
