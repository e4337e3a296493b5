import { decideAgreementChange } from "shared-schema/agreement/change";
import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody, ContractType } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/result";
import { takeId } from "../leases.ts";
import { runtime } from "../runtime.ts";
import { insertDocument, removeDocument } from "./edit.ts";
import { editAgreement } from "./editAgreement.ts";

export interface NewAgreementInput {
  name: string;
  contract_type: ContractType;
  currency: string;
}

/** Everything of an agreement that is no part and no field of the server. */
export type AgreementPatch = Partial<
  Omit<
    AgreementBody,
    | "status"
    | "version"
    | "generated_versions_len"
    | "created_by"
    | "created_at"
    | "parties"
    | "waypoints"
    | "special_conditions"
    | "fuel_bunkers"
    | "stays"
    | "payment_calls"
    | "comments"
  >
>;

/** Creates a draft under an id of this device's lease and answers the id. */
export async function createAgreement(input: NewAgreementInput): Promise<Result<number>> {
  const { collections, device, viewer, now, newId, userId, topUp } = await runtime();
  const body = newAgreement({
    ...input,
    created_by: userId,
    created_at: new Date(now()).toISOString(),
    bunkerId: newId(),
  });
  const verdict = decideAgreementChange(null, body, viewer());
  if (!verdict.ok) return verdict;
  const id = await takeId(device, "agreement");
  topUp();
  if (!id.ok) return id;
  const written = await insertDocument(collections.agreements, String(id.value), verdict);
  return written.ok ? id : written;
}

/** Changes fields of the agreement itself; its parts have commands of their own. */
export async function patchAgreement(id: number, patch: AgreementPatch): Promise<Result<void>> {
  return editAgreement(id, (before) => done({ ...before, ...patch }));
}

export async function deleteAgreement(id: number): Promise<Result<void>> {
  const { collections, viewer } = await runtime();
  return removeDocument(collections.agreements, String(id), (before) => decideAgreementChange(before, null, viewer()));
}
