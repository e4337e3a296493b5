import { deedsOf, update } from "./deeds.ts";
import { beginLife, endLife } from "./life.ts";
import { pauseBetweenDeeds } from "./pause.ts";
import type { Plant } from "./plants/plant.ts";
import { Random } from "./random.ts";
import { inVirtualTime } from "./virtualTime.ts";

export interface CaseResult {
  seed: number;
  failures: string[];
  edits: number;
  drops: number;
}

/** One seeded life of three devices: an administrator's two and a broker's, while someone else calls the API. */
export function simulate(
  seed: number,
  steps: number,
  plant: Plant = {},
  further: ReturnType<typeof deedsOf> = [],
): Promise<CaseResult> {
  return inVirtualTime(() => live(seed, steps, plant, further));
}

/** The same, where users also log out and in again at any moment. */
export function simulateLogouts(seed: number, steps: number): Promise<CaseResult> {
  return simulate(seed, steps, {}, [[10, (device) => device.leaveAndReturn()]]);
}

async function live(
  seed: number,
  steps: number,
  plant: Plant,
  further: ReturnType<typeof deedsOf>,
): Promise<CaseResult> {
  const life = await beginLife(seed, plant);
  const { devices, desk, editor, tokens } = life;
  for (const device of devices) device.network.faults = 0.15;
  const failures: string[] = [];
  const deeds = [...deedsOf(life), ...further];
  for (let step = 0; step < steps; step += 1) {
    const random = Random.ofStep(seed, step);
    editor.random = random;
    const deed = random.weighted(deeds);
    const failure = await deed?.(random.pick(devices) ?? desk, random);
    if (typeof failure === "string") failures.push(failure);
    await pauseBetweenDeeds(random);
  }
  for (const device of devices) {
    device.network.faults = 0;
    device.network.goOnline();
    if (device === life.phone) await update(device);
    device.engine.retry();
  }
  failures.push(...(await endLife(life)));
  const drops = devices.reduce((sum, device) => sum + device.network.stats.drops, 0);
  return { seed, failures, edits: tokens.all().length, drops };
}
