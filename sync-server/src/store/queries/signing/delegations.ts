import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { mails } from "../../tables/messages.ts";
import { signingDelegations, signingRequests } from "../../tables/signing.ts";
import { selecting, writing } from "../prepared.ts";

export type SigningDelegationRow = typeof signingDelegations.$inferSelect;
type SigningRequestRow = typeof signingRequests.$inferSelect;

const { placeholder } = sql;
const given = (name: string) => sql`${placeholder(name)}`;

/** Who signs for whom, and who was asked to sign. */
export function signingDelegationQueries(db: Db) {
  const add = writing(
    db,
    db.insert(signingDelegations).values({
      id: placeholder("id"),
      cruise_id: placeholder("cruise_id"),
      version: placeholder("version"),
      party: placeholder("party"),
      delegate_profile_id: placeholder("delegate_profile_id"),
      state: "offered",
      made_by: placeholder("made_by"),
      made_at: placeholder("made_at"),
    }),
  );
  const byId = eq(signingDelegations.id, placeholder("id"));
  const one = selecting(db, db.select().from(signingDelegations).where(byId));
  const ofVersion = selecting(
    db,
    db
      .select()
      .from(signingDelegations)
      .where(
        and(
          eq(signingDelegations.cruise_id, placeholder("cruise")),
          eq(signingDelegations.version, placeholder("version")),
        ),
      )
      .orderBy(signingDelegations.made_at, signingDelegations.id),
  );
  const offeredTo = selecting(
    db,
    db
      .select()
      .from(signingDelegations)
      .where(
        and(
          eq(signingDelegations.state, "offered"),
          sql`${signingDelegations.delegate_profile_id} in (select value from json_each(${placeholder("profiles")}))`,
        ),
      )
      .orderBy(desc(signingDelegations.made_at), signingDelegations.id)
      .limit(placeholder("most")),
  );
  const accept = writing(
    db,
    db
      .update(signingDelegations)
      .set({ state: "accepted", accepted_at: given("at") })
      .where(byId),
  );
  const end = writing(
    db,
    db
      .update(signingDelegations)
      .set({ state: "ended", ended_at: given("at") })
      .where(byId),
  );
  const ask = writing(
    db,
    db
      .insert(signingRequests)
      .values({
        mail_key: placeholder("mail_key"),
        cruise_id: placeholder("cruise_id"),
        version: placeholder("version"),
        profile_id: placeholder("profile_id"),
        asked_at: placeholder("asked_at"),
      })
      .onConflictDoNothing(),
  );
  const asked = selecting(
    db,
    db
      .select({
        mail_key: signingRequests.mail_key,
        profile_id: signingRequests.profile_id,
        asked_at: signingRequests.asked_at,
        state: sql<string | null>`${mails.state}`.as("state"),
        sent_at: sql<string | null>`${mails.sent_at}`.as("sent_at"),
        next_at: sql<string | null>`${mails.next_at}`.as("next_at"),
        attempts: sql<number | null>`${mails.attempts}`.as("attempts"),
        failure: sql<string | null>`${mails.failure}`.as("failure"),
      })
      .from(signingRequests)
      .leftJoin(mails, eq(mails.key, signingRequests.mail_key))
      .where(
        and(eq(signingRequests.cruise_id, placeholder("cruise")), eq(signingRequests.version, placeholder("version"))),
      )
      .orderBy(signingRequests.asked_at),
  );
  const request = selecting(
    db,
    db
      .select()
      .from(signingRequests)
      .where(eq(signingRequests.mail_key, placeholder("key"))),
  );
  return {
    add: (row: Omit<SigningDelegationRow, "state" | "accepted_at" | "ended_at">) => void add({ ...row }),
    get: (id: string): SigningDelegationRow | undefined => one.get({ id }),
    of: (cruise: number, version: number): SigningDelegationRow[] => ofVersion.all({ cruise, version }),
    /** Those that wait for one of some profiles, newest first. */
    offeredTo: (profiles: readonly number[], most: number): SigningDelegationRow[] =>
      offeredTo.all({ profiles: JSON.stringify(profiles), most }),
    accept: (id: string, at: string) => void accept({ id, at }),
    end: (id: string, at: string) => void end({ id, at }),
    /** Notes that a person was asked, by the key of the mail. */
    ask: (row: SigningRequestRow) => void ask({ ...row }),
    request: (key: string): SigningRequestRow | undefined => request.get({ key }),
    /** Oldest first, with the state of each mail; null where it was forgotten. */
    asked: (cruise: number, version: number) => asked.all({ cruise, version }),
  };
}
