import type { Service } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/result";
import { addPart, lastPos, patchPart, removePart } from "./editAgreement.ts";

/** Adds a service, empty unless told otherwise. @returns its id */
export async function addService(id: number, input: Partial<Omit<Service, "pos">> = {}): Promise<Result<string>> {
  return addPart(id, "special_conditions", ({ special_conditions }) => ({
    name: null,
    price: null,
    product: null,
    ...input,
    pos: lastPos(special_conditions),
  }));
}

export async function patchService(id: number, serviceId: string, patch: Partial<Service>): Promise<Result<void>> {
  return patchPart(id, "special_conditions", serviceId, patch);
}

export async function removeService(id: number, serviceId: string): Promise<Result<void>> {
  return removePart(id, "special_conditions", serviceId);
}
