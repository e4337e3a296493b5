import { CONTRACT_TITLES, versionLabel } from "../labels/agreement.ts";
import { formatAgreementId } from "../pricing/format.ts";
import type { ContractFacts } from "../terms/facts.ts";
import { type Block, type ContractDocument, heading, paragraph } from "./blocks.ts";
import { coverOf } from "./cover.ts";
import type { ContractOptions } from "./options.ts";
import { exhibitSection } from "./sections/exhibit.ts";
import { onBoardSection } from "./sections/onBoard.ts";
import { partiesSection } from "./sections/parties.ts";
import { passengersSection } from "./sections/passengers.ts";
import { paymentSection } from "./sections/payment.ts";
import { priceSection } from "./sections/price.ts";
import { referenceSection } from "./sections/reference.ts";
import { routeSection } from "./sections/route.ts";
import { signaturesSection } from "./sections/signatures.ts";
import { specialConditionsSection } from "./sections/specialConditions.ts";
import { standardTermsSection } from "./sections/standardTerms.ts";
import { yachtSection } from "./sections/yacht.ts";
import { verifyAddress } from "./verifyAddress.ts";

/** The contract as blocks, from which screen and paper are rendered. */
export function buildContract(facts: ContractFacts, options: ContractOptions): ContractDocument {
  const { agreement } = facts;
  const onBoard = onBoardSection(facts, "V");
  return documentOf(facts, options, [
    { kind: "title", text: CONTRACT_TITLES[agreement.contract_type], subtitle: agreement.name },
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
    ...exhibitSection(facts, "IV"),
    ...onBoard,
    ...signaturesSection(facts, options, onBoard.length > 0 ? "VI" : "V"),
  ]);
}

/** A document of an agreement's version: its blocks, with what every page and its cover say of it. */
export function documentOf(facts: ContractFacts, options: ContractOptions, blocks: Block[]): ContractDocument {
  const { version, contract_type } = facts.agreement;
  const { draft, fingerprint, issuedAt, productName, origin } = options;
  return {
    title: CONTRACT_TITLES[contract_type],
    reference: formatAgreementId(facts.id),
    version,
    versionLabel: versionLabel(version),
    draft,
    fingerprint,
    issuedAt,
    productName,
    verify: verifyAddress(origin, { id: facts.id, version, fingerprint }),
    cover: coverOf(facts, options),
    language: null,
    blocks,
  };
}
