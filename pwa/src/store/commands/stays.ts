import type { Stay } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/result";
import { addPart, patchPart, removePart } from "./parts.ts";

/** Adds a passenger's stay on board. @returns its id */
export async function addStay(id: number, input: Partial<Stay> & Pick<Stay, "profile_id">): Promise<Result<string>> {
  return addPart(id, "stays", () => ({
    emb_waypoint: null,
    disemb_waypoint: null,
    emb_date: null,
    disemb_date: null,
    ...input,
  }));
}

export async function patchStay(id: number, stayId: string, patch: Partial<Stay>): Promise<Result<void>> {
  return patchPart(id, "stays", stayId, patch);
}

export async function removeStay(id: number, stayId: string): Promise<Result<void>> {
  return removePart(id, "stays", stayId);
}
