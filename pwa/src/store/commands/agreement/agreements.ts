import { decideAgreementChange } from "shared-schema/agreement/change";
import { creatorParties, newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody, ContractType } from "shared-schema/agreement/schema";
import { dayOf } from "shared-schema/base/basics";
import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../database/runtime.ts";
import { useSession } from "../../session/session.ts";
import { removeDocument } from "../edit.ts";
import { insertNumbered, type TakeNumber } from "../insertNumbered.ts";
import { editUndoable } from "../undo.ts";

interface NewAgreementInput extends Partial<Pick<AgreementBody, "yacht_id" | "delivery_date" | "redelivery_date">> {
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
    | "clauses"
    | "fuel_bunkers"
    | "stays"
    | "payment_calls"
    | "payments"
    | "expenses"
    | "comments"
  >
>;

/** Creates a draft under an id of this device's lease and answers the id. */
export async function createAgreement({
  name,
  contract_type,
  currency,
  ...beginning
}: NewAgreementInput): Promise<Result<number>> {
  const { now, newId, userId } = await runtime();
  const body = newAgreement({
    ...{ name, contract_type, currency },
    created_by: userId,
    created_at: new Date(now()).toISOString(),
    bunkerId: newId(),
  });
  return insertAgreement({ ...body, ...beginning, parties: ownParties() });
}

/** The parties of a new agreement: a creator who is not an administrator is one of them. */
export function ownParties(): AgreementBody["parties"] {
  const { user } = useSession.getState();
  return user === null || user.is_admin || !user.main_profile ? {} : creatorParties(user.main_profile.id);
}

/** Creates an agreement that is whole already: one that the server did not take under its former number. */
export async function insertAgreement(body: AgreementBody, take?: TakeNumber): Promise<Result<number>> {
  const { collections, viewer, now } = await runtime();
  const verdict = decideAgreementChange(null, body, viewer(), dayOf(now()));
  return insertNumbered("agreement", collections.agreements, verdict, take);
}

/** Changes fields of the agreement itself, so that it can be undone; its parts have commands of their own. */
export async function patchAgreement(id: number, patch: AgreementPatch): Promise<Result<void>> {
  return editUndoable(id, (before) => done({ ...before, ...patch }));
}

export async function deleteAgreement(id: number): Promise<Result<void>> {
  const { collections, viewer, now } = await runtime();
  const decide = (before: AgreementBody) => decideAgreementChange(before, null, viewer(), dayOf(now()));
  return removeDocument(collections.agreements, String(id), decide);
}
