import { and, eq, lte, sql } from "drizzle-orm";
import type { KycEntry } from "shared-schema/kyc/items";
import type { Db } from "../../database.ts";
import { kycItems } from "../../tables/kyc.ts";
import { selecting, writing } from "../prepared.ts";
import { type KycPlace, kycDocumentQueries } from "./kycDocuments.ts";

export interface KycItemRow extends KycPlace, KycEntry {
  subject: string;
  updated_at: string;
  rev: number;
}

/** The check of one party, as far as its end goes. */
export interface KycFileRow {
  agreement_id: string;
  profile_id: string;
  subject: string;
  updated_at: string;
}

const { placeholder } = sql;
const given = (name: string) => sql`${placeholder(name)}`;

/** The checks of parties. Moments are UTC. */
export function kycQueries(db: Db) {
  const isParty = and(
    eq(kycItems.agreement_id, placeholder("agreement_id")),
    eq(kycItems.profile_id, placeholder("profile_id")),
  );
  const isItem = and(isParty, eq(kycItems.item, placeholder("item")));
  const entered = {
    state: given("state"),
    expires_on: given("expires_on"),
    note: given("note"),
    checked_by: given("checked_by"),
    checked_at: given("checked_at"),
    held_by: given("held_by"),
    subject: given("subject"),
    updated_at: given("updated_at"),
    rev: given("rev"),
  };
  const put = writing(
    db,
    db
      .insert(kycItems)
      .values({
        agreement_id: placeholder("agreement_id"),
        profile_id: placeholder("profile_id"),
        item: placeholder("item"),
        ...entered,
      })
      .onConflictDoUpdate({ target: [kycItems.agreement_id, kycItems.profile_id, kycItems.item], set: entered }),
  );
  const one = selecting(db, db.select().from(kycItems).where(isItem));
  const ofAgreement = selecting(
    db,
    db
      .select()
      .from(kycItems)
      .where(eq(kycItems.agreement_id, placeholder("agreement"))),
  );
  const ofProfile = selecting(
    db,
    db
      .select()
      .from(kycItems)
      .where(eq(kycItems.profile_id, placeholder("profile"))),
  );
  const files = selecting(
    db,
    db
      .select({
        agreement_id: kycItems.agreement_id,
        profile_id: kycItems.profile_id,
        // The columns beside a maximum are those of its row.
        subject: kycItems.subject,
        updated_at: sql<string>`max(${kycItems.updated_at})`.as("updated_at"),
      })
      .from(kycItems)
      .groupBy(kycItems.agreement_id, kycItems.profile_id),
  );
  const isEnding = and(eq(kycItems.state, "DONE"), lte(kycItems.expires_on, placeholder("by")));
  const endingAmong = selecting(
    db,
    db
      .selectDistinct({ agreement_id: kycItems.agreement_id })
      .from(kycItems)
      .where(
        and(sql`${kycItems.agreement_id} in (select value from json_each(${placeholder("agreements")}))`, isEnding),
      ),
  );
  const endingIn = selecting(
    db,
    db.selectDistinct({ agreement_id: kycItems.agreement_id }).from(kycItems).where(isEnding),
  );
  const forgetItem = writing(db, db.delete(kycItems).where(isItem));
  const forgetParty = writing(db, db.delete(kycItems).where(isParty));
  const moveItem = writing(
    db,
    db
      .update(kycItems)
      .set({ profile_id: given("to") })
      .where(isItem),
  );
  const moveChecker = writing(
    db,
    db
      .update(kycItems)
      .set({ checked_by: given("to") })
      .where(eq(kycItems.checked_by, placeholder("from"))),
  );
  const moveHolder = writing(
    db,
    db
      .update(kycItems)
      .set({ held_by: given("to") })
      .where(eq(kycItems.held_by, placeholder("from"))),
  );
  const documents = kycDocumentQueries(db);
  return {
    documents,
    put: (row: KycItemRow) => void put({ ...row }),
    get: (place: KycPlace): KycItemRow | undefined => one.get({ ...place }),
    ofAgreement: (agreement: string): KycItemRow[] => ofAgreement.all({ agreement }),
    ofProfile: (profile: string): KycItemRow[] => ofProfile.all({ profile }),
    /** One row for each party of which something was entered. */
    files: (): KycFileRow[] => files.all(),
    /** The agreements with evidence that ends by a day, `YYYY-MM-DD`. */
    endingIn: (by: string): string[] => endingIn.all({ by }).map(({ agreement_id }) => agreement_id),
    /** Those of some agreements that have such evidence. */
    endingAmong: (agreements: readonly string[], by: string): string[] =>
      endingAmong.all({ agreements: JSON.stringify(agreements), by }).map(({ agreement_id }) => agreement_id),
    forgetItem: (place: KycPlace) => void forgetItem({ ...place }),
    forgetParty: (party: Omit<KycPlace, "item">) => void forgetParty({ ...party }),
    moveItem: (place: KycPlace, to: string) => void moveItem({ ...place, to }),
    /** Makes what one account has checked and added another's. */
    moveAccount(from: number, to: number): void {
      moveChecker({ from, to });
      moveHolder({ from, to });
      documents.moveAccount(from, to);
    },
  };
}
