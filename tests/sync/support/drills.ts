import { done } from "shared-schema/base/result";
import { allStored } from "../../../pwa/src/store/sync/rxdb/local.ts";
import { age, update } from "./deeds.ts";
import type { TestDevice } from "./device.ts";
import { beginLife, endLife, type Life } from "./life.ts";
import { pause } from "./pause.ts";
import type { Plant } from "./plants/plant.ts";
import type { TestServer } from "./server.ts";
import { settle } from "./settle.ts";
import { inVirtualTime } from "./virtualTime.ts";

/** One exact course of events, for faults that chance meets too rarely. @returns the failures seen on the way */
type Drill = (life: Life) => Promise<unknown>;

const A_MOMENT_MS = 1_000;
/** Longer than anybody waits before trying again. */
const A_WHILE_MS = 40_000;

/** Plays a drill, with a defect in place or without. @returns the failures found */
export function drill(play: Drill, plant: Plant = {}): Promise<string[]> {
  return inVirtualTime(async () => {
    const life = await beginLife(1, plant);
    const seen = await play(life);
    return [...(Array.isArray(seen) ? seen : []), ...(await endLife(life))];
  });
}

/** E1: the disk is full for one write of a pull that comes in several portions. */
export const diskFull: Drill = async ({ phone, server, broker }) => {
  phone.network.goOffline();
  server.addYachts(broker, 510);
  phone.disk.fill(1);
  phone.network.goOnline();
  phone.engine.retry();
  await pause(A_WHILE_MS);
};

/** E3: the clock was ahead when the last edit was made, and was set right before this one, while nothing replicated. */
export const clockSetBack: Drill = async ({ editor, desk, server, devices }) => {
  await editor.addService(desk, oneOf(server, desk));
  await settle(devices);
  await desk.engine.stop();
  await editor.addService(desk, oneOf(server, desk));
  const { agreements } = desk.open.database.collections;
  const edited = (await allStored(agreements)).find(({ e }) => e !== "");
  if (!edited) throw new Error("The edit is not there.");
  const yesterday = { ...edited, _meta: { ...edited._meta, lwt: edited._meta.lwt - 86_400_000 } };
  // Past RxDB's wrapper, which would write the time of now again.
  const storage = agreements.storageInstance.originalStorageInstance;
  await storage.bulkWrite([{ previous: edited, document: yesterday }], "drill");
  desk.engine.start();
};

/** E5: the broker is taken off an agreement while the phone listens. */
export const accessLost: Drill = async ({ editor, desk }) => {
  await editor.moveBroker(desk);
};

/** E6: a service is sent, the answer is lost, someone deletes the service, and the edit is sent again. */
export const answerLost: Drill = async ({ editor, desk, server, phone }) => {
  const id = oneOf(server, desk);
  desk.network.loseAnswer("push", async () => {
    await settle([phone]);
    server.changeAgreement(id, (body) => ({ ...body, special_conditions: {} }));
  });
  await editor.addService(desk, id);
  await pause(A_WHILE_MS);
};

/** An edit and a creation are taken, the device never hears of it, both are edited on, and it is killed. */
export const killedUnanswered: Drill = async ({ editor, desk, server, devices }) => {
  const id = oneOf(server, desk);
  const name = (words: string, number = id) => editor.edit(desk, number, (before) => done({ ...before, name: words }));
  desk.network.loseAnswer("push", async () => desk.network.goOffline());
  await editor.createAgreement(desk);
  await name("token_desk_901_");
  await editor.addService(desk, id);
  await pause(A_WHILE_MS);
  const drafts = await desk.open.collections.agreements.find().exec();
  for (const draft of drafts) await name("token_desk_902_", draft.id);
  await desk.crash();
  server.changeAgreement(id, (body) => ({ ...body, cruise_areas: "written meanwhile" }));
  desk.network.goOnline();
  desk.engine.retry();
  await settle(devices);
  const rows = await desk.open.collections.inbox.find().exec();
  const agreements = server.shown(desk.user, "agreements");
  return [
    ...rows.map(({ body }) => `${body.kind} at ${body.collection}/${body.document_id} ${body.path}: ${body.code}`),
    ...drafts
      .filter((draft) => agreements.get(draft.id)?.body["name"] !== "token_desk_902_")
      .map((draft) => `agreements/${draft.id} has not its last name`),
    ...(agreements.size === drafts.length ? [] : [`there are ${agreements.size} agreements of ${drafts.length}`]),
  ];
};

/** E7, and E4: an edit of an agreement that was locked meanwhile, and another edit after it. */
export const lockedMeanwhile: Drill = async ({ editor, desk, server }) => {
  const [first, second] = [...server.shown(desk.user, "agreements").keys()];
  desk.network.refuse("push");
  await editor.addService(desk, first ?? "");
  server.changeAgreement(first ?? "", (body) => ({ ...body, status: "LOCKED" }));
  await desk.restart();
  await pause(A_WHILE_MS);
  desk.network.refuse(null);
  desk.engine.retry();
  await pause(A_MOMENT_MS);
  await editor.addService(desk, second ?? "");
};

/** E8: one event gets lost; the next one, of another collection, shows that. */
export const eventLost: Drill = async ({ editor, phone, desk, server }) => {
  await pause(A_MOMENT_MS);
  const id = oneOf(server, phone);
  phone.network.loseEvents(1);
  server.changeAgreement(id, (body) => ({ ...body, name: "told by a lost event" }));
  await pause(A_MOMENT_MS);
  await editor.createYacht(phone);
  await settle([desk], A_WHILE_MS);
};

/** E12b: an edit that cannot be sent, a change by someone else that arrives meanwhile, and the edit is taken back. */
export const takenBack: Drill = async ({ editor, desk, server }) => {
  const id = oneOf(server, desk);
  const write = (words: string | null) => editor.edit(desk, id, (before) => done({ ...before, cruise_areas: words }));
  desk.network.refuse("push");
  await write("Corsica");
  server.changeAgreement(id, (body) => ({ ...body, name: "named meanwhile" }));
  // Only at its start does a replication pull while it cannot push.
  await desk.restart();
  await pause(A_WHILE_MS);
  await desk.engine.stop();
  await write(null);
  desk.network.refuse(null);
  desk.engine.start();
  await pause(A_MOMENT_MS);
};

/** A newer client has written what this one does not know; this one edits the same agreement. */
export const newerField: Drill = async ({ editor, desk, server, devices }) => {
  const id = oneOf(server, desk);
  server.changeAgreement(id, (body) => ({ ...body, of_a_newer_client: "kept" }));
  await settle(devices);
  await editor.addService(desk, id);
};

/** A device whose app is too old to read, for good: what is written there arrives all the same. */
export const tooOldToRead: Drill = async ({ editor, phone, server, tokens, devices }) => {
  age(phone);
  await phone.restart();
  await editor.addService(phone, oneOf(server, phone));
  await editor.createYacht(phone);
  await pause(3 * A_WHILE_MS);
  const unheard = server.missing(tokens.all()).map((token) => `${token} of a device that is too old did not arrive`);
  await update(phone);
  await settle(devices);
  return unheard;
};

function oneOf(server: TestServer, device: TestDevice): string {
  const [id] = server.shown(device.user, "agreements").keys();
  if (!id) throw new Error("There is no agreement.");
  return id;
}
