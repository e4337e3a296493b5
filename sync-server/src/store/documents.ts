import type { Sqlite } from "./database.ts";

/** A document as it stands: its body as JSON text, so that a pull hands it on unread. */
export interface DocumentRow {
  collection: string;
  id: string;
  rev: number;
  body: string;
  deleted: number;
  schema: number;
  updated_at: string;
  updated_by: number | null;
}

export interface DocumentWrite extends DocumentRow {
  owner_id: number | null;
  /** The edit's name. */
  op: string;
  /** The number of the revision that stands; 0 when there is none. */
  upon: number;
}

const COLUMNS = "d.collection, d.id, d.rev, h.body, d.deleted, h.schema, h.at as updated_at, h.user_id as updated_by";
/** A document with the revision that holds its body. */
const DOCUMENT = "documents d join history h on h.revision = d.revision";

/** Reads and writes single documents; who may see them is not its business. */
export function documentQueries(sqlite: Sqlite) {
  const get = sqlite.prepare<[string, string], DocumentRow>(
    `select ${COLUMNS} from ${DOCUMENT} where d.collection = ? and d.id = ?`,
  );
  type Revision = [string, string, number, number | null, string, number, number, string, string];
  const addRevision = sqlite.prepare<Revision>(`
    insert into history (collection, id, rev, user_id, op, schema, deleted, at, body) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const put = sqlite.prepare<[string, string, number, number, number | null, number | bigint, number]>(`
    insert into documents (collection, id, rev, deleted, owner_id, revision) values (?, ?, ?, ?, ?, ?)
    on conflict do update set rev = excluded.rev, deleted = excluded.deleted, owner_id = excluded.owner_id,
      revision = excluded.revision where rev = ?`);
  const VISIBLE = `select ${COLUMNS}, f.sight from feed f join documents d on d.collection = f.collection and d.id = f.id
    join history h on h.revision = d.revision where f.sight is not null and d.deleted = 0`;
  const visible = sqlite.prepare<[string, string, number], DocumentRow & { sight: number }>(
    `${VISIBLE} and f.collection = ? and f.id = ? and f.user_id = ?`,
  );
  const allVisible = sqlite.prepare<[number, string], DocumentRow & { sight: number }>(
    `${VISIBLE} and f.user_id = ? and f.collection = ? order by cast(d.id as integer), d.id`,
  );
  const owned = sqlite.prepare<[string, number], DocumentRow>(`
    select ${COLUMNS} from ${DOCUMENT} where d.collection = ? and d.owner_id = ? and d.deleted = 0
    order by cast(d.id as integer), d.id`);
  const ownedIds = sqlite
    .prepare<[string, number], string>("select id from documents where collection = ? and owner_id = ? and deleted = 0")
    .pluck();
  const idsIn = sqlite
    .prepare<[string], string>("select id from documents where collection = ? and deleted = 0 order by id")
    .pluck();
  return {
    idsIn: (collection: string) => idsIn.all(collection),
    get: (collection: string, id: string) => get.get(collection, id),
    /**
     * Adds a revision to the history and makes it the one that stands.
     * @throws when another one stands than it is made upon: nothing is written over what was not read
     */
    put({
      collection,
      id,
      rev,
      body,
      deleted,
      schema,
      owner_id,
      updated_at,
      updated_by,
      op,
      upon,
    }: DocumentWrite): void {
      const added = addRevision.run(collection, id, rev, updated_by, op, schema, deleted, updated_at, body);
      const { changes } = put.run(collection, id, rev, deleted, owner_id, added.lastInsertRowid, upon);
      if (changes !== 1) throw new Error(`${collection} ${id} does not stand at revision ${upon}`);
    },
    /** The document if that user may see it now, with the bits of its sight. */
    visibleTo: (user: number, collection: string, id: string) => visible.get(collection, id, user),
    allVisibleTo: (user: number, collection: string) => allVisible.all(user, collection),
    ownedBy: (collection: string, user: number) => owned.all(collection, user),
    idsOwnedBy: (collection: string, user: number) => ownedIds.all(collection, user),
  };
}
