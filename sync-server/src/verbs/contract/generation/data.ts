import { agreementBody } from "shared-schema/agreement/schema";
import { editionOf } from "shared-schema/agreement/wording/edition";
import type { Result } from "shared-schema/base/result";
import { refused } from "shared-schema/base/result";
import type { ContractData } from "shared-schema/contract/data/format";
import { writeContractData } from "shared-schema/contract/data/write";
import type { ContractVersionRow } from "../../../store/queries/contractVersions.ts";
import { keptCopy } from "../../agreement/moves/frozenCopy.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { draftData } from "../current.ts";
import { readableVersion, statusOf } from "./versions.ts";

/**
 * A version of a contract as data, to those who read its text: one that was generated as it was frozen, else the draft. Of people
 * it holds what the contract prints, so that every reader of a version gets the same.
 */
export async function dataOfVersion(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number,
): Promise<Result<ContractData>> {
  const generated = readableVersion(deps, actor, id, version);
  if (generated === null) return draftData(deps, actor, id, version);
  return generated.ok ? frozenData(deps, generated.value) : generated;
}

function frozenData(deps: Deps, row: ContractVersionRow): Result<ContractData> {
  const { cruise_id: id, version: number, generated_at, fingerprint, pdf_sha256 } = row;
  const agreement = agreementBody.safeParse(JSON.parse(row.agreement));
  if (!agreement.success) return refused("contract-data.unwritable");
  const copy = keptCopy(reading(deps), String(id), number);
  return writeContractData({
    id,
    version: {
      ...{ number, status: statusOf(row), generated_at, fingerprint, pdf_sha256 },
      articles_edition: editionOf(agreement.data),
    },
    agreement: agreement.data,
    yacht: copy?.yacht ?? null,
    profiles: copy?.profiles ?? {},
    terms: JSON.parse(row.terms),
  });
}
