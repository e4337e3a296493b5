import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { healthView } from "shared-schema/api/operator/health";
import { expect, it, onTestFinished } from "vitest";
import { backupData } from "../../ports/operator/backup.ts";
import { folderMachine } from "../../ports/operator/machine.ts";
import { openStore } from "../../store/store.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const captain = server.as("captain");

const health = async () => healthView.strict().parse((await admin.get("/health/")).body);
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "passerelle-operator-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

it("says how large the database is, what waits and since when, and names no one", async () => {
  const before = await health();
  expect(before.database.bytes + before.database.log_bytes).toBeGreaterThan(100_000);
  expect(before.free_bytes).toBeGreaterThan(0);
  expect(before).toMatchObject({ backup_at: null, audit: { stamped_at: null, verified: null }, streams: 0 });
  server.advance(60_000);
  const at = server.deps.clock.now().toISOString();
  await captain.post("/contact_form/", { name: "Ann", company: "Yachts", email: "ann@example.org", reply: true });
  const after = await health();
  const mail = ({ queues }: typeof after) => queues.find(({ queue }) => queue === "mail");
  expect(mail(after)?.waiting).toBe((mail(before)?.waiting ?? 0) + 1);
  expect(mail(after)?.oldest).toBe(mail(before)?.oldest ?? at);
  expect(after.sessions).toBeGreaterThan(1);
  expect(after.audit.entries).toBeGreaterThanOrEqual(before.audit.entries);
  expect(JSON.stringify(after)).not.toMatch(/ann@|demo\.passerelle/);
});

it("knows the last backup and the last verification of the audit trail", async () => {
  const data = folder();
  server.deps.machine = folderMachine(data);
  writeFileSync(join(data, "audit-verified"), "cut off");
  expect((await health()).audit.verified).toBeNull();
  const verified = { at: "2027-01-15T09:00:00.000Z", holds: false };
  writeFileSync(join(data, "audit-verified"), JSON.stringify(verified));
  await backupData(server.deps.store, data, join(data, "copy"));
  const { backup_at, audit } = await health();
  expect(audit.verified).toEqual(verified);
  expect(Date.now() - Date.parse(backup_at ?? "")).toBeLessThan(60_000);
});

it("backs up a database that can be opened, with the files beside it", async () => {
  const data = folder();
  mkdirSync(join(data, "files"));
  writeFileSync(join(data, "files", "receipt"), "%PDF");
  const copy = join(data, "backup");
  await backupData(server.deps.store, data, copy);
  expect(readFileSync(join(copy, "files", "receipt"), "utf8")).toBe("%PDF");
  const store = openStore({
    ...{ file: join(copy, "passerelle.db"), newEpoch: () => "another", newSalt: () => "salt" },
    migrationsFolder: new URL("../../store/migrations", import.meta.url).pathname,
  });
  onTestFinished(store.close);
  expect(store.meta.epoch()).toBe(server.deps.store.meta.epoch());
  expect(store.users.count()).toBe(server.deps.store.users.count());
  expect(readFileSync(join(data, "backed-up"), "utf8")).toBe("");
});
