import type { DeviceDatabase } from "../database/device.ts";

const KEY = "last-exchange";
/** As exact as it is shown. */
const MINUTE_MS = 60_000;

/** When the server answered this device last, in milliseconds, also on an earlier page; null when it never did. */
export async function lastExchange(device: DeviceDatabase): Promise<number | null> {
  const kept = (await device.settings.get(KEY))?.value;
  return typeof kept === "number" ? kept : null;
}

/** Remembers the moment of the last exchange for later pages. @returns a function to call with each exchange */
export function rememberExchanges(device: DeviceDatabase): (at: number) => void {
  let kept = 0;
  return (at) => {
    if (Math.floor(at / MINUTE_MS) === Math.floor(kept / MINUTE_MS)) return;
    kept = at;
    // A device that cannot keep the moment says so where it cannot keep the work itself.
    device.settings.put({ key: KEY, value: at }).catch(() => undefined);
  };
}
