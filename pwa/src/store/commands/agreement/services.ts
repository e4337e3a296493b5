import { newService } from "shared-schema/agreement/mutations/parts";
import type { Service } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import { addPart, patchPart, removePart } from "./parts.ts";

/** Adds a service, empty unless told otherwise. @returns its id */
export async function addService(id: number, input: Partial<Omit<Service, "pos">> = {}): Promise<Result<string>> {
  return addPart(id, "special_conditions", (agreement) => newService(agreement, input));
}

export async function patchService(id: number, serviceId: string, patch: Partial<Service>): Promise<Result<void>> {
  return patchPart(id, "special_conditions", serviceId, patch);
}

export async function removeService(id: number, serviceId: string): Promise<Result<void>> {
  return removePart(id, "special_conditions", serviceId);
}
