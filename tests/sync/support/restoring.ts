import { isEqual } from "shared-schema/base/equal";
import { conflictsWithOneself } from "./invariants.ts";
import { beginLife, type Life } from "./life.ts";
import { pause, pauseBetweenDeeds } from "./pause.ts";
import type { Plant } from "./plants/plant.ts";
import { Random } from "./random.ts";
import { differences, settle } from "./settle.ts";
import { inVirtualTime } from "./virtualTime.ts";

/** An action between the backup and its restore. */
export type Deed = (life: Life) => Promise<void>;

export const addsNothing: Deed = async () => undefined;
export const addsTwo: Deed = async ({ phone, editor }) => {
  await editor.addService(phone, "1");
  await editor.addService(phone, "1");
};

/**
 * Only the phone has seen edits that the server acknowledged after the backup. The desk, which was closed meanwhile, finds the
 * restored server first and goes on from there, as far as the revision that the phone holds and further.
 * @returns the failures found
 */
export function restoreBehind(others: number, meanwhile: Deed, plant: Plant = {}): Promise<string[]> {
  return inVirtualTime(async () => {
    const life = await beginLife(23, plant);
    const { server, desk, yacht, phone, editor } = life;
    server.backUp();
    for (const device of [desk, yacht]) device.network.goOffline();
    await addsTwo(life);
    await settle([phone]);
    const failures = lacking(life).map((token) => `${token} was not acknowledged`);

    phone.network.goOffline();
    server.restore({ newEpoch: true });
    await meanwhile(life);
    comesBack(desk);
    for (let count = 0; count < others; count += 1) {
      await editor.addService(desk, "1");
      await pause(2_000);
    }
    await settle([desk]);
    for (const device of [phone, yacht]) comesBack(device);
    return [...failures, ...(await endRestored(life))];
  });
}

/**
 * All three devices hold what the backup lacks. The desk brings it back, and someone goes on from there; then the others come,
 * who have made nothing of it. @returns the failures found
 */
export function restoreHeldByAll(lost: Deed, goesOn: Deed): Promise<string[]> {
  return inVirtualTime(async () => {
    const life = await beginLife(29, {});
    const { server, desk, devices } = life;
    server.backUp();
    await lost(life);
    await settle(devices);
    for (const { network } of devices) network.goOffline();
    server.restore({ newEpoch: true });
    comesBack(desk);
    await settle([desk]);
    await goesOn(life);
    await settle([desk]);
    const previous = standing(life);
    for (const device of devices) comesBack(device);
    return endUnchanged(life, previous);
  });
}

/**
 * The desk holds a part of what the backup lacks, the others hold all of it, and no one makes anything of it; the desk comes first.
 * @returns the failures found
 */
export function restoreHeldInPart(part: Deed, rest: Deed): Promise<string[]> {
  return inVirtualTime(async () => {
    const life = await beginLife(31, {});
    const { server, desk, devices } = life;
    server.backUp();
    await part(life);
    await settle(devices);
    desk.network.goOffline();
    await rest(life);
    await settle(devices.filter((device) => device !== desk));
    const previous = standing(life);
    for (const { network } of devices) network.goOffline();
    server.restore({ newEpoch: true });
    for (const device of devices) {
      comesBack(device);
      await settle([device]);
    }
    return endUnchanged(life, previous);
  });
}

/** Everybody adds services, now with a connection and now without, while the server falls back to its backup again and again. */
export function restoreAgainAndAgain(seed: number, plant: Plant = {}): Promise<string[]> {
  return inVirtualTime(async () => {
    const life = await beginLife(seed, plant);
    const { server, devices, desk, editor } = life;
    for (const { network } of devices) network.faults = 0.15;
    server.backUp();
    for (let step = 0; step < 40; step += 1) {
      const random = Random.ofStep(seed, step);
      const device = random.pick(devices) ?? desk;
      const deed = random.weighted<() => Promise<void> | void>([
        [12, () => editor.addService(device, random.pick(["1", "2"]) ?? "1")],
        [5, () => device.network.goOffline()],
        [6, () => comesBack(device)],
        [1, () => device.crash()],
        [1, () => fallBack(life)],
      ]);
      await deed?.();
      await pauseBetweenDeeds(random);
    }
    for (const device of devices) {
      device.network.faults = 0;
      comesBack(device);
    }
    return endRestored(life);
  });
}

/** Every agreement as it is committed. */
function standing({ server, admin }: Life): Record<string, unknown> {
  return Object.fromEntries([...server.shown(admin, "agreements")].map(([id, { body }]) => [id, body]));
}

function unlike(previous: Record<string, unknown>, current: Record<string, unknown>): string[] {
  const ids = Object.keys({ ...previous, ...current }).filter((id) => !isEqual(previous[id], current[id]));
  return ids.map((id) => `${JSON.stringify(previous[id])} became ${JSON.stringify(current[id])}`);
}

function asked({ server, admin, broker }: Life): string[] {
  const keys = [admin, broker].flatMap((user) => [...server.shown(user, "inbox").keys()]);
  return keys.map((key) => `someone is asked to decide: ${key}`);
}

/** The connections break with the server that held them. */
async function fallBack({ server, devices }: Life): Promise<void> {
  const connected = devices.filter(({ network }) => network.online);
  for (const { network } of connected) network.goOffline();
  await pause(100);
  server.restore({ newEpoch: true });
  for (const device of connected) comesBack(device);
}

function comesBack({ network, engine }: Life["desk"]): void {
  network.goOnline();
  engine.retry();
}

/** Lists the edits that are in no document: each is a service of its own, and no one removes one. */
function lacking({ server, tokens }: Life): string[] {
  const standing = ["1", "2"].map((id) => JSON.stringify(server.committed("agreements", id))).join();
  return tokens.all().filter((token) => !standing.includes(token));
}

/** Ends a life in which nothing may have changed since, and no one may be asked. */
async function endUnchanged(life: Life, previous: Record<string, unknown>): Promise<string[]> {
  const { server, devices } = life;
  await settle(devices);
  const failures = [...unlike(previous, standing(life)), ...asked(life), ...(await differences(server, devices))];
  await close(life);
  return failures;
}

async function endRestored(life: Life): Promise<string[]> {
  const { server, devices } = life;
  const rests = await settle(devices);
  const failures = [
    ...(rests ? [] : ["the devices do not come to rest"]),
    ...lacking(life).map((token) => `${token} is nowhere`),
    ...(await differences(server, devices)),
    ...conflictsWithOneself(server, devices),
  ];
  await close(life);
  return failures;
}

async function close({ server, devices }: Life): Promise<void> {
  for (const device of devices) await device.close();
  server.close();
}
