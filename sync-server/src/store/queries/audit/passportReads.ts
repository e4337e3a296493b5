import { and, desc, eq, gt, gte, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { PassportReadKind } from "shared-schema/guest/passportRead";
import type { Db } from "../../database.ts";
import { passportReads } from "../../tables/audit.ts";
import { selecting, writing } from "../prepared.ts";

interface PassportReadRow {
  key: string;
  reader_id: number;
  profile_id: string;
  agreement_id: string | null;
  kind: PassportReadKind;
  roles: string;
  at: string;
  noted_at: string;
  ends_at: string | null;
  /** Files that the entry stands for. */
  files: number;
  /** The key of the last of several files; null where the entry stands for one. */
  last_key: string | null;
}

const { placeholder } = sql;

/** The record of who was shown or has exported a passport. Moments are UTC. */
export function passportReadQueries(db: Db) {
  const add = writing(
    db,
    db
      .insert(passportReads)
      .values({
        key: placeholder("key"),
        reader_id: placeholder("reader_id"),
        profile_id: placeholder("profile_id"),
        agreement_id: placeholder("agreement_id"),
        kind: placeholder("kind"),
        roles: placeholder("roles"),
        at: placeholder("at"),
        noted_at: placeholder("noted_at"),
        last_key: placeholder("last_key"),
      })
      .onConflictDoNothing(),
  );
  const has = selecting(
    db,
    db
      .select({ key: passportReads.key })
      .from(passportReads)
      .where(eq(passportReads.key, placeholder("key"))),
  );
  const noted = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(passportReads)
      .where(and(eq(passportReads.reader_id, placeholder("reader")), gt(passportReads.noted_at, placeholder("since")))),
  );
  const exported = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(passportReads)
      .where(
        and(
          eq(passportReads.profile_id, placeholder("profile")),
          eq(passportReads.reader_id, placeholder("reader")),
          eq(passportReads.kind, "EXPORTED"),
          gte(passportReads.at, placeholder("from")),
          lt(passportReads.at, placeholder("to")),
        ),
      ),
  );
  const addFile = writing(
    db,
    db
      .update(passportReads)
      .set({ files: sql`${passportReads.files} + 1`, last_key: sql`${placeholder("file")}` })
      .where(and(eq(passportReads.key, placeholder("key")), ne(passportReads.last_key, placeholder("file")))),
  );
  const { key, reader_id, profile_id, agreement_id, kind, roles, at, noted_at, ends_at, files, last_key } =
    passportReads;
  const ranked = db.$with("ranked").as(
    db
      .select({
        ...{ key, reader_id, profile_id, agreement_id, kind, roles, at, noted_at, ends_at, files, last_key },
        place: sql<number>`row_number() over (partition by ${reader_id} order by ${at} desc)`.as("place"),
      })
      .from(passportReads)
      .where(eq(passportReads.profile_id, placeholder("profile"))),
  );
  // The newest of each reader first: one who has very many entries hides no one.
  const ofProfile = selecting(
    db,
    db.with(ranked).select().from(ranked).orderBy(sql`${ranked.place}`, desc(ranked.at)).limit(placeholder("limit")),
  );
  const standing = selecting(
    db,
    db
      .selectDistinct({ profile_id: passportReads.profile_id })
      .from(passportReads)
      .where(isNull(passportReads.ends_at)),
  );
  const end = writing(
    db,
    db
      .update(passportReads)
      .set({ ends_at: sql`${placeholder("at")}` })
      .where(and(eq(passportReads.profile_id, placeholder("profile")), isNull(passportReads.ends_at))),
  );
  const moveProfile = writing(
    db,
    db
      .update(passportReads)
      .set({ profile_id: sql`${placeholder("to")}` })
      .where(eq(passportReads.profile_id, placeholder("from"))),
  );
  const moveReader = writing(
    db,
    db
      .update(passportReads)
      .set({ reader_id: sql`${placeholder("to")}` })
      .where(eq(passportReads.reader_id, placeholder("from"))),
  );
  const forget = writing(db, db.delete(passportReads).where(lte(passportReads.ends_at, placeholder("now"))));
  return {
    /** @returns whether it was not recorded before */
    add: (row: Omit<PassportReadRow, "ends_at" | "files">): boolean => add({ ...row }).changes === 1,
    has: (key: string): boolean => has.get({ key }) !== undefined,
    /** Counts what was recorded of a reader since a moment. */
    noted: (reader: number, since: string): number => noted.get({ reader, since })?.count ?? 0,
    /** Counts the entries of files with a person's passport that a reader saved from a moment on and before another. */
    exported: (reader: number, profile: string, from: string, to: string): number =>
      exported.get({ reader, profile, from, to })?.count ?? 0,
    /** Counts one more file in an entry. @returns false where it was the last that was counted, or there is no such entry */
    addFile: (key: string, file: string): boolean => addFile({ key, file }).changes === 1,
    /** The newest first. Where there are more than the limit, those of readers with many entries are left out. */
    ofProfile: (profile: string, limit: number): PassportReadRow[] =>
      ofProfile
        .all({ profile, limit })
        .map(({ place: _, ...row }) => row)
        .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)),
    /** The profiles with entries that have no end yet. */
    standing: (): string[] => standing.all().map(({ profile_id }) => profile_id),
    /** Sets the end of a profile's entries that have none. */
    end: (profile: string, at: string) => void end({ profile, at }),
    moveProfile: (from: string, to: string) => void moveProfile({ from, to }),
    moveReader: (from: number, to: number) => void moveReader({ from, to }),
    /** Deletes what has ended. @returns its number */
    forget: (now: string): number => forget({ now }).changes,
  };
}
