import { and, eq, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "../../database.ts";
import type { StoredBody } from "../../storedBody.ts";
import { documents, feed, history, links } from "../../tables/documents.ts";
import { selecting } from "../prepared.ts";

/** A profile as it stands, with the bits of its sight for a user. */
interface SeenProfile {
  id: string;
  body: StoredBody;
  sight: number;
}

interface ContactRow extends SeenProfile {
  /** The key of the contact itself. */
  key: string;
  from_profile_id: number;
  /** 1 or 0. */
  send_invite: number;
}

const { placeholder } = sql;
const contact = alias(documents, "contact");
const contactState = alias(history, "contact_state");
const PROFILE = {
  id: documents.id,
  body: history.body,
  sight: sql<number>`${feed.sight}`.as("sight"),
};
const SEEN = and(
  eq(feed.collection, "profiles"),
  eq(feed.id, documents.id),
  eq(feed.user_id, placeholder("user")),
  isNotNull(feed.sight),
);

const named = alias(links, "named");
const NAMES = and(eq(named.target, "profiles"), eq(named.target_id, documents.id));
/** Also by a contact that was removed: its key ends with the profile's number. */
const EVER_HELD = and(eq(contact.collection, "contacts"), sql`${contact.id} like '%-' || ${documents.id}`);

/** The profiles that users keep as contacts, or know by their addresses. */
export function contactQueries(db: Db) {
  const held = selecting(
    db,
    db
      .select({
        ...PROFILE,
        key: sql<string>`${contact.id}`.as("key"),
        from_profile_id: sql<number>`${contactState.body} ->> 'from_profile_id'`.as("from_profile_id"),
        send_invite: sql<number>`${contactState.body} ->> 'send_invite'`.as("send_invite"),
      })
      .from(contact)
      .innerJoin(contactState, eq(contactState.revision, contact.revision))
      .innerJoin(
        links,
        and(eq(links.source, "contacts"), eq(links.source_id, contact.id), eq(links.target, "profiles")),
      )
      .innerJoin(
        documents,
        and(eq(documents.collection, "profiles"), eq(documents.id, links.target_id), eq(documents.deleted, 0)),
      )
      .innerJoin(history, eq(history.revision, documents.revision))
      .innerJoin(feed, SEEN)
      .where(
        and(
          ...[eq(contact.collection, "contacts"), eq(contact.owner_id, placeholder("user")), eq(contact.deleted, 0)],
          sql`(cast(${contact.id} as integer), ${contact.id}) > (cast(${placeholder("after")} as integer), ${placeholder("after")})`,
        ),
      )
      .orderBy(sql`cast(${contact.id} as integer)`, contact.id)
      .limit(placeholder("most")),
  );
  const known = selecting(
    db,
    db
      .select(PROFILE)
      .from(history)
      // In this order: SQLite would begin with all that the user sees.
      .crossJoin(documents)
      .crossJoin(feed)
      .where(
        and(
          // As the index has it.
          sql`${history.collection} = 'profiles'`,
          sql`lower(${history.body} ->> 'email') = ${placeholder("email")}`,
          sql`coalesce(${history.body} ->> 'soft_deleted', 0) = 0`,
          eq(documents.collection, "profiles"),
          eq(documents.id, history.id),
          eq(documents.revision, history.revision),
          eq(documents.deleted, 0),
          SEEN,
        ),
      ),
  );
  const unseen = selecting(
    db,
    db
      .select({ id: documents.id, body: history.body })
      .from(documents)
      .innerJoin(history, eq(history.revision, documents.revision))
      .where(
        and(
          eq(documents.collection, "profiles"),
          eq(documents.deleted, 0),
          isNull(documents.owner_id),
          sql`${history.body} ->> 'created_at' < ${placeholder("before")}`,
          sql`coalesce(${history.body} ->> 'soft_deleted', 0) = 0`,
          notExists(db.select({ id: named.source_id }).from(named).where(NAMES)),
          notExists(db.select({ id: contact.id }).from(contact).where(EVER_HELD)),
        ),
      ),
  );
  return {
    /** The profiles that no one owns, no agreement names and no contact has ever shown, made before a moment. */
    unseen: (before: string): { id: string; body: StoredBody }[] => unseen.all({ before }),
    /** The contacts of a user with their profiles, behind the one with a key, in order; of all from "" on. */
    heldBy: (user: number, after: string, most: number): ContactRow[] => held.all({ user, after, most }),
    /** The profiles in a user's sight that hold an address, in small letters; whether its sight covers the address is not asked. Read one by one. */
    withAddress: (user: number, email: string): IterableIterator<SeenProfile> => known.iterate({ user, email }),
  };
}
