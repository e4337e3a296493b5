import { type AlertMarks, MOST_MARKS } from "shared-schema/api/account/alertMarks";
import type { Result } from "shared-schema/base/result";
import type { DeviceDatabase } from "../../database/device.ts";

const SETTING = "alerts-dismissed";

/** The keys of dismissed alerts, the newest last, and those of them that the server may lack. */
interface Marks {
  keys: readonly string[];
  unsent: readonly string[];
}

/** Sends marks. The answer has all that the account has dismissed. */
export type SendMarks = (keys: readonly string[]) => Promise<Result<AlertMarks>>;

/** The alerts that were dismissed, on this device or, as far as it has heard of them, on the account's others. */
export async function keptMarks(device: DeviceDatabase): Promise<Marks> {
  const kept: unknown = (await device.settings.get(SETTING))?.value;
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((key) => typeof key === "string") : []);
  // A former version kept the keys alone, and those of passports told the day of their expiry.
  if (Array.isArray(kept)) {
    const keys = texts(kept).filter((key) => !key.startsWith("passport/"));
    return { keys, unsent: keys };
  }
  const { keys, unsent } = { keys: [], unsent: [], ...(typeof kept === "object" ? kept : null) };
  return { keys: texts(keys), unsent: texts(unsent) };
}

/** Dismisses alerts on this device. */
export function addMarks(device: DeviceDatabase, dismissed: readonly string[]): Promise<Marks> {
  return change(device, ({ keys, unsent }) => ({
    keys: united(keys, dismissed),
    unsent: united(unsent, dismissed),
  }));
}

/**
 * Sends what the server may lack and takes up what the account has dismissed elsewhere. Marks are only ever added, so that any order and
 * any repetition comes to the same.
 * @returns the marks as they stand then, whether or not the server could be reached
 */
export async function exchangeMarks(device: DeviceDatabase, send: SendMarks): Promise<Marks> {
  const { unsent: sent } = await keptMarks(device);
  const answer = await send(sent);
  if (!answer.ok) return keptMarks(device);
  return change(device, ({ keys, unsent }) => ({
    keys: united(keys, answer.value.keys, unsent),
    unsent: unsent.filter((key) => !sent.includes(key)),
  }));
}

/** In one transaction: another tab may dismiss meanwhile. */
function change(device: DeviceDatabase, next: (marks: Marks) => Marks): Promise<Marks> {
  return device.transaction("rw", device.settings, async () => {
    const value = next(await keptMarks(device));
    await device.settings.put({ key: SETTING, value });
    return value;
  });
}

/** Each key once, the oldest left out where there are too many. */
function united(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].slice(-MOST_MARKS);
}
