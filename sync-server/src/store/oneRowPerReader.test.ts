import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { systemSalt } from "../ports/ids.ts";
import { formerMigrations, MIGRATIONS } from "../testing/migrations.ts";
import { openDatabase } from "./database.ts";
import { auditQueries } from "./queries/audit/audit.ts";
import { chainQueries } from "./queries/audit/chain.ts";
import { documentQueries } from "./queries/documents.ts";
import { feedQueries } from "./queries/feed.ts";
import { ledgerQueries } from "./queries/ledger.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("brings documents, history, grants, feed and audit over, each once", () => {
  const file = join(folder, "passerelle.db");
  const before = openDatabase(file, formerMigrations(folder, 3));
  const document = before.prepare("insert into documents values (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const revision = before.prepare("insert into history values (?, ?, ?, 7, ?, ?, ?, ?)");
  const audit = before.prepare(
    "insert into audit (at, user_id, action, collection, document_id) values (?, 7, ?, ?, ?)",
  );
  revision.run("agreements", "1", 1, "op-1", '{"name":"A"}', 0, "2026-01-01");
  revision.run("yachts", "2", 1, "op-2", '{"name":"Y"}', 0, "2026-01-02");
  revision.run("agreements", "1", 2, "op-3", '{"name":"B"}', 0, "2026-01-03");
  revision.run("yachts", "2", 2, "op-4", '{"name":"Y"}', 1, "2026-01-04");
  document.run("agreements", "1", 2, '{"name":"B"}', 0, 2, 7, "2026-01-03", 7);
  document.run("yachts", "2", 2, '{"name":"Y"}', 1, 1, null, "2026-01-04", 7);
  document.run("yachts", "3", 4, '{"name":"Alone"}', 0, 1, null, "2026-01-05", 8);
  audit.run("2026-01-01", "create", "agreements", "1");
  audit.run("2026-01-02", "login", null, null);
  before.exec(`
    insert into acl values ('agreements', '1', 7, 3), ('yachts', '2', 7, 0), ('yachts', '2', 8, 0);
    insert into feed values (7, 'agreements', '1', 12, 0, '2026-01-03'), (7, 'yachts', '2', 13, 1, '2026-01-04'),
      (9, 'agreements', '1', 11, 1, '2026-01-03'),
      (9, 'yachts', '3', 14, 0, '2026-01-05')`);
  before.close();

  const after = openDatabase(file, MIGRATIONS);
  const db = drizzle(after);
  const chain = chainQueries(db, systemSalt);
  const [documents, feed, ledger] = [documentQueries(db, chain), feedQueries(db), ledgerQueries(db)];
  expect(documents.get("agreements", "1")).toMatchObject({ rev: 2, body: '{"name":"B"}', schema: 2, updated_by: 7 });
  // One whose history is missing is brought over as it stands.
  expect(documents.get("yachts", "3")).toMatchObject({ rev: 4, body: '{"name":"Alone"}', updated_by: 8 });
  expect(documents.get("yachts", "2")).toMatchObject({ rev: 2, deleted: 1 });
  expect(ledger.revisionsOf("agreements", "1").map(({ body }) => body)).toEqual(['{"name":"A"}', '{"name":"B"}']);
  expect([...feed.pull(7, ["agreements"], 0, 10)]).toMatchObject([{ seq: 12, gone: 0, rev: 2, sight: 3 }]);
  expect([...feed.pull(7, ["yachts"], 0, 10)]).toMatchObject([{ seq: 13, gone: 1, body: null }]);
  // A user who lost sight of it is told so. A user whose tombstone was forgotten still counts as having seen it.
  expect([...feed.pull(9, ["agreements"], 0, 10)]).toMatchObject([{ seq: 11, gone: 1, sight: null }]);
  expect(feed.sees(9, "agreements", "1")).toBe(false);
  // A place in the feed is no grant.
  expect([...feed.pull(9, ["yachts"], 0, 10)]).toMatchObject([{ seq: 14, gone: 1, body: null }]);
  expect([...feed.pull(8, ["yachts"], 0, 10)]).toEqual([]);
  expect(feed.sees(8, "yachts", "2")).toBe(true);
  expect(feed.lastSeq(7)).toBe(13);
  expect(
    auditQueries(db, chain)
      .all()
      .map(({ at, verb, document_id }) => [at, verb, document_id]),
  ).toEqual([["2026-01-02", "account.login", null]]);
  expect(ledger.resultOf(7, "agreements", "1", "op-1")).toBe('{"outcome":"taken"}');
  expect(ledger.resultOf(8, "agreements", "1", "op-1")).toBeUndefined();
  expect(after.pragma("integrity_check", { simple: true })).toBe("ok");
  after.close();
});
