import type { AgreementBody } from "../agreement/schema.ts";
import { isDraftText } from "../agreement/status.ts";
import { PRODUCT } from "../base/product.ts";
import type { ContractFacts } from "../terms/facts.ts";
import { fingerprint } from "../terms/fingerprint.ts";
import { contractFileName } from "../terms/format.ts";
import { terms } from "../terms/terms.ts";
import { type AmendedVersion, buildAddendum } from "./addendum/addendum.ts";
import type { ContractDocument } from "./blocks.ts";
import { TEXT_FORMAT, type VersionText } from "./comparison/versionText.ts";
import { buildContract } from "./document.ts";
import { draftIssuedAt } from "./draftDate.ts";
import type { ContractOptions } from "./options.ts";

/**
 * The consolidated contract of an agreement as it stands; server and device print the same bytes for the same state.
 * @param origin where people reach the server, without a slash at the end
 */
export function currentContract(facts: ContractFacts, origin: string): ContractDocument {
  return buildContract(facts, currentOptions(facts, origin));
}

/** The draft of an addendum, as it would be generated: each term that it changes, before and after. */
export function currentAddendum(facts: ContractFacts, origin: string, amended: AmendedVersion): ContractDocument {
  return buildAddendum(facts, currentOptions(facts, origin), amended);
}

/** The text of an agreement as it stands, to be compared with a generated version. */
export function currentText(facts: ContractFacts, origin: string): VersionText {
  return { format: TEXT_FORMAT, terms: terms(facts), document: currentContract(facts, origin) };
}

function currentOptions(facts: ContractFacts, origin: string): ContractOptions {
  const { agreement } = facts;
  return {
    draft: isDraftText(agreement),
    fingerprint: fingerprint(facts),
    issuedAt: draftIssuedAt(agreement),
    productName: PRODUCT.name,
    origin,
  };
}

/** Returns the file name of the current PDF. A contract as amended is told apart from the addendum of the same version. */
export function currentFileName(id: number, agreement: AgreementBody, document: "contract" | "addendum"): string {
  const { version } = agreement;
  const isConsolidated = version > 0 && document === "contract";
  return contractFileName(id, version, { draft: isDraftText(agreement), consolidated: isConsolidated });
}
