import { editionOf } from "../../agreement/wording/edition.ts";
import { AGREEMENT_FIELDS, LANGUAGE_LABELS, versionLabel } from "../../labels/agreement.ts";
import { ARTICLES_EDITION } from "../../labels/clauses.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { both, utc } from "../../terms/format.ts";
import { type Block, detail, heading, labelled } from "../blocks.ts";
import type { ContractOptions } from "../options.ts";

/** The section that names the agreement and its version. */
export function referenceSection(facts: ContractFacts, options: ContractOptions): Block[] {
  const { agreement } = facts;
  return [
    heading(2, "reference", "1", "Référence", "Reference"),
    {
      kind: "details",
      rows: [
        detail("Contrat n°", "Agreement number", formatAgreementId(facts.id)),
        detail("Intitulé", "Name", agreement.name),
        detail("Version", "Version", both(versionLabel(agreement.version))),
        detail("Date", "Date", utc(options.issuedAt)),
        labelled(ARTICLES_EDITION, editionOf(agreement)),
        labelled(AGREEMENT_FIELDS.language, both(LANGUAGE_LABELS[agreement.language])),
        labelled(AGREEMENT_FIELDS.currency, agreement.currency),
      ],
    },
  ];
}
