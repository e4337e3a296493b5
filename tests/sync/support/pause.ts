import type { Random } from "./random.ts";

/** Waits, ms: of virtual time where that is what passes. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Mostly as much as between two keys or two fields, ms, now and then a minute and a half. */
const BETWEEN_DEEDS = [0, 0, 0, 15, 40, 90, 90, 250, 700, 2_000, 6_000, 95_000];

/** Waits as long as people do between two actions. */
export function pauseBetweenDeeds(random: Random): Promise<void> {
  return pause(random.below((random.pick(BETWEEN_DEEDS) ?? 0) + 1));
}
