import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import { systemIds } from "../../../ports/ids.ts";
import { changeOf, held, pushOne } from "../../../testing/device.ts";
import { startTestServer } from "../../../testing/server.ts";
import { openTestServer } from "../../../testing/useTestServer.ts";
import { createFirstAdmin } from "../../account/createFirstAdmin.ts";
import { beginEpoch } from "./beginEpoch.ts";

it("lets devices bring back what a restored backup lacks, under the numbers that they were given", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-restore-"));
  const backup = mkdtempSync(join(tmpdir(), "passerelle-backup-"));
  const first = await startTestServer({ dataDir, ids: systemIds });
  await first.close();
  cpSync(dataDir, backup, { recursive: true });

  const before = await startTestServer({ dataDir, ids: systemIds });
  const captain = await before.login("captain");
  const { from } = await captain.lease("yacht");
  const creation = { created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name: "Mistral", port_of_registry: "Toulon", type: "SAIL", ...creation });
  await pushOne(captain, changeOf("yachts", null, { id: String(from), body }));
  const known = await held(captain, "yachts", from);
  const { checkpoint } = await captain.pull("yachts");
  await before.close();

  const after = await startTestServer({ dataDir: backup, ids: systemIds });
  beginEpoch(after.deps);
  const again = await after.login("captain");
  const reset = await again.get(`/sync/pull?collection=yachts&epoch=${checkpoint.epoch}&seq=${checkpoint.seq}`);
  expect(reset.body).toMatchObject({ reset: true });
  expect(reset.body.epoch).not.toBe(checkpoint.epoch);
  const result = await pushOne(again, changeOf("yachts", known, { body: known.body }));
  expect(result).toMatchObject({ outcome: "taken", master: { id: String(from), body: { name: "Mistral" } } });
  // Her number was given once and is never given again.
  expect((await held(again, "yachts", from)).rev).toBeGreaterThan(1_000_000_000);
  expect((await again.lease("yacht")).from).toBeGreaterThan(from + 900);
  expect((await again.pull("yachts")).checkpoint.seq).toBeGreaterThan(checkpoint.seq);
  await after.close();
  for (const folder of [dataDir, backup]) rmSync(folder, { recursive: true, force: true });
});

it("makes a first administrator where there are no accounts, once", async () => {
  const server = await openTestServer({ demo: false });
  const admin = { email: "boss@example.org", password: "passerelle-demo" };
  await createFirstAdmin(server.deps, admin);
  await createFirstAdmin(server.deps, { ...admin, email: "second@example.org" });
  expect(server.deps.store.users.count()).toBe(1);
  expect((await (await server.login("boss@example.org")).get("/user/me")).body).toMatchObject({ is_admin: true });
});
