import type { ErasureTarget } from "../../base/erasures.ts";
import type { Stage } from "../job.ts";
import { contacts, messages, records, unclaimed } from "./accountStages.ts";
import { personStages, standingProfiles } from "./personStages.ts";
import { travelStages } from "./travelStages.ts";

/** The stages of an erasure, in their order. The first are those whose data others would still see. */
export function stagesOf({ kind }: ErasureTarget): readonly Stage[] {
  switch (kind) {
    case "ACCOUNT":
      return [standingProfiles, unclaimed, contacts, messages, records, ...personStages];
    case "PROFILE":
      return [standingProfiles, ...personStages];
    case "TRAVEL":
      return travelStages;
  }
}
