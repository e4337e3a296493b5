import { travelEraser } from "../../audit/erase/travel.ts";
import type { ErasureDeps, Job } from "../job.ts";
import { keptStages } from "./kept.ts";

/** Passports, guest preferences and crews' papers, wherever they are kept. */
export const travelStages = keptStages(prepare);

async function prepare(_deps: ErasureDeps, job: Job): Promise<void> {
  if (job.target.kind !== "TRAVEL") throw new Error("No travel data is erased");
  const { profiles, agreements, crews } = job.target;
  job.eraser ??= travelEraser({
    profiles: new Set(profiles),
    agreements: new Map(Object.entries(agreements).map(([id, guests]) => [id, new Set(guests)])),
    crews: new Set(crews),
  });
}
