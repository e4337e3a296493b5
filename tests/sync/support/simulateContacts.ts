import "fake-indexeddb/auto";
import type { LeaseKind } from "shared-schema/sync/wire";
import { DeviceDatabase } from "../../../pwa/src/store/database/device.ts";
import { LEASED_AHEAD, topUpLeases } from "../../../pwa/src/store/database/leases.ts";
import { ContactEditor } from "./contacts.ts";
import type { Deed } from "./deeds.ts";
import { TestDevice } from "./device.ts";
import { silentOverwrites, twice } from "./invariants.ts";
import { pauseBetweenDeeds } from "./pause.ts";
import type { Plant } from "./plants/plant.ts";
import { Random } from "./random.ts";
import { SentEdits } from "./sent.ts";
import { TestServer, type TestUser } from "./server.ts";
import { differences, settle } from "./settle.ts";
import type { CaseResult } from "./simulate.ts";
import { Tokens } from "./tokens.ts";
import { inVirtualTime } from "./virtualTime.ts";

/** Two devices may have five collections each. */
const COLLECTIONS = ["profiles", "yachts", "agreements", "contacts", "inbox"] as const;

/** One seeded life of an address book on two devices of one user, with numbers that each leases for itself. */
export function simulateContacts(seed: number, steps: number, plant: Plant = {}): Promise<CaseResult> {
  return inVirtualTime(() => live(seed, steps, plant));
}

async function live(seed: number, steps: number, plant: Plant): Promise<CaseResult> {
  const server = new TestServer(plant);
  const user = await server.addUser("broker", false);
  const sent = new SentEdits();
  const start = (name: string, number: number) =>
    TestDevice.start({ name, user, server, random: new Random(seed + number), collections: COLLECTIONS, sent, plant });
  const devices = [await start("desk", 1), await start("phone", 2)];
  const [desk] = devices;
  if (!desk) throw new Error("There are two devices.");
  const leases = new Map(devices.map(({ name }, index) => [name, new DeviceDatabase(2 * seed + index)]));
  const tokens = new Tokens();
  const editor = new ContactEditor(tokens, leases);
  await settle(devices);
  for (const device of devices) device.network.faults = 0.15;

  const topUp: Deed = async (device) => {
    const lent = leases.get(device.name);
    // Without a network there is nothing to lease.
    if (lent) await topUpLeases(lent, LEASED_AHEAD, (kind) => lease(device, user, kind)).catch(() => undefined);
  };
  const deeds: [number, Deed][] = [
    [12, (device) => editor.create(device)],
    [20, (device, random) => editor.edit(device, random)],
    [15, (device, random) => editor.rename(device, random)],
    [6, (device, random) => editor.remove(device, random)],
    [8, topUp],
    [7, (device) => device.network.goOffline()],
    [8, (device) => device.network.goOnline()],
    [2, (device) => device.restart()],
    [2, (device) => device.crash()],
    [1, (device) => device.disk.fill(1)],
  ];
  for (const device of devices) await topUp(device, new Random(seed));
  for (let step = 0; step < steps; step += 1) {
    const random = Random.ofStep(seed, step);
    await random.weighted(deeds)?.(random.pick(devices) ?? desk, random);
    await pauseBetweenDeeds(random);
  }

  for (const device of devices) {
    device.network.faults = 0;
    device.network.goOnline();
    device.engine.retry();
  }
  const failures = (await settle(devices)) ? [] : ["the devices do not come to rest"];
  failures.push(
    ...(await differences(server, devices)),
    ...server.missing(tokens.all()).map((token) => `${token} is nowhere`),
    ...editor.given.filter((id, index) => editor.given.indexOf(id) !== index).map((id) => `${id} was given twice`),
    ...twice(server),
    ...silentOverwrites(server, sent),
  );
  const drops = devices.reduce((sum, device) => sum + device.network.stats.drops, 0);
  for (const device of devices) await device.close();
  for (const lent of leases.values()) await lent.delete();
  server.close();
  return { seed, failures, edits: tokens.all().length, drops };
}

async function lease(device: TestDevice, user: TestUser, kind: LeaseKind) {
  const headers = { authorization: `Bearer ${user.token}`, "content-type": "application/json" };
  const body = JSON.stringify({ kind });
  const answer = await device.network.fetch("/api/sync/lease", { method: "POST", headers, body });
  return answer.json();
}
