import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Receipt } from "shared-schema/agreement/payments/receipt/receipt";
import type { KycItem } from "shared-schema/kyc/items";
import type { Db } from "../../database.ts";
import { kycDocuments, kycReads } from "../../tables/kyc.ts";
import { selecting, writing } from "../prepared.ts";

/** The place of an item: the agreement and the profile by their keys. */
export interface KycPlace {
  agreement_id: string;
  profile_id: string;
  item: KycItem;
}

export interface KycDocumentRow extends KycPlace {
  id: string;
  sha256: string;
  kind: Receipt["kind"];
  bytes: number;
  added_by: number;
  added_at: string;
  removed_at: string | null;
}

const { placeholder } = sql;

/** Documents of the checks of parties. A removed one is no one's to read; its row says that its file is still to be deleted, from `removed_at` on. */
export function kycDocumentQueries(db: Db) {
  const isKept = isNull(kycDocuments.removed_at);
  const isParty = and(
    eq(kycDocuments.agreement_id, placeholder("agreement_id")),
    eq(kycDocuments.profile_id, placeholder("profile_id")),
  );
  const isOne = eq(kycDocuments.id, placeholder("id"));
  const add = writing(
    db,
    db.insert(kycDocuments).values({
      id: placeholder("id"),
      agreement_id: placeholder("agreement_id"),
      profile_id: placeholder("profile_id"),
      item: placeholder("item"),
      sha256: placeholder("sha256"),
      kind: placeholder("kind"),
      bytes: placeholder("bytes"),
      added_by: placeholder("added_by"),
      added_at: placeholder("added_at"),
      removed_at: placeholder("removed_at"),
    }),
  );
  const get = selecting(db, db.select().from(kycDocuments).where(and(isOne, isKept)));
  const ofAgreement = selecting(
    db,
    db
      .select()
      .from(kycDocuments)
      .where(and(eq(kycDocuments.agreement_id, placeholder("agreement")), isKept))
      .orderBy(kycDocuments.added_at),
  );
  const ofProfile = selecting(
    db,
    db
      .select()
      .from(kycDocuments)
      .where(and(eq(kycDocuments.profile_id, placeholder("profile")), isKept))
      .orderBy(kycDocuments.added_at),
  );
  const removed = selecting(
    db,
    db
      .select()
      .from(kycDocuments)
      .where(lte(kycDocuments.removed_at, placeholder("now")))
      .orderBy(kycDocuments.removed_at)
      .limit(placeholder("most")),
  );
  const isRemoved = { removed_at: sql`${placeholder("at")}` };
  const remove = writing(db, db.update(kycDocuments).set(isRemoved).where(and(isOne, isKept)));
  const removeParty = writing(db, db.update(kycDocuments).set(isRemoved).where(and(isParty, isKept)));
  const isUploading = gt(kycDocuments.removed_at, placeholder("now"));
  const stand = writing(db, db.update(kycDocuments).set({ removed_at: null }).where(and(isOne, isUploading)));
  const postpone = writing(db, db.update(kycDocuments).set(isRemoved).where(isOne));
  const forget = writing(db, db.delete(kycDocuments).where(isOne));
  const move = writing(
    db,
    db
      .update(kycDocuments)
      .set({ profile_id: sql`${placeholder("to")}` })
      .where(eq(kycDocuments.profile_id, placeholder("from"))),
  );
  const moveAdder = writing(
    db,
    db
      .update(kycDocuments)
      .set({ added_by: sql`${placeholder("to")}` })
      .where(eq(kycDocuments.added_by, placeholder("from"))),
  );
  const read = writing(
    db,
    db
      .insert(kycReads)
      .values({ document_id: placeholder("id"), reader_id: placeholder("reader"), day: placeholder("day") })
      .onConflictDoNothing(),
  );
  return {
    add: (row: KycDocumentRow) => void add({ ...row }),
    /** Makes a document a kept one, once its file is kept. @returns whether that was in time */
    stand: (id: string, now: string): boolean => stand({ id, now }).changes === 1,
    get: (id: string): KycDocumentRow | undefined => get.get({ id }),
    /** The oldest first. */
    ofAgreement: (agreement: string): KycDocumentRow[] => ofAgreement.all({ agreement }),
    ofProfile: (profile: string): KycDocumentRow[] => ofProfile.all({ profile }),
    /** Those whose files are to be deleted by now, at most so many, the longest removed first. */
    removed: (now: string, most: number): KycDocumentRow[] => removed.all({ now, most }),
    /** Puts one whose file could not be deleted behind the others. */
    postpone: (id: string, at: string) => void postpone({ id, at }),
    remove: (id: string, at: string) => void remove({ id, at }),
    /** @returns how many there were */
    removeParty: (party: Omit<KycPlace, "item">, at: string): number => removeParty({ ...party, at }).changes,
    forget: (id: string) => void forget({ id }),
    moveProfile: (from: string, to: string) => void move({ from, to }),
    moveAccount: (from: number, to: number) => void moveAdder({ from, to }),
    /** @returns whether it is the first time on this day */
    noteRead: (id: string, reader: number, day: string): boolean => read({ id, reader, day }).changes === 1,
  };
}
