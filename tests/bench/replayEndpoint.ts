import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { openDatabase } from "../../sync-server/src/store/database.ts";

/**
 * The floor of the sync bench: an endpoint that writes the rows that our server writes for new documents, into a database of the same
 * shape, by prepared statements in one transaction. It decides and derives nothing: digests and hashes are constants of their length.
 */
const [file = ":memory:", port = "0", migrations = ""] = process.argv.slice(2);
const db = openDatabase(file, migrations);
const AT = "2027-01-15T09:00:00.000Z";
const USER = 3;
const [SALT, HASH] = ["s".repeat(22), "h".repeat(64)];

const revision = db.prepare<[string, string, string, string]>(
  `insert into history (collection, id, rev, user_id, op, schema, deleted, at, body, salt)
   values ('yachts', ?, 1, ${USER}, ?, 1, 0, '${AT}', ?, ?)`,
);
const document = db.prepare<[string, number | bigint]>(
  "insert into documents (collection, id, rev, deleted, owner_id, revision) values ('yachts', ?, 1, 0, null, ?)",
);
const grant = db.prepare<[string, number]>(
  `insert into feed (collection, id, user_id, seq, gone, sight, at) values ('yachts', ?, ${USER}, ?, 0, 0, null)`,
);
const event = db.prepare<[string, number, string, string]>(
  `insert into audit_events
     (at, user_id, verb, collection, document_id, from_rev, to_rev, details, address, number, revisions, said, salt, hash)
   values ('${AT}', ${USER}, 'yacht.create', 'yachts', ?, null, 1, null, null, ?, ?, null, null, ?)`,
);
const counter = db.prepare<[string]>(
  "insert into meta values ('seq', ?) on conflict do update set value = excluded.value",
);
const used = db.prepare<[number]>(
  `insert into usage values (${USER}, 1, ?, '${AT}')
   on conflict do update set documents = documents + 1, bytes = bytes + excluded.bytes`,
);

let last = 0;
const putAll = db.transaction((rows: { id: string; body: object }[]) => {
  let bytes = 0;
  for (const { id, body } of rows) {
    last += 1;
    const json = JSON.stringify(body);
    bytes += json.length;
    const { lastInsertRowid } = revision.run(id, HASH.slice(0, 32), json, SALT);
    document.run(id, lastInsertRowid);
    grant.run(id, last);
    event.run(id, last, `{"${lastInsertRowid}":"${HASH}"}`, HASH);
  }
  counter.run(String(last));
  used.run(bytes);
});

const app = new Hono();
app.get("/healthz", (c) => c.json({ status: "ok" }));
app.post("/push", async (c) => {
  putAll.immediate(await c.req.json());
  return c.json({ ok: true });
});
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
