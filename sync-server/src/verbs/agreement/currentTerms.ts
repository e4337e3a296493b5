import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Inputs } from "shared-schema/frozen/inputs";
import type { Plan } from "shared-schema/pricing/plan";
import type { ContractTerms } from "shared-schema/terms/terms";
import type { Actor, Tx } from "../base/context.ts";
import type { ReadableRow } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";
import { inputsFor } from "./readAgreement.ts";

/** The terms of an agreement now, as they bind: without estimated times. */
export interface CurrentTerms {
  terms: ContractTerms;
  fingerprint: string;
  plan: Plan;
}

/** The terms for someone who reads the contract; they are the same for all who do. */
export function currentTerms(tx: Tx, actor: Actor, row: ReadableRow): CurrentTerms {
  const agreement = shown("agreements", row);
  const id = Number(row.id);
  return termsOf(tx, id, agreement, inputsFor(tx, actor, id, agreement));
}

/** The terms that follow from an agreement and what is around it. */
export function termsOf(
  tx: Pick<Tx, "derivations">,
  id: number,
  agreement: AgreementBody,
  { yacht, profiles, taxRows, today }: Omit<Inputs, "frozen_at">,
): CurrentTerms {
  return tx.derivations.get("terms", { id, agreement, yacht, profiles, taxRows, today });
}
