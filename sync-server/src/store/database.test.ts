import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { MIGRATIONS } from "../testing/migrations.ts";
import { openDatabase, UnknownDatabase } from "./database.ts";

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-database-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "passerelle.db");
}

it("opens its own database a second time", () => {
  const file = newFile();
  openDatabase(file, MIGRATIONS).close();
  const again = openDatabase(file, MIGRATIONS);
  expect(again.prepare("select count(*) from users").pluck().get()).toBe(0);
  again.close();
});

it("leaves a database alone that other migrations made", () => {
  const file = newFile();
  const other = new Database(file);
  other.exec(`
    create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric);
    insert into __drizzle_migrations values (1, 'another', 1);
    create table users (name text)`);
  other.close();
  expect(() => openDatabase(file, MIGRATIONS)).toThrow(UnknownDatabase);
  const after = new Database(file);
  expect(after.prepare("select name from sqlite_master where type = 'table' order by name").pluck().all()).toEqual([
    "__drizzle_migrations",
    "users",
  ]);
  after.close();
});
