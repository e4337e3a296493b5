import type { TestDevice } from "./device.ts";
import { pause } from "./pause.ts";
import type { Random } from "./random.ts";
import { settle } from "./settle.ts";

/** Requests that meet a fault: a question or an answer that is lost, or one that comes twice. */
const FAULTS = 0.3;

/**
 * Days of a bad network: at each step one of the devices acts, goes offline, comes back, or is killed and opened again. Then all is well.
 * @returns whether the devices come to rest
 */
export async function badDays(
  devices: TestDevice[],
  random: Random,
  steps: number,
  act: (device: TestDevice) => Promise<void>,
): Promise<boolean> {
  for (const device of devices) device.network.faults = FAULTS;
  for (let step = 0; step < steps; step += 1) {
    const device = random.pick(devices);
    if (!device) return false;
    if (random.below(4) === 0) device.network.goOffline();
    if (random.below(3) === 0) device.network.goOnline();
    await act(device);
    if (random.below(12) === 0) await device.crash();
    await pause(random.below(3_000));
  }
  for (const device of devices) {
    device.network.faults = 0;
    device.network.goOnline();
    device.engine.retry();
  }
  return settle(devices);
}

/** What a device holds for its user to decide, as text. */
export async function inInbox(device: TestDevice): Promise<string> {
  const rows = await device.open.database.collections.inbox.find().exec();
  return JSON.stringify(rows.map((row) => row.toJSON().body));
}
