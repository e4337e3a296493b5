import { serve } from "@hono/node-server";
import Database from "better-sqlite3";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { streamSSE } from "hono/streaming";

/** The peer of the sync bench: a document store without rights, merge, history or audit, as durable as ours. */
const [file = ":memory:", port = "0"] = process.argv.slice(2);
const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.exec("create table if not exists doc (id text primary key, seq integer unique, body text not null) without rowid");
const put = db.prepare(
  "insert into doc values (?, ?, ?) on conflict do update set seq = excluded.seq, body = excluded.body",
);
const since = db.prepare<[number, number], { seq: number; body: string }>(
  "select seq, body from doc where seq > ? order by seq limit ?",
);
let last = 0;
const listeners = new Set<(id: string) => void>();
const putAll = db.transaction((rows: { id: string }[]) => {
  for (const row of rows) put.run(row.id, ++last, JSON.stringify(row));
});

const app = new Hono();
app.use(compress());
app.get("/healthz", (c) => c.json({ status: "ok" }));
app.post("/push", async (c) => {
  const rows: { id: string }[] = await c.req.json();
  putAll.immediate(rows);
  for (const { id } of rows) for (const tell of listeners) tell(id);
  return c.json({ ok: true });
});
app.get("/pull", (c) => {
  const rows = since.all(Number(c.req.query("seq")), Number(c.req.query("limit")));
  const text = `{"documents":[${rows.map(({ body }) => body).join(",")}],"seq":${rows.at(-1)?.seq ?? 0}}`;
  return c.body(text, 200, { "content-type": "application/json" });
});
app.get("/stream", (c) =>
  streamSSE(c, async (stream) => {
    const tell = (id: string) => void stream.writeSSE({ data: id });
    listeners.add(tell);
    await new Promise<void>((done) => stream.onAbort(done));
    listeners.delete(tell);
  }),
);
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
