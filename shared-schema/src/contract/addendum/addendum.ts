import { documentTitle, versionLabel } from "../../labels/agreement.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import { compareTerms } from "../../terms/compare.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { both, utc } from "../../terms/format.ts";
import { type ContractTerms, terms } from "../../terms/terms.ts";
import { type Block, type ContractDocument, detail, heading, paragraph } from "../blocks.ts";
import { documentOf } from "../document.ts";
import type { ContractOptions } from "../options.ts";
import { exhibitSection } from "../sections/exhibit.ts";
import { passedOverSection } from "../sections/passedOver.ts";
import { signaturesSection } from "../sections/signatures.ts";
import { changesSection } from "./changes.ts";
import { priceDifference } from "./priceDifference.ts";

/** The generated version that an addendum amends. */
export interface AmendedVersion {
  version: number;
  fingerprint: string;
  terms: ContractTerms;
}

/** Terms that the tax exhibit prints and nothing else does. */
const TAX = /^(trips|rate_explanation|effective_vat_rate|vat_country|tax_answers|entered_vat_reason)(\.|$)/;

/**
 * An addendum as blocks: which version it amends, each changed term before and after, what stays, and the difference of price. The tax
 * exhibit follows where it changed (article 26.2).
 */
export function buildAddendum(
  facts: ContractFacts,
  options: ContractOptions,
  amended: AmendedVersion,
): ContractDocument {
  const { agreement } = facts;
  const now = terms(facts);
  const changes = compareTerms(amended.terms, now);
  const isTaxChanged = changes.some(({ path }) => TAX.test(path));
  const title = documentTitle(agreement.contract_type, agreement.version);
  const blocks: Block[] = [
    { kind: "title", text: title, subtitle: agreement.name },
    paragraph("Le texte français fait foi.", "The French text prevails.", true),
    ...amendedSection(facts, options, amended),
    ...changesSection(changes, [amended.terms, now]),
    ...passedOverSection(facts, "II.A"),
    ...unchangedSection(),
    heading(1, "price-difference", "IV", "Différence de prix", "Difference of price"),
    priceDifference(amended.terms, now),
    ...(isTaxChanged ? exhibitSection(facts, "V") : []),
    ...signaturesSection(facts, options, isTaxChanged ? "VI" : "V"),
  ];
  return { ...documentOf(facts, options, blocks), title };
}

function amendedSection(facts: ContractFacts, options: ContractOptions, amended: AmendedVersion): Block[] {
  return [
    heading(1, "amended", "I", "Contrat modifié", "Agreement amended"),
    {
      kind: "details",
      rows: [
        detail("Contrat n°", "Agreement number", formatAgreementId(facts.id)),
        detail("Version modifiée", "Version amended", both(versionLabel(amended.version))),
        detail("Empreinte de cette version", "Fingerprint of that version", amended.fingerprint),
        detail("Date", "Date", utc(options.issuedAt)),
      ],
    },
    paragraph(
      "Le présent Avenant modifie le Contrat selon l’article 26. Les mots définis au Contrat y ont le même sens.",
      "This Addendum amends the Agreement under article 26. Words defined in the Agreement have the same meaning in it.",
    ),
  ];
}

function unchangedSection(): Block[] {
  return [
    heading(1, "unchanged", "III", "Termes inchangés", "Unchanged terms"),
    paragraph(
      "Tous les autres termes du Contrat, dont les Conditions générales dans l’édition qu’il indique, demeurent inchangés et en vigueur.",
      "All other terms of the Agreement, including the Standard Terms in the edition that it states, remain unchanged and in force.",
    ),
  ];
}
