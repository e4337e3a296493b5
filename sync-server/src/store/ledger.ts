import type { Sqlite } from "./database.ts";

export interface HistoryRow {
  collection: string;
  id: string;
  rev: number;
  user_id: number | null;
  op: string;
  body: string;
  deleted: number;
  at: string;
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
  const addRevision = sqlite.prepare<HistoryRow>(
    "insert into history values (@collection, @id, @rev, @user_id, @op, @body, @deleted, @at)",
  );
  const revisions = sqlite.prepare<[string, string], HistoryRow>(
    "select * from history where collection = ? and id = ? order by rev",
  );
  const latest = sqlite.prepare<[string, string, number], HistoryRow>(
    "select * from history where collection = ? and id = ? order by rev desc limit ?",
  );
  const revision = sqlite.prepare<[string, string, number], HistoryRow>(
    "select * from history where collection = ? and id = ? and rev = ?",
  );
  const addAudit = sqlite.prepare<AuditRow>(`
    insert into audit (at, user_id, action, collection, document_id, detail)
    values (@at, @user_id, @action, @collection, @document_id, @detail)`);
  const audit = sqlite.prepare<[], AuditRow>(
    "select at, user_id, action, collection, document_id, detail from audit order by id",
  );
  const result = sqlite
    .prepare<[number, string, string], string>("select result from ops where user_id = ? and document = ? and op = ?")
    .pluck();
  // In the order in which they were written: only what is deleted is walked over, and `at` needs no index.
  const forget = sqlite.prepare<[string]>(`
    delete from ops where rowid < coalesce((select rowid from ops where at >= ? order by rowid limit 1), 1 << 62)`);
  const keep = sqlite.prepare<[number, string, string, string, string]>(
    "insert or ignore into ops values (?, ?, ?, ?, ?)",
  );
  return {
    addRevision: (row: HistoryRow) => void addRevision.run(row),
    revisionsOf: (collection: string, id: string) => revisions.all(collection, id),
    revisionAt: (collection: string, id: string, rev: number) => revision.get(collection, id, rev),
    /** The newest first. */
    latestRevisions: (collection: string, id: string, limit: number) => latest.all(collection, id, limit),
    addAudit: (row: AuditRow) => void addAudit.run(row),
    audit: () => audit.all(),
    /** The kept answer to an edit, as JSON text. */
    resultOf: (user: number, document: string, op: string) => result.get(user, document, op),
    /** Forgets the answers that were given before a moment. @returns how many */
    forgetResults: (before: string) => forget.run(before).changes,
    keepResult: (user: number, document: string, op: string, json: string, at: string) =>
      void keep.run(user, document, op, json, at),
  };
}
