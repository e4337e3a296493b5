import { formatAgreementId } from "../pricing/format.ts";
import type { ContractDocument } from "./blocks.ts";
import { heading, paragraph } from "./blocks.ts";
import type { ContractFacts } from "./facts.ts";
import { CONTRACT_TITLES, versionLabel } from "./labels.ts";
import type { ContractOptions } from "./options.ts";
import { exhibitSection } from "./sections/exhibit.ts";
import { partiesSection } from "./sections/parties.ts";
import { passengersSection } from "./sections/passengers.ts";
import { paymentSection } from "./sections/payment.ts";
import { priceSection } from "./sections/price.ts";
import { referenceSection } from "./sections/reference.ts";
import { routeSection } from "./sections/route.ts";
import { signaturesSection } from "./sections/signatures.ts";
import { specialConditionsSection, standardTermsSection } from "./sections/terms.ts";
import { yachtSection } from "./sections/yacht.ts";

/** The contract as blocks, from which screen and paper are rendered. */
export function buildContract(facts: ContractFacts, options: ContractOptions): ContractDocument {
  const { agreement } = facts;
  const title = CONTRACT_TITLES[agreement.contract_type];
  return {
    title,
    reference: formatAgreementId(facts.id),
    version: agreement.version,
    versionLabel: versionLabel(agreement.version),
    ...options,
    blocks: [
      { kind: "title", text: title, subtitle: agreement.name },
      paragraph("Le texte français fait foi.", "The French text prevails.", true),
      heading(1, "particulars", "I", "Conditions particulières", "Particulars"),
      ...referenceSection(facts, options),
      ...partiesSection(facts),
      ...yachtSection(facts),
      ...routeSection(facts),
      ...passengersSection(facts),
      ...priceSection(facts),
      ...paymentSection(facts),
      ...specialConditionsSection(facts),
      ...standardTermsSection(facts),
      ...exhibitSection(facts),
      ...signaturesSection(facts, options),
    ],
  };
}
