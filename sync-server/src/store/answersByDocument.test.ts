import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { formerMigrations, MIGRATIONS } from "../testing/migrations.ts";
import { openDatabase } from "./database.ts";
import { ledgerQueries } from "./queries/ledger.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("finds the document of every answer whose edit wrote or was kept, in the order in which they were given", () => {
  const file = join(folder, "passerelle.db");
  const before = openDatabase(file, formerMigrations(folder, 2));
  const answer = before.prepare("insert into ops values (?, ?, ?, ?)");
  answer.run(7, "later", '{"outcome":"merged"}', "2026-03-02");
  answer.run(7, "taken", '{"outcome":"taken"}', "2026-03-01");
  answer.run(7, "conflicted", '{"outcome":"conflict"}', "2026-03-03");
  answer.run(7, "picture-12-0a-1b", '{"ok":true}', "2026-03-04");
  // The same name of somebody else's edit is another edit.
  answer.run(8, "taken", '{"outcome":"refused"}', "2026-03-05");
  const revision = before.prepare("insert into history values (?, ?, ?, ?, ?, '{}', 0, '')");
  revision.run("yachts", "5", 1, 7, "taken");
  revision.run("agreements", "9", 4, 7, "later");
  revision.run("yachts", "12", 2, 7, "rest");
  const body = { user_id: 7, op: "conflicted", collection: "agreements", document_id: "10" };
  before.prepare("insert into documents values ('inbox', 'k', 1, ?, 1, 1, 7, '', null)").run(JSON.stringify(body));
  before.close();

  const after = openDatabase(file, MIGRATIONS);
  const { resultOf } = ledgerQueries(drizzle(after));
  expect(resultOf(7, "yachts", "5", "taken")).toBe('{"outcome":"taken"}');
  expect(resultOf(7, "agreements", "9", "later")).toBe('{"outcome":"merged"}');
  expect(resultOf(7, "agreements", "10", "conflicted")).toBe('{"outcome":"conflict"}');
  expect(resultOf(7, "yachts", "12", "picture-0a-1b")).toBe('{"ok":true}');
  expect(resultOf(8, "yachts", "5", "taken")).toBeUndefined();
  expect(after.prepare("select at from ops order by rowid").pluck().all()).toEqual([
    "2026-03-01",
    "2026-03-02",
    "2026-03-03",
    "2026-03-04",
  ]);
  after.close();
});
