import type { Sqlite } from "./database.ts";

export interface HistoryRow {
  revision: number;
  collection: string;
  id: string;
  rev: number;
  user_id: number | null;
  op: string;
  schema: number;
  deleted: number;
  at: string;
  body: string;
}

export interface AuditRow {
  at: string;
  user_id: number | null;
  action: string;
  collection: string | null;
  document_id: string | null;
  detail: string | null;
}

/** What is only ever added to: every revision, every action, every answered edit. */
export function ledgerQueries(sqlite: Sqlite) {
  const revisions = sqlite.prepare<[string, string], HistoryRow>(
    "select * from history where collection = ? and id = ? order by rev",
  );
  const latest = sqlite.prepare<[string, string, number], HistoryRow>(
    "select * from history where collection = ? and id = ? order by rev desc limit ?",
  );
  const revision = sqlite.prepare<[string, string, number], HistoryRow>(
    "select * from history where collection = ? and id = ? and rev <= ? order by rev desc limit 1",
  );
  const broughtBack = sqlite
    .prepare<[string, string, number, number], number>(
      "select 1 from brought_back where collection = ? and id = ? and rev between ? and ? limit 1",
    )
    .pluck();
  const heldUpTo = sqlite.prepare<[string, string, number, number], { rev: number; body: string }>(`
    select rev, body from brought_back where collection = ? and id = ? and rev between ? and ? and body is not null
    order by rev desc limit 1`);
  const bringBack = sqlite.prepare<[string, string, number, string | null]>(
    "insert or ignore into brought_back values (?, ?, ?, ?)",
  );
  const addAudit = sqlite.prepare<AuditRow>(`
    insert into audit (at, user_id, action, collection, document_id, detail)
    values (@at, @user_id, @action, @collection, @document_id, @detail)`);
  const audit = sqlite.prepare<[], AuditRow>(`
    select at, user_id, action, collection, document_id, detail, 0 as place from audit
    union all
    select at, user_id, case when deleted then 'delete' when coalesce(lag(deleted) over earlier, 1) then 'create' else 'update' end,
      collection, id, 'rev ' || rev, revision from history window earlier as (partition by collection, id order by rev)
    order by at, place`);
  // Of an edit that was simply taken the history says it.
  const result = sqlite
    .prepare<[{ user: number; collection: string; id: string; op: string }], string>(`
      select result from ops where user_id = @user and document = @collection || '/' || @id and op = @op
      union all select '{"outcome":"taken"}' from history where collection = @collection and id = @id and op = @op and user_id = @user
      limit 1`)
    .pluck();
  // In the order in which they were written, so that `at` needs no index. What the history would tell as simply taken, and was
  // more than that, is kept as long as the history is.
  const forget = sqlite.prepare<[string]>(`
    delete from ops where rowid < coalesce((select rowid from ops where at >= ? order by rowid limit 1), 1 << 62)
    and not exists (select 1 from history h where h.collection = substr(document, 1, instr(document, '/') - 1)
      and h.id = substr(document, instr(document, '/') + 1) and h.op = ops.op and h.user_id = ops.user_id)`);
  const keep = sqlite.prepare<[number, string, string, string, string]>(
    "insert or ignore into ops values (?, ?, ?, ?, ?)",
  );
  return {
    revisionsOf: (collection: string, id: string) => revisions.all(collection, id),
    /** The newest revision up to a number: where a restore took that one away, the last that was left before it. */
    revisionUpTo: (collection: string, id: string, rev: number) => revision.get(collection, id, rev),
    /** Whether one of some revisions that a restore took away has been brought back. */
    wasBroughtBack: (collection: string, id: string, rev: number, end: number) =>
      broughtBack.get(collection, id, rev, end) !== undefined,
    /** The newest of some revisions that were brought back, as it was held. */
    heldUpTo: (collection: string, id: string, from: number, rev: number) => heldUpTo.get(collection, id, from, rev),
    bringBack: (collection: string, id: string, rev: number, body: string | null) =>
      void bringBack.run(collection, id, rev, body),
    /** The newest first. */
    latestRevisions: (collection: string, id: string, limit: number) => latest.all(collection, id, limit),
    /** Notes what was done beside the writing of documents. */
    addAudit: (row: AuditRow) => void addAudit.run(row),
    /** Who did what and when, in the order of time: the writing of documents as the history has it, and everything else. */
    audit: () => audit.all(),
    /** What was answered to an edit, as JSON text. */
    resultOf: (user: number, collection: string, id: string, op: string) => result.get({ user, collection, id, op }),
    /** Forgets the answers that were given before a moment. @returns how many */
    forgetResults: (before: string) => forget.run(before).changes,
    keepResult: (user: number, collection: string, id: string, op: string, json: string, at: string) =>
      void keep.run(user, `${collection}/${id}`, op, json, at),
  };
}
