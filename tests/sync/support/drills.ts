import { done } from "shared-schema/result";
import type { TestDevice } from "./device.ts";
import { beginLife, endLife, type Life } from "./life.ts";
import type { Plant } from "./plant.ts";
import type { TestServer } from "./server.ts";
import { pause, settle } from "./settle.ts";

/** One exact course of events, for what chance meets too rarely. */
type Drill = (life: Life) => Promise<void>;

/** Plays a drill, with a defect in place or without. @returns what should not be */
export async function drill(play: Drill, plant: Plant = {}): Promise<string[]> {
  const life = await beginLife(1, plant);
  await play(life);
  return endLife(life, plant);
}

/** E5: the broker is taken off an agreement while the phone listens. */
export const accessLost: Drill = async ({ editor, desk }) => {
  await editor.moveBroker(desk);
};

/** E6: a service is sent, the answer is lost, somebody deletes the service, and the edit is sent again. */
export const answerLost: Drill = async ({ editor, desk, server, phone }) => {
  const id = oneOf(server, desk);
  desk.network.loseAnswer("push", async () => {
    await settle([phone]);
    server.changeAgreement(id, (body) => ({ ...body, special_conditions: {} }));
  });
  await editor.addService(desk, id);
  await pause(300);
};

/** E12b: an edit that cannot be sent, a change by somebody else that arrives meanwhile, and the edit is taken back. */
export const takenBack: Drill = async ({ editor, desk, server }) => {
  const id = oneOf(server, desk);
  const write = (words: string | null) => editor.edit(desk, id, (before) => done({ ...before, cruise_areas: words }));
  desk.network.refuse("push");
  await write("Corsica");
  server.changeAgreement(id, (body) => ({ ...body, name: "named meanwhile" }));
  await pause(150);
  await desk.engine.stop();
  await write(null);
  desk.network.refuse(null);
  desk.engine.start();
  await pause(100);
};

/** E7: an edit of an agreement that was locked meanwhile, and another edit after it. */
export const lockedMeanwhile: Drill = async ({ editor, desk, server }) => {
  const [first, second] = [...server.shown(desk.user, "agreements").keys()];
  desk.network.goOffline();
  server.changeAgreement(first ?? "", (body) => ({ ...body, status: "LOCKED" }));
  await editor.addService(desk, first ?? "");
  desk.network.goOnline();
  desk.engine.retry();
  await pause(50);
  await editor.addService(desk, second ?? "");
};

/** A newer client has written what this one does not know; this one edits the same agreement. */
export const newerField: Drill = async ({ editor, desk, server, devices }) => {
  const id = oneOf(server, desk);
  server.changeAgreement(id, (body) => ({ ...body, of_a_newer_client: "kept" }));
  await settle(devices);
  await editor.addService(desk, id);
};

/** E8: one event gets lost; the next one, of another collection, shows that. */
export const eventLost: Drill = async ({ editor, phone, desk, server }) => {
  await pause(100);
  const id = oneOf(server, phone);
  phone.network.loseEvents(1);
  server.changeAgreement(id, (body) => ({ ...body, name: "told by a lost event" }));
  await pause(100);
  await editor.createYacht(phone);
  await settle([desk], 1_000);
};

/** E1: the disk is full for one write of a pull that comes in several portions. */
export const diskFull: Drill = async ({ phone, server, broker }) => {
  phone.network.goOffline();
  server.addYachts(broker, 510);
  phone.failStorage(1);
  phone.network.goOnline();
  phone.engine.retry();
  await pause(300);
};

function oneOf(server: TestServer, device: TestDevice): string {
  const [id] = server.shown(device.user, "agreements").keys();
  if (!id) throw new Error("There is no agreement.");
  return id;
}
