import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { healthView } from "shared-schema/api/operator/health";
import { NO_QUOTAS, quotaList } from "shared-schema/api/operator/quotas";
import { expect, it, onTestFinished } from "vitest";
import { backupData } from "../../ports/operator/backup.ts";
import { folderMachine } from "../../ports/operator/machine.ts";
import { openStore } from "../../store/store.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const captain = server.as("captain");

const health = async () => healthView.strict().parse((await admin.get("/health/")).body);
const quotas = async () => quotaList.parse((await admin.get("/quota/")).body);
const ofCaptain = async () => (await quotas()).accounts.find(({ user_id }) => user_id === captain.userId);
const setQuotas = (more: object) => admin.put(`/user/${captain.userId}/quotas`, { ...NO_QUOTAS, ...more });
const newYacht = () =>
  captain.post(`/yacht/by_user/${captain.userId}/`, { name: "Mistral", port_of_registry: "Nice", type: "SAIL" });
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "passerelle-operator-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

it("says how large the database is, what waits and since when, and names nobody", async () => {
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

it("shows the use of each limit, and raises those of one account", async () => {
  const full = (await ofCaptain())?.used.documents ?? 0;
  server.deps.quotas.documents = full;
  expect((await newYacht()).body.message).toContain("document limit");
  const { status, body } = await setQuotas({ documents: full + 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ raised: { documents: full + 1 }, used: { documents: full } });
  expect((await newYacht()).status).toBe(201);
  expect((await newYacht()).body.message).toContain("document limit");
  expect((await ofCaptain())?.used.documents).toBe(full + 1);
  await setQuotas({});
  expect((await ofCaptain())?.raised).toEqual({});
  expect((await ofCaptain())?.quotas.documents).toBe(full);
});

it("never lowers a limit below the server's own, and takes none that is no limit", async () => {
  await setQuotas({ price_causes_per_minute: 1 });
  expect((await ofCaptain())?.quotas.price_causes_per_minute).toBe(server.deps.quotas.priceCausesPerMinute);
  for (const streams of [0, -1, 1.5, 1e9, "20"]) expect((await setQuotas({ streams })).status).toBe(422);
  expect((await admin.put("/user/999999/quotas", NO_QUOTAS)).status).toBe(404);
});

it("lets an account have the requests per minute that it was given", async () => {
  server.deps.quotas.priceCausesPerMinute = 1;
  await setQuotas({ price_causes_per_minute: 2 });
  const ask = async () => (await captain.get("/cruise/1/price_causes")).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  expect((await ofCaptain())?.used.price_causes_per_minute).toBe(3);
});

it("leaves limits alone that another version has written", async () => {
  const kept = { documents: 90_000, moons: 7, streams: "many" };
  server.deps.store.accountQuotas.put(captain.userId, kept as object);
  expect((await ofCaptain())?.raised).toEqual({ documents: 90_000 });
  expect((await newYacht()).status).toBe(201);
});
