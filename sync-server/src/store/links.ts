import type { Role } from "shared-schema/agreement/roles";
import type { Sqlite } from "./database.ts";

/** One pointer from a document to another. */
export interface Link {
  target: "profiles" | "yachts";
  target_id: string;
  /** A party's role; `yacht` and `contact` for the others. */
  role: string;
}

/** A viewer and a profile on the same agreement. */
export interface TieRow {
  user_id: number;
  agreement_id: string;
  viewer_role: Role;
  profile_role: Role;
}

/** The graph of documents, by which readers are found without opening a body. */
export function linkQueries(sqlite: Sqlite) {
  const of = sqlite.prepare<[string, string], Link>(
    "select target, target_id, role from links where source = ? and source_id = ? order by target, target_id, role",
  );
  const clear = sqlite.prepare<[string, string]>("delete from links where source = ? and source_id = ?");
  const add = sqlite.prepare<[string, string, string, string, string]>("insert into links values (?, ?, ?, ?, ?)");
  const sources = sqlite
    .prepare<[string, string, string], string>(
      "select distinct source_id from links where target = ? and target_id = ? and source = ?",
    )
    .pluck();
  const ownersOnAgreement = sqlite
    .prepare<[string], number>(`
      select distinct p.owner_id from links l join documents p on p.collection = 'profiles' and p.id = l.target_id
      where l.source = 'agreements' and l.source_id = ? and l.target = 'profiles' and p.owner_id is not null`)
    .pluck();
  const ownersAroundYacht = sqlite
    .prepare<[string], number>(`
      select distinct p.owner_id from links y
      join links l on l.source = 'agreements' and l.source_id = y.source_id and l.target = 'profiles'
      join documents p on p.collection = 'profiles' and p.id = l.target_id
      where y.target = 'yachts' and y.target_id = ? and y.source = 'agreements' and p.owner_id is not null`)
    .pluck();
  const ties = sqlite.prepare<[string], TieRow>(`
    select distinct v.owner_id as user_id, mine.source_id as agreement_id, theirs.role as viewer_role, mine.role as profile_role
    from links mine
    join links theirs on theirs.source = 'agreements' and theirs.source_id = mine.source_id and theirs.target = 'profiles'
    join documents v on v.collection = 'profiles' and v.id = theirs.target_id
    where mine.target = 'profiles' and mine.target_id = ? and mine.source = 'agreements' and v.owner_id is not null`);
  const holders = sqlite
    .prepare<[string], number>(`
      select distinct c.owner_id from links l join documents c on c.collection = 'contacts' and c.id = l.source_id
      where l.target = 'profiles' and l.target_id = ? and l.source = 'contacts' and c.owner_id is not null`)
    .pluck();
  const rolesAroundYacht = sqlite
    .prepare<[string, number], Role>(`
      select distinct l.role from links y
      join links l on l.source = 'agreements' and l.source_id = y.source_id and l.target = 'profiles'
      join documents p on p.collection = 'profiles' and p.id = l.target_id
      where y.target = 'yachts' and y.target_id = ? and y.source = 'agreements' and p.owner_id = ?`)
    .pluck();
  return {
    of: (source: string, id: string) => of.all(source, id),
    replace(source: string, id: string, next: readonly Link[]): void {
      clear.run(source, id);
      for (const link of next) add.run(source, id, link.target, link.target_id, link.role);
    },
    /** Documents of a collection that point to a target. */
    sourcesOf: (target: string, id: string, source: string) => sources.all(target, id, source),
    ownersOnAgreement: (id: string) => ownersOnAgreement.all(id),
    ownersAroundYacht: (id: string) => ownersAroundYacht.all(id),
    tiesOfProfile: (id: string) => ties.all(id),
    holdersOfProfile: (id: string) => holders.all(id),
    /** A user's roles on the agreements that use a yacht. */
    rolesAroundYacht: (id: string, user: number) => rolesAroundYacht.all(id, user),
  };
}
