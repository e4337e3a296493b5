import { newBunker } from "shared-schema/agreement/mutations/parts";
import type { FuelBunker } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import { addPart, patchPart, removePart } from "./parts.ts";

/** Adds a bunker, empty unless told otherwise. @returns its id */
export async function addBunker(id: number, input: Partial<Omit<FuelBunker, "pos">> = {}): Promise<Result<string>> {
  return addPart(id, "fuel_bunkers", (agreement) => newBunker(agreement, input));
}

export async function patchBunker(id: number, bunkerId: string, patch: Partial<FuelBunker>): Promise<Result<void>> {
  return patchPart(id, "fuel_bunkers", bunkerId, patch);
}

/** Removes a bunker; the last one stays, the rule refuses it. */
export async function removeBunker(id: number, bunkerId: string): Promise<Result<void>> {
  return removePart(id, "fuel_bunkers", bunkerId);
}
