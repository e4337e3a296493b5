import type { RateSource } from "../../ports/rates/rateSource.ts";
import type { Deps } from "../base/context.ts";
import { startLoop } from "../base/loop.ts";
import { keepRates } from "../money/exchange/keepRates.ts";
import { readRates } from "../money/exchange/readRates.ts";

/** The ECB publishes once on each working day, at about 16:00 CET. */
const LOOK_EVERY_MS = 3 * 3_600_000;

/** Asks a publisher for its rates once. Where that fails, it is logged, and rates are entered by hand meanwhile. */
export async function lookForRates(deps: Deps, source: RateSource): Promise<void> {
  try {
    keepRates(deps, readRates(await source.read()));
  } catch (error) {
    deps.log.error({ err: error }, "Reference rates could not be read");
  }
}

/** Asks a publisher now and every three hours. @returns how to stop: settles when the last answer has been kept */
export function startRates(deps: Deps, source: RateSource): () => Promise<void> {
  const first = lookForRates(deps, source);
  const stop = startLoop(LOOK_EVERY_MS, () => lookForRates(deps, source));
  return async () => {
    await Promise.all([first, stop()]);
  };
}
