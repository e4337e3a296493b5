import { isEqual } from "shared-schema/base/equal";
import type { TestDevice } from "./device.ts";
import { pause } from "./pause.ts";
import type { TestServer } from "./server.ts";

/** Longer than anything takes to settle that settles at all, ms of virtual time. */
const PATIENCE_MS = 600_000;
/** Longer than anybody waits before trying again. */
const LOOK_EVERY_MS = 35_000;

/** Waits until two looks show the same, on every device. @returns whether that came about */
export async function settle(devices: TestDevice[], patience = PATIENCE_MS): Promise<boolean> {
  const end = Date.now() + patience;
  let before = "";
  while (Date.now() < end) {
    await pause(LOOK_EVERY_MS);
    const unsent = await Promise.all(devices.map((device) => device.unsent()));
    const now = JSON.stringify(await Promise.all(devices.map(revisions)));
    const whole = devices.every((device) => device.engine.problem.value === null);
    if (whole && now === before && unsent.every((count) => count === 0)) return true;
    before = now;
  }
  return false;
}

async function revisions(device: TestDevice): Promise<string[]> {
  const found = await Promise.all(
    device.collections.map((name) => device.open.database.collections[name].find().exec()),
  );
  return found.flat().map((document) => `${document.id}@${document.rev}`);
}

/** Lists the differences between a device and what its user may see on the server. */
export async function differences(server: TestServer, devices: TestDevice[]): Promise<string[]> {
  const failures: string[] = [];
  for (const device of devices) {
    for (const collection of device.collections) {
      const shown = server.shown(device.user, collection);
      const here = await device.open.database.collections[collection].find().exec();
      for (const document of here) {
        const { id, rev, e, body } = document.toMutableJSON();
        const theirs = shown.get(id);
        if (!theirs) failures.push(`${device.name} still holds ${collection}/${id} (rev ${rev}, e «${e}»)`);
        else if (theirs.rev !== rev || e !== "" || !isEqual(theirs.body, body)) {
          failures.push(`${device.name} has ${collection}/${id} at rev ${rev} «${e}», the server at ${theirs.rev}`);
        }
        shown.delete(id);
      }
      for (const id of shown.keys()) failures.push(`${device.name} lacks ${collection}/${id}`);
    }
  }
  return failures;
}
