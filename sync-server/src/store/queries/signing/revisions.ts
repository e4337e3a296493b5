import { and, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { signingRevisions } from "../../tables/signing.ts";
import { selecting, writing } from "../prepared.ts";

type SigningRevisionRow = typeof signingRevisions.$inferSelect;
/** A revision without its bytes. */
type SigningRevision = Omit<SigningRevisionRow, "bytes">;

const { placeholder } = sql;
const { bytes, ...facts } = {
  cruise_id: signingRevisions.cruise_id,
  version: signingRevisions.version,
  n: signingRevisions.n,
  sha256: signingRevisions.sha256,
  bytes: signingRevisions.bytes,
  kind: signingRevisions.kind,
  user_id: signingRevisions.user_id,
  made_at: signingRevisions.made_at,
};

/** What signing has added to the PDFs of versions. Rows are only ever added. */
export function signingRevisionQueries(db: Db) {
  const ofVersion = and(
    eq(signingRevisions.cruise_id, placeholder("cruise")),
    eq(signingRevisions.version, placeholder("version")),
  );
  const all = selecting(db, db.select(facts).from(signingRevisions).where(ofVersion).orderBy(signingRevisions.n));
  const one = selecting(
    db,
    db
      .select(facts)
      .from(signingRevisions)
      .where(eq(signingRevisions.sha256, placeholder("sha256"))),
  );
  const pieces = selecting(
    db,
    db
      .select({ bytes })
      .from(signingRevisions)
      .where(and(ofVersion, lte(signingRevisions.n, placeholder("n"))))
      .orderBy(signingRevisions.n),
  );
  const add = writing(
    db,
    db.insert(signingRevisions).values({
      cruise_id: placeholder("cruise_id"),
      version: placeholder("version"),
      n: placeholder("n"),
      sha256: placeholder("sha256"),
      bytes: placeholder("bytes"),
      kind: placeholder("kind"),
      user_id: placeholder("user_id"),
      made_at: placeholder("made_at"),
    }),
  );
  return {
    /** Fails where the revision is there already. */
    add: (row: SigningRevisionRow) => void add({ ...row }),
    /** Oldest first. */
    of: (cruise: number, version: number): SigningRevision[] => all.all({ cruise, version }),
    /** The revision whose whole file has this hash. */
    byHash: (sha256: string): SigningRevision | undefined => one.get({ sha256 }),
    /** The bytes of revisions 1 to n. */
    piecesOf: (cruise: number, version: number, n: number): Buffer[] =>
      pieces.all({ cruise, version, n }).map((row) => row.bytes),
  };
}
