import { OLDEST_READER, SCHEMA_VERSION } from "shared-schema/sync/wire";
import type { TestDevice } from "./device.ts";
import type { Life } from "./life.ts";
import type { Random } from "./random.ts";
import type { TestServer } from "./server.ts";

/** Answers what went wrong at once, where something did. */
export type Deed = (device: TestDevice, random: Random) => unknown;

/** The possible next actions, each with its frequency in about a hundred. */
export function deedsOf({ editor, newer, rest, server, phone, yacht }: Life): [number, Deed][] {
  return [
    [22, (device) => editor.editField(device)],
    [18, (device) => editor.editService(device)],
    [8, (device) => editor.type(device)],
    [5, (device) => editor.editAndUndo(device)],
    [4, (device) => editor.removeService(device)],
    [3, (device) => editor.createAgreement(device)],
    [2, (device) => editor.createYacht(device)],
    [3, (device) => editor.moveBroker(device)],
    [1, (device) => editor.deleteAgreement(device)],
    [2, (device, random) => decideInbox(device, random)],
    [6, (_, random) => rest.edit(random)],
    [3, (_, random) => newer.edit(yacht, random)],
    [2, (device, random) => lockOrUnlock(server, device, random)],
    [1, () => age(phone)],
    [2, () => update(phone)],
    [7, (device) => device.network.goOffline()],
    [8, (device) => device.network.goOnline()],
    [2, (device) => device.restart()],
    [2, (device) => device.crash()],
    [1, (device) => device.disk.fill(1)],
  ];
}

/** Someone accepts the committed state. */
async function decideInbox(device: TestDevice, random: Random): Promise<void> {
  const rows = await device.open.collections.inbox.find().exec();
  const id = random.pick(rows.map((row) => row.id).sort());
  await rows.find((row) => row.id === id)?.incrementalRemove();
}

/** The server locks a draft, or opens it again, behind the devices' backs. */
async function lockOrUnlock(server: TestServer, device: TestDevice, random: Random): Promise<void> {
  const drafts = await device.open.collections.agreements.find().exec();
  const id = random.pick(drafts.map((draft) => draft.id).sort());
  if (!id) return;
  server.changeAgreement(id, (body) => ({ ...body, status: body.status === "DRAFT" ? "LOCKED" : "DRAFT" }));
}

/** The shape of the documents moves on: this device may hand in, and read no more. */
export function age(device: TestDevice): void {
  device.network.schema = OLDEST_READER - 1;
}

/** The app is updated, which opens it again. */
export async function update(device: TestDevice): Promise<void> {
  if (device.network.schema === SCHEMA_VERSION) return;
  device.network.schema = SCHEMA_VERSION;
  await device.crash();
}
