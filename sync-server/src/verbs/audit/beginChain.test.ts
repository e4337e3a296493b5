import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { expect, it, onTestFinished } from "vitest";
import { formerMigrations } from "../../testing/migrations.ts";
import { openTestServer } from "../../testing/useTestServer.ts";
import { verifyTrail } from "./verify.ts";

const BEFORE_THE_CHAIN = 12;

it("chains what a database holds from before, once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-former-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = new Database(join(folder, "passerelle.db"));
  migrate(drizzle(file), { migrationsFolder: formerMigrations(folder, BEFORE_THE_CHAIN) });
  const at = "2026-12-01T00:00:00.000Z";
  file.exec(`INSERT INTO history (collection, id, rev, user_id, op, schema, deleted, at, body)
    VALUES ('agreements', '7', 1, 3, 'a', 1, 0, '${at}', '{"name":"A"}'), ('agreements', '7', 2, 3, 'b', 1, 0, '${at}', '{"name":"B"}')`);
  file.exec(`INSERT INTO audit_events (at, user_id, verb, details, address)
    VALUES ('${at}', 3, 'account.login', NULL, 'x'), ('${at}', NULL, 'account.login_failed', NULL, 'y'), ('${at}', 3, 'account.logout', NULL, NULL)`);
  file.close();

  const first = await openTestServer({ dataDir: folder, demo: false });
  const { store } = first.deps;
  expect(verifyTrail(store)).toMatchObject({ broken: null, revisions: store.ledger.count() });
  const verbs = store.audit.all().map(({ number, verb }) => [number, verb]);
  expect(verbs.slice(0, 4)).toEqual([
    [1, "account.login"],
    [null, "account.login_failed"],
    [2, "account.logout"],
    [3, "chain.begin"],
  ]);
  await first.close();

  const second = await openTestServer({ dataDir: folder, demo: false });
  const begun = second.deps.store.audit.all().filter(({ verb }) => verb === "chain.begin");
  expect(begun).toHaveLength(1);
  expect(verifyTrail(second.deps.store).broken).toBeNull();
});
