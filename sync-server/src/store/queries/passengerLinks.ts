import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { passengerLinks } from "../tables/agreements.ts";
import { selecting, writing } from "./prepared.ts";

export interface PassengerLinkRow {
  token_hash: string;
  agreement_id: string;
  profile_id: string;
  created_by: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

const { placeholder } = sql;

/** Links by which passengers fill in their page. Moments are UTC. */
export function passengerLinkQueries(db: Db) {
  const add = writing(
    db,
    db.insert(passengerLinks).values({
      token_hash: placeholder("token_hash"),
      agreement_id: placeholder("agreement_id"),
      profile_id: placeholder("profile_id"),
      created_by: placeholder("created_by"),
      created_at: placeholder("created_at"),
      expires_at: placeholder("expires_at"),
    }),
  );
  const isOpen = gt(passengerLinks.expires_at, placeholder("now"));
  const isNamed = and(eq(passengerLinks.token_hash, placeholder("hash")), isOpen);
  const ofPassenger = and(
    eq(passengerLinks.agreement_id, placeholder("agreement")),
    eq(passengerLinks.profile_id, placeholder("profile")),
  );
  const open = selecting(db, db.select().from(passengerLinks).where(isNamed));
  const noteSent = writing(
    db,
    db
      .update(passengerLinks)
      .set({ used_at: sql`${placeholder("now")}` })
      .where(eq(passengerLinks.token_hash, placeholder("hash"))),
  );
  const end = writing(
    db,
    db
      .update(passengerLinks)
      .set({ expires_at: sql`${placeholder("now")}` })
      .where(and(ofPassenger, isOpen)),
  );
  const endAll = writing(
    db,
    db
      .update(passengerLinks)
      .set({ expires_at: sql`${placeholder("now")}` })
      .where(and(eq(passengerLinks.profile_id, placeholder("profile")), isOpen)),
  );
  const move = writing(
    db,
    db
      .update(passengerLinks)
      .set({ profile_id: sql`${placeholder("to")}` })
      .where(ofPassenger),
  );
  const ofAgreement = selecting(
    db,
    db
      .select()
      .from(passengerLinks)
      .where(eq(passengerLinks.agreement_id, placeholder("agreement")))
      .orderBy(desc(passengerLinks.created_at)),
  );
  const count = { count: sql<number>`count(*)`.as("count") };
  const isRecent = gt(passengerLinks.created_at, placeholder("since"));
  const madeFor = selecting(db, db.select(count).from(passengerLinks).where(and(ofPassenger, isRecent)));
  const madeBy = selecting(
    db,
    db
      .select(count)
      .from(passengerLinks)
      .where(and(eq(passengerLinks.created_by, placeholder("user")), isRecent)),
  );
  const forget = writing(db, db.delete(passengerLinks).where(lt(passengerLinks.expires_at, placeholder("before"))));
  return {
    add: (row: Omit<PassengerLinkRow, "used_at">) => void add({ ...row }),
    /** A link that has not ended. */
    open: (hash: string, now: string): PassengerLinkRow | undefined => open.get({ hash, now }),
    /** Notes that the form was sent; the link stays open for corrections. */
    noteSent: (hash: string, now: string) => void noteSent({ hash, now }),
    /** Ends the open link of a passenger. */
    end: (agreement: string, profile: string, now: string) => void end({ agreement, profile, now }),
    /** Ends every open link to a profile: its next owner knows nothing of their holders. */
    endAll: (profile: string, now: string) => void endAll({ profile, now }),
    /** Makes the links of one profile on an agreement those of another. */
    move: (agreement: string, profile: string, to: string) => void move({ agreement, profile, to }),
    /** The newest first. */
    ofAgreement: (agreement: string): PassengerLinkRow[] => ofAgreement.all({ agreement }),
    /** Counts the links for a passenger since a moment. */
    madeFor: (agreement: string, profile: string, since: string): number =>
      madeFor.get({ agreement, profile, since })?.count ?? 0,
    /** Counts the links that an account has made since a moment. */
    madeBy: (user: number, since: string): number => madeBy.get({ user, since })?.count ?? 0,
    /** Deletes those that expired before a moment. @returns their number */
    forget: (before: string): number => forget({ before }).changes,
  };
}
