import { formatAgreementId } from "../../pricing/format.ts";
import { type Block, detail, heading } from "../blocks.ts";
import type { ContractFacts } from "../facts.ts";
import { both, utc } from "../format.ts";
import { LANGUAGES, versionLabel } from "../labels.ts";
import type { ContractOptions } from "../options.ts";

/** Which agreement this is, in which version. */
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
        detail("Langue de travail", "Working language", both(LANGUAGES[agreement.language])),
        detail("Monnaie", "Currency", agreement.currency),
      ],
    },
  ];
}
