import type { Deps } from "../core/context.ts";
import { startLoop } from "../core/loop.ts";
import { tellKyc } from "../kyc/tellKyc.ts";
import { tellCalls } from "./tellCalls.ts";
import { tellOutdated } from "./tellOutdated.ts";
import { writeDigests } from "./writeDigests.ts";

const LOOK_EVERY_MS = 20_000;

/**
 * Looks once for work that is due: outdated approvals, calls for fund, evidence that expires, daily mails. One that fails leaves the others.
 * @param goOn asked on the way
 */
export async function lookForAlerts(deps: Deps, daysBefore: number, goOn: () => boolean = () => true): Promise<void> {
  const looks = [
    () => tellOutdated(deps, goOn),
    () => tellCalls(deps, daysBefore),
    () => tellKyc(deps),
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
