import type { Sqlite } from "./database.ts";

/** A document as it is kept: its body as JSON text, so that a pull hands it on unread. */
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
}

const COLUMNS = "d.collection, d.id, d.rev, d.body, d.deleted, d.schema, d.updated_at, d.updated_by";

/** Reads and writes single documents; who may see them is not its business. */
export function documentQueries(sqlite: Sqlite) {
  const get = sqlite.prepare<[string, string], DocumentRow>(
    `select ${COLUMNS} from documents d where d.collection = ? and d.id = ?`,
  );
  const put = sqlite.prepare<DocumentWrite>(`
    insert into documents (collection, id, rev, body, deleted, schema, owner_id, updated_at, updated_by)
    values (@collection, @id, @rev, @body, @deleted, @schema, @owner_id, @updated_at, @updated_by)
    on conflict do update set rev = excluded.rev, body = excluded.body, deleted = excluded.deleted, schema = excluded.schema,
      owner_id = excluded.owner_id, updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
  const visible = sqlite.prepare<[string, number, string], DocumentRow & { sight: number }>(`
    select ${COLUMNS}, a.sight from acl a join documents d on d.collection = a.collection and d.id = a.id
    where a.collection = ? and a.user_id = ? and a.id = ? and d.deleted = 0`);
  const allVisible = sqlite.prepare<[number, string], DocumentRow & { sight: number }>(`
    select ${COLUMNS}, a.sight from acl a join documents d on d.collection = a.collection and d.id = a.id
    where a.user_id = ? and a.collection = ? and d.deleted = 0 order by cast(d.id as integer), d.id`);
  const owned = sqlite.prepare<[string, number], DocumentRow>(`
    select ${COLUMNS} from documents d where d.collection = ? and d.owner_id = ? and d.deleted = 0
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
    put: (row: DocumentWrite) => void put.run(row),
    /** The document if that user may see it now, with the bits of its sight. */
    visibleTo: (user: number, collection: string, id: string) => visible.get(collection, user, id),
    allVisibleTo: (user: number, collection: string) => allVisible.all(user, collection),
    ownedBy: (collection: string, user: number) => owned.all(collection, user),
    idsOwnedBy: (collection: string, user: number) => ownedIds.all(collection, user),
  };
}
