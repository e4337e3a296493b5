import Database from "better-sqlite3";
import { TOKEN } from "./writer.ts";

/** The kinds of damage looked for after each kill, by name. */
const COUNTS: [what: string, sql: string][] = [
  [
    "edits written twice",
    `select count(*) from
       (select 1 from history where length(op) = 32 group by collection, id, op having count(*) > 1)`,
  ],
  [
    "revisions that follow upon no other one, nor upon a restore",
    `select count(*) from
       (select rev, lag(rev, 1, 0) over (partition by collection, id order by revision) as before from history)
       where rev <= before or rev - 1 not in (before, (select coalesce(max(cast(value as integer)), 0) from meta where key = 'revisions-after'))`,
  ],
  [
    "readers who do not learn of a document",
    `select count(*) from feed f join documents d on d.collection = f.collection and d.id = f.id
       where d.deleted = 0 and f.sight is not null and (f.gone = 1 or f.seq = 0)`,
  ],
  [
    "documents that no one sees",
    `select count(*) from documents d where d.deleted = 0 and
       not exists (select 1 from feed f where f.collection = d.collection and f.id = d.id and f.sight is not null)`,
  ],
  [
    "places in a feed taken twice",
    "select count(*) from (select 1 from feed where seq > 0 group by user_id, seq having count(*) > 1)",
  ],
  [
    "documents whose body is not that of their newest revision",
    `select count(*) from documents d left join history h on h.revision = d.revision
       where h.rev is not d.rev or h.collection is not d.collection or h.id is not d.id`,
  ],
];

/** Lists the damage in the file of a server that was killed, opened as the server would open it. */
export function damage(file: string, acknowledged: Iterable<string>): string[] {
  const sqlite = new Database(file);
  try {
    const integrity = sqlite.pragma("integrity_check", { simple: true });
    const failures = integrity === "ok" ? [] : [`integrity_check: ${String(integrity)}`];
    for (const [what, sql] of COUNTS) {
      const found = sqlite.prepare<[], number>(sql).pluck().get() ?? 0;
      if (found > 0) failures.push(`${what}: ${found}`);
    }
    const kept = committed(sqlite);
    for (const token of acknowledged) if (!kept.has(token)) failures.push(`${token} was acknowledged and is lost`);
    return failures;
  } finally {
    sqlite.close();
  }
}

/** Every token that was ever committed. */
function committed(sqlite: Database.Database): Set<string> {
  const bodies = sqlite.prepare<[], string>("select body from history where collection = 'agreements'").pluck();
  const found = new Set<string>();
  for (const body of bodies.iterate()) for (const [token] of body.matchAll(TOKEN)) found.add(token);
  return found;
}
