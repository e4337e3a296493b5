import { ownParties, type Viewer } from "../access.ts";
import type { AgreementBody, ContractType } from "../schema.ts";

type Known = Pick<AgreementBody, "contract_type" | "created_at" | "created_by" | "parties">;

/**
 * The contract type that a new agreement begins with: that of the last one which the viewer has created or, failing that, is a party
 * to; null where there is neither.
 */
export function proposedContractType(agreements: readonly Known[], viewer: Viewer): ContractType | null {
  const created = agreements.filter(({ created_by }) => created_by === viewer.user_id);
  const own = created.length > 0 ? created : agreements.filter((body) => ownParties(body, viewer).length > 0);
  const [last] = own.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  return last?.contract_type ?? null;
}
