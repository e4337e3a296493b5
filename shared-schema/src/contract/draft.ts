import { fingerprint } from "../agreement/fingerprint.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isGenerated } from "../agreement/status.ts";
import { PRODUCT } from "../product.ts";
import type { ContractDocument } from "./blocks.ts";
import { buildContract } from "./document.ts";
import { draftIssuedAt } from "./draftDate.ts";
import type { ContractFacts } from "./facts.ts";
import { contractFileName } from "./format.ts";

/** The document of an agreement as it stands; server and device print the same bytes for the same state. */
export function currentContract(facts: ContractFacts): ContractDocument {
  const { agreement } = facts;
  return buildContract(facts, {
    draft: !isGenerated(agreement.status),
    fingerprint: fingerprint(facts),
    issuedAt: draftIssuedAt(agreement),
    productName: PRODUCT.name,
  });
}

/** What its PDF is called when somebody saves it. */
export function currentFileName(id: number, agreement: AgreementBody): string {
  return contractFileName(id, agreement.version, !isGenerated(agreement.status));
}
