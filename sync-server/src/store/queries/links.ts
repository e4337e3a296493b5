import { and, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Role } from "shared-schema/base/roles";
import type { Db } from "../database.ts";
import { documents, links } from "../tables/documents.ts";
import { selecting, writing } from "./prepared.ts";

/** One pointer from a document to another. */
export interface Link {
  target: "profiles" | "yachts";
  target_id: string;
  /** A party's role; `yacht`, `contact` and `inbox` for the others. */
  role: string;
}

/** A viewer and a profile on the same agreement. */
export interface TieRow {
  user_id: number;
  agreement_id: string;
  viewer_role: Role;
  profile_role: Role;
}

const { placeholder } = sql;
const OF_SOURCE = and(eq(links.source, placeholder("source")), eq(links.source_id, placeholder("id")));
/** A link from an agreement to a target, the other links of that agreement, and the profile at the end of one of them. */
const mine = alias(links, "mine");
const theirs = alias(links, "theirs");
const profile = alias(documents, "profile");
const MINE = and(eq(mine.target_id, placeholder("id")), eq(mine.source, "agreements"));
const THEIRS = and(
  eq(theirs.source, "agreements"),
  eq(theirs.source_id, mine.source_id),
  eq(theirs.target, "profiles"),
);
const THEIR_PROFILE = and(eq(profile.collection, "profiles"), eq(profile.id, theirs.target_id));

/** The graph of documents, by which readers are found without opening a body. */
export function linkQueries(db: Db) {
  const of = selecting(
    db,
    db
      .select({ target: links.target, target_id: links.target_id, role: links.role })
      .from(links)
      .where(OF_SOURCE)
      .orderBy(links.target, links.target_id, links.role),
  );
  const clear = writing(db, db.delete(links).where(OF_SOURCE));
  const add = writing(
    db,
    db.insert(links).values({
      source: placeholder("source"),
      source_id: placeholder("id"),
      target: placeholder("target"),
      target_id: placeholder("target_id"),
      role: placeholder("role"),
    }),
  );
  const sources = selecting(
    db,
    db
      .selectDistinct({ source_id: links.source_id })
      .from(links)
      .where(
        and(
          eq(links.target, placeholder("target")),
          eq(links.target_id, placeholder("id")),
          eq(links.source, placeholder("source")),
        ),
      ),
  );
  const ofOwner = selecting(
    db,
    db
      .selectDistinct({ source_id: links.source_id })
      .from(documents)
      .innerJoin(links, and(eq(links.target, documents.collection), eq(links.target_id, documents.id)))
      .where(
        and(
          eq(documents.collection, "profiles"),
          eq(documents.owner_id, placeholder("owner")),
          eq(documents.deleted, 0),
          eq(links.source, "agreements"),
        ),
      ),
  );
  const owner = sql<number>`${profile.owner_id}`.as("user_id");
  const onAgreement = selecting(
    db,
    db
      .select({ user_id: owner, role: sql<Role>`${theirs.role}`.as("role") })
      .from(theirs)
      .innerJoin(profile, THEIR_PROFILE)
      .where(
        and(
          eq(theirs.source, "agreements"),
          eq(theirs.source_id, placeholder("id")),
          eq(theirs.target, "profiles"),
          isNotNull(profile.owner_id),
        ),
      ),
  );
  const ownersAroundYacht = selecting(
    db,
    db
      .selectDistinct({ user_id: owner })
      .from(mine)
      .innerJoin(theirs, THEIRS)
      .innerJoin(profile, THEIR_PROFILE)
      .where(and(eq(mine.target, "yachts"), MINE, isNotNull(profile.owner_id))),
  );
  const ties = selecting(
    db,
    db
      .selectDistinct({
        user_id: owner,
        agreement_id: sql<string>`${mine.source_id}`.as("agreement_id"),
        viewer_role: sql<Role>`${theirs.role}`.as("viewer_role"),
        profile_role: sql<Role>`${mine.role}`.as("profile_role"),
      })
      .from(mine)
      .innerJoin(theirs, THEIRS)
      .innerJoin(profile, THEIR_PROFILE)
      .where(and(eq(mine.target, "profiles"), MINE, isNotNull(profile.owner_id))),
  );
  const contact = alias(documents, "contact");
  const holders = selecting(
    db,
    db
      .selectDistinct({ user_id: sql<number>`${contact.owner_id}`.as("user_id") })
      .from(links)
      .innerJoin(contact, and(eq(contact.collection, "contacts"), eq(contact.id, links.source_id)))
      .where(
        and(
          eq(links.target, "profiles"),
          eq(links.target_id, placeholder("id")),
          eq(links.source, "contacts"),
          isNotNull(contact.owner_id),
        ),
      ),
  );
  const rolesAroundYacht = selecting(
    db,
    db
      .selectDistinct({ role: sql<Role>`${theirs.role}`.as("role") })
      .from(mine)
      .innerJoin(theirs, THEIRS)
      .innerJoin(profile, THEIR_PROFILE)
      .where(and(eq(mine.target, "yachts"), MINE, eq(profile.owner_id, placeholder("user")))),
  );
  return {
    of: (source: string, id: string): Link[] => of.all({ source, id }),
    replace(source: string, id: string, next: readonly Link[]): void {
      clear({ source, id });
      for (const { target, target_id, role } of next) add({ source, id, target, target_id, role });
    },
    /** Documents of a collection that point to a target. */
    sourcesOf: (target: string, id: string, source: string) =>
      sources.all({ target, id, source }).map(({ source_id }) => source_id),
    /** The agreements that any profile of an account is a party of. */
    agreementsOfOwner: (owner: number) => ofOwner.all({ owner }).map(({ source_id }) => source_id),
    /** The accounts on an agreement, each with its roles. */
    rolesOnAgreement(id: string): Map<number, Role[]> {
      const roles = new Map<number, Role[]>();
      for (const { user_id, role } of onAgreement.all({ id }))
        roles.set(user_id, [...(roles.get(user_id) ?? []), role]);
      return roles;
    },
    ownersAroundYacht: (id: string) => ownersAroundYacht.all({ id }).map(({ user_id }) => user_id),
    tiesOfProfile: (id: string): TieRow[] => ties.all({ id }),
    holdersOfProfile: (id: string) => holders.all({ id }).map(({ user_id }) => user_id),
    /** A user's roles on the agreements that use a yacht. */
    rolesAroundYacht: (id: string, user: number) => rolesAroundYacht.all({ id, user }).map(({ role }) => role),
  };
}
