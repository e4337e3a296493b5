import type { Deps } from "../base/context.ts";
import { startLoop } from "../base/loop.ts";
import { alertCalls } from "../notify/alerts/alertCalls.ts";
import { alertKyc } from "../notify/alerts/alertKyc.ts";
import { alertOutdated } from "../notify/alerts/alertOutdated.ts";
import { writeDigests } from "../notify/alerts/writeDigests.ts";

const LOOK_EVERY_MS = 20_000;

/**
 * Looks once for work that is due: outdated approvals, calls for fund, evidence that expires, daily mails. One that fails leaves the others.
 * @param goOn asked on the way
 */
export async function lookForAlerts(deps: Deps, daysBefore: number, goOn: () => boolean = () => true): Promise<void> {
  const looks = [
    () => alertOutdated(deps, goOn),
    () => alertCalls(deps, daysBefore),
    () => alertKyc(deps),
    () => writeDigests(deps),
  ];
  for (const look of looks) {
    try {
      await look();
    } catch (error) {
      deps.log.error({ err: error }, "News could not be looked for");
    }
  }
}

/** Looks every 20 seconds, one look at a time. @returns how to stop: settles when the last look has ended */
export function startAlertLoop(deps: Deps, daysBefore: number): () => Promise<void> {
  return startLoop(LOOK_EVERY_MS, (isStopped) => lookForAlerts(deps, daysBefore, () => !isStopped()));
}
